import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/core/limits.ts';
import { deleteMember } from '../../../contract/workspace/members.ts';
import {
  deleteSavedSearch,
  listSavedSearches,
  markSearchSeen,
  renameSavedSearch,
  saveSearch,
} from '../../../contract/creators/saved-searches.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../blocklist/service.ts';

let app: TestApp;
let own: Account;
let token = '';
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await makeTeam(app.database.db, app.world, `own-${++made}`);
  token = await app.signInAs(own);
});

const save = (name: string, query = 'region=VN', as = token) =>
  callApp(app, saveSearch, { token: as, body: { name, platform: 'tiktok', query } });
const rename = (id: number, name: string, as = token) =>
  callApp(app, renameSavedSearch, { token: as, params: { id }, body: { name } });
const see = (id: number, as = token) => callApp(app, markSearchSeen, { token: as, params: { id } });
const remove = (id: number, as = token) => callApp(app, deleteSavedSearch, { token: as, params: { id } });
const list = async (as = token) => (await callApp(app, listSavedSearches, { token: as })).data.searches;
const newIn = async (as = token) =>
  Object.fromEntries((await list(as)).map(({ name, newCreators }) => [name, newCreators]));

/** Adds creators to the catalogue, one minute from now. */
function arrive(count: number): Promise<number[]> {
  app.world.pass(60_000);
  return someCreators(app.database.db, count, app.world.now());
}

describe('a saved search', () => {
  it('is listed as it was saved, without its page, renamed and deleted', async () => {
    const { id } = (await save(' Vietnam ', 'page=4&sort=price&region=VN')).data;
    expect(await list()).toEqual([
      {
        id,
        name: 'Vietnam',
        platform: 'tiktok',
        query: 'region=VN&sort=price',
        seenAt: app.world.now().toISOString(),
        createdAt: app.world.now().toISOString(),
        newCreators: 0,
      },
    ]);
    expect((await rename(id, 'VN')).code).toBe(0);
    expect((await list()).map(({ name }) => name)).toEqual(['VN']);
    expect((await remove(id)).code).toBe(0);
    expect(await list()).toEqual([]);
    for (const answer of [await rename(id, 'x'), await see(id), await remove(id)]) {
      expect(answer.status).toBe(404);
    }
  });

  it('may be of all platforms, and counts who is new on each', async () => {
    const body = { name: 'Everywhere', platform: 'all' as const, query: '' };
    expect((await callApp(app, saveSearch, { token, body })).code).toBe(0);
    await arrive(3);
    await sql`update creators set platform = 'youtube' where id in (select max(id) from creators)`.execute(
      app.database.db,
    );
    expect(await list()).toMatchObject([{ name: 'Everywhere', platform: 'all', newCreators: 3 }]);
  });

  it('has a name that its account has not', async () => {
    const { id } = (await save('Coffee')).data;
    expect(await save('cOFFEE')).toMatchObject({ code: 1008, fields: ['name'] });
    const { id: other } = (await save('Tea')).data;
    expect(await rename(other, 'coffee')).toMatchObject({ code: 1008, fields: ['name'] });
    expect((await rename(id, 'COFFEE')).code).toBe(0);
  });

  it.each([
    ['', 'region=VN', 'name'],
    ['x'.repeat(61), 'region=VN', 'name'],
    ['x', 'region=vietnam', 'query'],
    ['x', `keyword=${'x'.repeat(4000)}`, 'query'],
  ])('%j of %s is refused', async (name, query, field) => {
    expect(await save(name, query)).toMatchObject({ status: 400, fields: [field] });
  });

  it('is one of at most fifty, also under concurrent saves', async () => {
    for (let at = 2; at < limits.savedSearches; at++) await save(`search ${at}`);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(name => save(name)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 400, 400]);
    expect(await list()).toHaveLength(limits.savedSearches);
  });

  it('belongs to its account alone, and is deleted with it', async () => {
    const { id } = (await save('mine')).data;
    const member = await makeMember(app.database.db, app.world, own.teamId, `member-${made}`);
    const stranger = await makeTeam(app.database.db, app.world, `stranger-${made}`);
    for (const other of [member, stranger]) {
      const as = await app.signInAs(other);
      expect(await list(as)).toEqual([]);
      for (const answer of [await rename(id, 'x', as), await see(id, as), await remove(id, as)]) {
        expect(answer.status).toBe(404);
      }
      expect((await save('mine', '', as)).code).toBe(0);
    }
    await callApp(app, deleteMember, { token, params: { id: member.accountId } });
    const left = await asTeam(app.database.db, own.teamId, db =>
      db.selectFrom('saved_searches').select(['id', 'account_id']).execute(),
    );
    expect(left).toEqual([{ id, account_id: own.accountId }]);
  });
});

describe('new creators', () => {
  it('are those found by the search and added since it was opened', async () => {
    await arrive(2);
    await save('many', 'followerCount_start=999998');
    const { id } = (await save('all', '')).data;
    expect(await newIn()).toEqual({ many: 0, all: 0 });
    await arrive(3);
    expect(await newIn()).toEqual({ many: 2, all: 3 });
    await see(id);
    expect(await newIn()).toEqual({ many: 2, all: 0 });
  });

  it('are not those on the blacklist, nor taken from the day’s searches', async () => {
    await save('all', 'followerCount_start=1');
    await save('blocked too', 'followerCount_start=1&hide_blocked=0');
    const [first = 0] = await arrive(3);
    const { teamId, accountId } = own;
    const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
    const ctx = { ...app.world, actor };
    await asTeam(app.database.db, teamId, db => blockCreators(db, ctx, [first], { reason: 'x' }));
    expect(await newIn()).toEqual({ all: 2, 'blocked too': 3 });
    const counted = await asTeam(app.database.db, own.teamId, db =>
      db.selectFrom('entitlement_uses').select('used').where('key', '=', 'search.daily').execute(),
    );
    expect(counted).toEqual([]);
  });

  it('are none if the plan no longer has the filters, or the list was deleted', async () => {
    await save('by language', 'followerCount_start=1&verified=0');
    await save('of a list', 'list=4711');
    await save('followers', 'followerCount_start=1');
    await arrive(2);
    expect(await newIn()).toEqual({ 'by language': 2, 'of a list': 0, followers: 2 });
    await app.givePlan(own.username, 'free');
    expect(await newIn()).toEqual({ 'by language': 0, 'of a list': 0, followers: 2 });
  });

  it('are counted as far as the plan shows results, and no further than a thousand', async () => {
    await save('all', '');
    app.world.pass(60_000);
    const { db } = app.database;
    await db.deleteFrom('creators').execute();
    await someCreators(db, 1100, app.world.now());
    expect(await newIn()).toEqual({ all: 1000 });
  });
});
