import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOnCreators, checkContacts } from '../../../contract/creators/bulk.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { loadSample } from '../../sandbox/controls/service.ts';

let app: TestApp;
let token = '';
let teamId = 0;
let accountId = 0;
let stranger = '';
let ids: number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await loadSample(db, app.world, { count: 600 });
  const lili = await makeTeam(db, app.world, 'lili');
  ({ teamId, accountId } = lili);
  token = await app.signInAs(lili);
  stranger = await app.signInAs(await makeTeam(db, app.world, 'han.mei'));
  const rows = await db.selectFrom('creators').select('id').orderBy('id').limit(3).execute();
  ids = rows.map(row => row.id);
});
afterAll(() => app.close());

const tags = { do: 'addTags', tags: ['重点'] } as const;
const act = (body: object, by = token) => callApp(app, actOnCreators, { token: by, body: body as never });

test('a few immediately, all of a search in the background', async () => {
  const few = await act({ selection: { of: 'ids', ids }, action: tags });
  expect(few).toMatchObject({ code: 0, data: { workId: null, result: { asked: 3, done: 3 } } });
  const search = { of: 'search', platform: 'tiktok', filter: { followerCount_start: '1' } };
  const all = await act({ selection: search, action: tags });
  expect(all).toMatchObject({ code: 0, data: { workId: expect.any(Number), result: null } });
});

test('each team has its own tags', async () => {
  const other = await act({ selection: { of: 'ids', ids }, action: tags }, stranger);
  expect(other).toMatchObject({ code: 0, data: { result: { done: 3 } } });
});

test.each([
  ['no selection', { action: tags }, ['selection']],
  ['no ids', { selection: { of: 'ids', ids: [] }, action: tags }, ['selection']],
  ['an unknown action', { selection: { of: 'ids', ids: [1] }, action: { do: 'fly' } }, ['action']],
  [
    'an empty tag',
    { selection: { of: 'ids', ids: [1] }, action: { do: 'addTags', tags: [' '] } },
    ['action'],
  ],
  ['no reason', { selection: { of: 'ids', ids: [1] }, action: { do: 'block', reason: '' } }, ['action']],
])('refuses %s', async (_what, body, fields) => {
  expect(await act(body)).toMatchObject({ code: 400, fields });
});

test.each([
  ['a list that is not there', { do: 'addToList', listId: 999_999 }],
  ['creators of a list that is not there', { do: 'removeFromList', listId: 999_999 }],
])('finds no %s', async (_what, action) => {
  expect((await act({ selection: { of: 'ids', ids }, action })).code).toBe(404);
});

test('lists contacts', async () => {
  const asked = { token, body: { selection: { of: 'ids', ids } } } as const;
  expect(await callApp(app, checkContacts, asked as never)).toMatchObject({
    code: 0,
    data: { total: 0, contacts: [] },
  });
});

test('counts creators to whom nobody can write', async () => {
  const { db } = app.database;
  const rows = await db.selectFrom('creators').select(['id', 'has_email']).orderBy('id').limit(60).execute();
  const without = rows.filter(row => !row.has_email).map(({ id }) => id);
  expect(without.length).toBeGreaterThan(1);
  const count = async (by: string) => {
    const selection = { of: 'ids' as const, ids: rows.map(({ id }) => id) };
    return (await callApp(app, checkContacts, { token: by, body: { selection } })).data.withoutAddress;
  };
  expect(await count(token)).toBe(without.length);
  const at = app.world.now();
  const by = { team_id: teamId, unlocked_by: accountId, unlocked_at: at };
  const told = { creator_id: without[0] ?? 0, address: 'told@known.example', confirmed_at: at };
  // Unlocked once, and removed from the catalogue since: locked again.
  const gone = { creator_id: without[1] ?? 0, address: 'gone@known.example', confirmed_at: null };
  await asTeam(db, teamId, db =>
    db
      .insertInto('unlocked_addresses')
      .values([
        { ...by, ...told },
        { ...by, ...gone },
      ])
      .execute(),
  );
  expect(await count(token)).toBe(without.length - 1);
  expect(await count(stranger)).toBe(without.length);
});
