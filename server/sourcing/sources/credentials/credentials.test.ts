import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import {
  addCredential,
  changeCredential,
  checkCredential,
  listSources,
  removeCredential,
} from '../../../../contract/sourcing/sources.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { peopleOf } from '../../../sandbox/fake-platforms/fake-people.ts';
import { addTestCredential } from '../../../../test/fixtures/sourcing/some-credentials.ts';
import { makeMember, makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { openSecret } from '../credential-secret.ts';
import { logFault, noteFailure } from '../gate/circuit.queries.ts';

const secret = 'AIza-never-to-be-seen';

let app: TestApp;
let platforms: ListeningPlatforms;
let token: string;
let tokens: { main: string; member: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const world = app.world;
  platforms = await listenAsPlatforms({ people: peopleOf([]), now: () => world.now() });
  const operator = await makeTeam(db, world, 'operator', { isOperator: true });
  const other = await makeTeam(db, world, 'other');
  const member = await makeMember(db, world, other.teamId, 'member');
  token = await app.signInAs(operator);
  tokens = { main: await app.signInAs(other), member: await app.signInAs(member) };
});

afterAll(async () => {
  await platforms.close();
  await app.close();
});

beforeEach(async () => {
  for (const table of ['source_credentials', 'source_settings', 'source_fault_log', 'quota_windows'])
    await sql`delete from ${sql.table(table)}`.execute(app.database.db);
  platforms.tell('well');
  app.sources.sandbox = null;
});

const add = (
  code: SourceCode = 'youtube',
  values: Record<string, string> = { apiKey: secret },
  more: { name?: string; group?: string } = {},
) => callApp(app, addCredential, { token, params: { code }, body: { name: 'first', values, ...more } });
const change = (id: number, body: BodyInputOf<typeof changeCredential>) =>
  callApp(app, changeCredential, { token, params: { id }, body });
const shown = async (code: SourceCode = 'youtube') => {
  const { data, text } = await callApp(app, listSources, { token });
  expect(text).not.toContain(secret);
  const source = data.sources.find(each => each.code === code);
  if (!source) throw new Error(`${code} is not shown`);
  return source;
};
const rowOf = (id: number) =>
  app.database.db.selectFrom('source_credentials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a credential', () => {
  test('is encrypted, used at once, and its secret never shown again', async () => {
    expect((await shown()).state).toBe('noCredential');
    const { data, text } = await add();
    expect(text).not.toContain(secret);
    const row = await rowOf(data.id);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(openSecret(app.sources, row)).toEqual({ apiKey: secret });
    const source = await shown();
    expect(source.state).toBe('ready');
    expect(source.credentials).toEqual([
      {
        id: data.id,
        name: 'first',
        group: 'youtube',
        isSandbox: false,
        state: 'ok',
        refusedText: '',
        freeAt: null,
        lastUsedAt: null,
        values: {},
      },
    ]);
  });

  test('shows its public fields, and belongs to the named group', async () => {
    await add('instagram', { userId: '1784', accessToken: ` ${secret} ` }, { group: 'brand-2' });
    const [credential] = (await shown('instagram')).credentials;
    expect(credential).toMatchObject({ group: 'brand-2', values: { userId: '1784' } });
    expect(openSecret(app.sources, await rowOf(credential?.id ?? 0))).toEqual({
      userId: '1784',
      accessToken: secret,
    });
  });

  test.each<[SourceCode, Record<string, string>, string[]]>([
    ['youtube', {}, ['values.apiKey']],
    ['youtube', { apiKey: '  ' }, ['values.apiKey']],
    ['youtube', { apiKey: 'a', other: 'b' }, ['values.other']],
    ['instagram', { apiKey: 'a' }, ['values.apiKey', 'values.userId', 'values.accessToken']],
    ['oembed', {}, ['values']],
    ['files', { path: '/' }, ['values.path', 'values']],
  ])('of %s with %j is refused', async (code, values, fields) => {
    const reply = await add(code, values);
    expect([reply.status, reply.fields]).toEqual([400, fields]);
    expect((await shown(code)).credentials).toEqual([]);
  });

  test.each([
    [{ name: ' ', values: { apiKey: 'a' } }, 'name'],
    [{ name: 'a'.repeat(61), values: { apiKey: 'a' } }, 'name'],
    [{ name: 'a', group: 'with space', values: { apiKey: 'a' } }, 'group'],
    [{ name: 'a', values: { apiKey: 'a'.repeat(4001) } }, 'values'],
  ])('as %j is refused', async (body, field) => {
    const reply = await callApp(app, addCredential, { token, params: { code: 'youtube' }, body });
    expect([reply.status, reply.fields]).toEqual([400, [field]]);
  });

  test('keeps the secrets that a change leaves out', async () => {
    const { data } = await add('instagram', { userId: '1784', accessToken: secret });
    expect((await change(data.id, { name: 'second', values: { userId: '1785' } })).code).toBe(0);
    expect(openSecret(app.sources, await rowOf(data.id))).toEqual({ userId: '1785', accessToken: secret });
    expect((await shown('instagram')).credentials).toMatchObject([
      { name: 'second', values: { userId: '1785' } },
    ]);
    expect((await change(data.id, { values: { accessToken: '' } })).fields).toEqual(['values.accessToken']);
    expect((await change(data.id, { values: { apiKey: 'a' } })).fields).toEqual(['values.apiKey']);
  });

  test('is off until it is turned on, whatever is changed meanwhile', async () => {
    const { data } = await add();
    await change(data.id, { isOn: false });
    expect((await shown()).state).toBe('noCredential');
    await change(data.id, { values: { apiKey: 'another' } });
    expect((await shown()).credentials[0]?.state).toBe('off');
    await change(data.id, { isOn: true });
    expect((await shown()).credentials[0]?.state).toBe('ok');
  });

  test.each([{ values: { apiKey: 'another' } }, { isOn: true }])(
    'that was refused is retried after %j, and not after a new name',
    async body => {
      const { data } = await add();
      await app.database.db
        .updateTable('source_credentials')
        .set({ state: 'refused', refused_text: 'API key not valid' })
        .execute();
      await change(data.id, { name: 'second' });
      expect((await shown()).credentials).toMatchObject([{ refusedText: 'API key not valid' }]);
      await change(data.id, body);
      expect((await shown()).credentials).toMatchObject([{ state: 'ok', refusedText: '' }]);
    },
  );

  test('is deleted with its secret', async () => {
    const { data } = await add();
    const remove = () => callApp(app, removeCredential, { token, params: { id: data.id } });
    expect((await remove()).code).toBe(0);
    expect((await shown()).credentials).toEqual([]);
    expect((await remove()).status).toBe(404);
    expect((await change(data.id, { name: 'gone' })).status).toBe(404);
    expect((await callApp(app, checkCredential, { token, params: { id: data.id } })).status).toBe(404);
  });
});

describe('a check', () => {
  const addSandbox = () =>
    addTestCredential(app.database.db, app.world, app.sources, 'youtube', {
      isSandbox: true,
      hidden: { apiKey: 'sample-key' },
    });
  const check = (id: number) => callApp(app, checkCredential, { token, params: { id } });

  beforeEach(() => {
    app.sources.sandbox = {
      address: () => platforms.address,
      tell: (mood, host) => platforms.tell(mood, { ...(host && { host }) }),
      draw: () => null,
      links: () => [],
      moods: () => platforms.hosts.map(host => ({ host, mood: platforms.moodOf(host) })),
    };
  });

  test('reports that the source accepts it', async () => {
    const id = await addSandbox();
    expect((await check(id)).data).toEqual({ works: true, fault: null, text: '' });
    const [quota] = (await shown()).quotas;
    expect(quota?.spends).toEqual([{ purpose: 'check', units: 1, calls: 1, open: 0 }]);
  });

  test('reports a refusal, and reactivates a credential that works again', async () => {
    const id = await addSandbox();
    platforms.tell('refused');
    expect((await check(id)).data).toMatchObject({ works: false, fault: 'credential' });
    const refused = await shown();
    expect(refused).toMatchObject({ state: 'noCredential', credentials: [{ state: 'refused' }] });
    expect(refused.lastFault).toMatchObject({ kind: 'credential', purpose: 'check' });
    platforms.tell('well');
    expect((await check(id)).data.works).toBe(true);
    expect((await shown()).state).toBe('ready');
  });

  test('asks a source that rests too', async () => {
    const id = await addSandbox();
    for (let time = 0; time < 5; time++) await noteFailure(app.database.db, 'youtube', app.world.now());
    expect((await shown()).state).toBe('resting');
    expect((await check(id)).data.works).toBe(true);
    expect((await shown()).state).toBe('ready');
  });

  test('is not offered if no call could tell', async () => {
    const id = await addTestCredential(app.database.db, app.world, app.sources, 'files');
    expect((await shown('files')).canCheck).toBe(false);
    expect((await check(id)).status).toBe(404);
  });
});

describe('credentials', () => {
  test.each(['main', 'member'] as const)('are for operators: not for a %s of another team', async who => {
    const { data } = await add();
    const own = { token: tokens[who], params: { id: data.id, code: 'youtube' } };
    const body = { name: 'theirs', values: { apiKey: 'theirs' } };
    expect((await callApp(app, listSources, own)).status).toBe(403);
    expect((await callApp(app, addCredential, { ...own, body })).status).toBe(403);
    expect((await callApp(app, changeCredential, { ...own, body })).status).toBe(403);
    expect((await callApp(app, checkCredential, own)).status).toBe(403);
    expect((await callApp(app, removeCredential, own)).status).toBe(403);
    expect((await shown()).credentials).toMatchObject([{ name: 'first' }]);
  });

  test('of the sandbox do not exist outside it', async () => {
    const { db } = app.database;
    await addTestCredential(db, app.world, app.sources, 'youtube', {
      isSandbox: true,
      hidden: { apiKey: 'a' },
    });
    await logFault(db, {
      source: 'youtube',
      at: app.world.now(),
      kind: 'quota',
      purpose: 'refresh',
      fault: 'used up',
    });
    expect(await shown()).toMatchObject({
      state: 'noCredential',
      credentials: [],
      lastFault: { kind: 'quota' },
    });
  });
});
