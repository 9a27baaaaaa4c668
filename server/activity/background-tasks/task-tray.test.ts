import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { BackgroundTask } from '../../../contract/activity/background-tasks.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { storeFile } from '../../core/storage/stored-files.ts';
import { finishBackgroundTask, startBackgroundTask } from './service.ts';

const day = 24 * 3_600_000;
let app: TestApp;
let accounts: { owner: Account; member: Account; stranger: Account };
let tokens: { owner: string; member: string; stranger: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const owner = await makeTeam(db, app.world, 'first');
  const member = await makeMember(db, app.world, owner.teamId, 'first-member');
  const stranger = await makeTeam(db, app.world, 'second');
  accounts = { owner, member, stranger };
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
});
afterAll(() => app.close());

const start = ({ teamId, accountId }: Account) =>
  asTeam(app.database.db, teamId, db =>
    startBackgroundTask(db, app.world, { teamId, accountId, kind: 'export', details: {} }),
  );
const finish = ({ teamId }: Account, workId: number, result: { fileId?: number } = {}) =>
  asTeam(app.database.db, teamId, db => finishBackgroundTask(db, app.world, { teamId, workId }, result));
const call = (method: 'GET' | 'DELETE', path: string, token?: string) =>
  app.inject({ method, path: `/office/api/works${path}`, ...(token ? { token } : {}) });
const list = async (token: string) =>
  (await call('GET', '', token)).json<{ data: { works: BackgroundTask[] } }>().data.works.map(({ id }) => id);

it('shows each account its own tasks, newest first', async () => {
  const first = await start(accounts.owner);
  app.world.pass(1000);
  const second = await start(accounts.owner);
  const ofMember = await start(accounts.member);
  expect(await list(tokens.owner)).toEqual([second, first]);
  expect(await list(tokens.member)).toEqual([ofMember]);
  expect(await list(tokens.stranger)).toEqual([]);
});

it('lets ended tasks be dismissed by its own account', async () => {
  const id = await start(accounts.owner);
  const running = await call('DELETE', `/${id}`, tokens.owner);
  expect([running.statusCode, running.json()]).toMatchObject([404, { code: 404 }]);
  await finish(accounts.owner, id);
  for (const token of [tokens.member, tokens.stranger]) {
    expect((await call('DELETE', `/${id}`, token)).statusCode).toBe(404);
  }
  expect(await list(tokens.owner)).toContain(id);
  const dismissed = await call('DELETE', `/${id}`, tokens.owner);
  expect([dismissed.statusCode, dismissed.json()]).toEqual([200, { code: 0, msg: '', data: {} }]);
  expect(await list(tokens.owner)).not.toContain(id);
});

it.each(['/x', '/0', '/1.5', '/9007199254740993', '/x/file', '/-1/file'])('refuses %s', async path => {
  const reply = await call(path.endsWith('file') ? 'GET' : 'DELETE', path, tokens.owner);
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 400, msg: expect.any(String) }]);
});

it.each([
  ['GET', ''],
  ['DELETE', '/1'],
  ['GET', '/1/file'],
] as const)('%s %s wants a sign-in', async (method, path) => {
  expect((await call(method, path)).statusCode).toBe(401);
});

it('sends the file to its own account until it expires', async () => {
  const { owner } = accounts;
  const id = await start(owner);
  expect((await call('GET', `/${id}/file`, tokens.owner)).statusCode).toBe(404);
  const content = `时间,操作\r\n${'a,b\r\n'.repeat(100_000)}`;
  const fileId = await storeFile(
    app.database.db,
    owner.teamId,
    {
      name: '操作记录.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: Readable.from([content]),
      expiresAt: new Date(app.world.now().getTime() + 3_600_000),
    },
    app.world.now(),
  );
  await finish(owner, id, { fileId });
  const reply = await call('GET', `/${id}/file`, tokens.owner);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    `attachment; filename*=UTF-8''${encodeURIComponent('操作记录.csv')}`,
  ]);
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.body === content).toBe(true);
  for (const token of [tokens.member, tokens.stranger]) {
    const refused = await call('GET', `/${id}/file`, token);
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 404, data: null }]);
  }
  app.world.pass(3_600_000);
  expect((await call('GET', `/${id}/file`, tokens.owner)).statusCode).toBe(404);
  const tasks = (await call('GET', '', tokens.owner)).json<{ data: { works: BackgroundTask[] } }>().data
    .works;
  expect(tasks.find(task => task.id === id)?.file).toBeNull();
});

it('shows at most thirty, and ended ones for seven days', async () => {
  const { stranger } = accounts;
  const ids = [];
  for (let number = 0; number < 31; number++) ids.push(await start(stranger));
  expect(await list(tokens.stranger)).toEqual(ids.slice(1).toReversed());
  for (const id of ids) await finish(stranger, id);
  const last = await start(stranger);
  app.world.pass(7 * day);
  const kept = await app.signInAs(stranger);
  expect(await list(kept)).toHaveLength(30);
  app.world.pass(1);
  expect(await list(kept)).toEqual([last]);
});
