import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { queuedFor } from '../../../test/harness/app/queued-jobs.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { listBackgroundTasks, type BackgroundTask } from '../../../contract/activity/background-tasks.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { readEnv } from '../../core/settings/env.ts';
import { changeQuotas } from '../../billing/plans/member-quotas.ts';
import { recordOperation, type OperationEntry } from '../../activity/audit-log/service.ts';
import { exportJob } from './jobs.ts';

type Params = BodyInputOf<typeof startExport>;

let app: TestApp;
let owner: Account;
let token: string;
let teams = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `team${++teams}`);
  token = await app.signInAs(owner);
});

const columns = ['at', 'account', 'action', 'subject', 'changes', 'address', 'agent'];
const records = (filter: object = {}, more: Partial<Params> = {}): Params => ({
  of: { table: 'operationRecords', filter },
  columns,
  format: 'csv',
  ...more,
});
const ask = (body: Params, as: string | null = token, lang = 'zh') =>
  callApp(app, startExport, { body, headers: { 'accept-language': lang }, ...(as && { token: as }) });
async function start(body = records(), lang = 'zh'): Promise<number> {
  const reply = await ask(body, token, lang);
  expect(reply).toMatchObject({ code: 0 });
  return reply.data.workId;
}
const run = (workId: number) => exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId });
async function taskOf(workId: number): Promise<BackgroundTask | undefined> {
  const { data } = await callApp(app, listBackgroundTasks, { token });
  return data.works.find(({ id }) => id === workId);
}
async function linesOf(workId: number): Promise<string[]> {
  const reply = await app.inject({ method: 'GET', path: `/office/api/works/${workId}/file`, token });
  expect(reply.statusCode).toBe(200);
  const text = reply.rawPayload.toString('utf8');
  expect([text.slice(0, 1), text.slice(-2)]).toEqual(['\uFEFF', '\r\n']);
  return text.slice(1, -2).split('\r\n');
}
const record = (entries: OperationEntry[]) =>
  asTeam(app.database.db, owner.teamId, async db => {
    const { teamId, accountId } = owner;
    const actor = { teamId, accountId, sessionId: 1, role: 'owner', isOperator: false } as const;
    const ctx = { ...app.world, actor, from: { address: '192.0.2.7', agent: '=cmd|calc' } };
    for (const entry of entries) await recordOperation(db, ctx, teamId, entry);
  });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    action: 'team.update' as const,
    subject: 'team',
    subjectName: `n${1 + at}`,
  }));
const ofTeam = <T>(read: Parameters<typeof asTeam<T>>[2]) => asTeam(app.database.db, owner.teamId, read);
const files = () => ofTeam(db => db.selectFrom('stored_files').select('name').execute());
async function used(): Promise<number> {
  const uses = await ofTeam(db =>
    db.selectFrom('entitlement_uses').select('used').where('key', '=', 'export.rows').execute(),
  );
  return uses.reduce((sum, each) => sum + each.used, 0);
}

it('lets the main account alone export operation records', async () => {
  const member = await makeMember(app.database.db, app.world, owner.teamId, `${owner.username}-member`);
  expect((await ask(records(), null)).status).toBe(401);
  expect((await ask(records(), await app.signInAs(member))).status).toBe(403);
});

it.each([
  ['an action', records({ action: 'account.fly' }), 'of'],
  ['an account', records({ accountId: -1 }), 'of'],
  ['a day', records({ from: '2026-13-01' }), 'of'],
  ['a table', records({}, { of: { table: 'sessions' } as never }), 'of'],
  ['a column', records({}, { columns: ['at', 'password'] }), 'columns'],
  ['no column', records({}, { columns: [] }), 'columns'],
  ['a format', records({}, { format: 'pdf' as never }), 'format'],
])('refuses %s that does not exist, and starts nothing', async (_what, body, field) => {
  const before = await queuedFor(app.database, exportJob.name);
  const reply = await ask(body);
  expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(field)]);
  expect(await queuedFor(app.database, exportJob.name)).toEqual(before);
});

it('starts a task whose job contains ids only, and is in the audit log itself', async () => {
  const workId = await start(records({ action: 'account.signIn', from: '2026-11-01' }));
  expect(await queuedFor(app.database, exportJob.name)).toContainEqual({ teamId: owner.teamId, workId });
  expect(await taskOf(workId)).toMatchObject({
    kind: 'export',
    state: 'waiting',
    total: 1,
  });
  expect((await taskOf(workId))?.details).toEqual({ table: 'operationRecords', format: 'csv', lang: 'zh' });
  const { data } = await callApp(app, listOperationRecords, { token });
  expect(data).toMatchObject({
    records: [
      {
        action: 'operationRecord.export',
        accountId: owner.accountId,
        changes: [
          { field: 'action', after: 'account.signIn' },
          { field: 'from', after: '2026-11-01' },
        ],
      },
      { action: 'account.signIn' },
    ],
    total: 2,
  });
});

it('writes a file that spreadsheets read and do not run', async () => {
  await record([
    {
      action: 'member.rename',
      subject: 'member',
      subjectId: 5,
      subjectName: '+han, "meimei"',
      before: { nickname: '韩' },
      after: { nickname: '-梅\n' },
    },
  ]);
  const workId = await start(records({ action: 'member.rename' }));
  await run(workId);
  expect(await taskOf(workId)).toMatchObject({
    state: 'done',
    done: 1,
    total: 1,
    file: { name: '操作记录-2026-11-20.csv' },
  });
  const name = `${owner.username} nick (${owner.username})`;
  expect(await linesOf(workId)).toEqual([
    '时间（Asia/Shanghai）,操作账号,操作,操作对象,变更内容,IP 地址,设备',
    `2026-11-20 16:00:00,${name},修改成员昵称,"'+han, ""meimei""","昵称：韩 → -梅\n",192.0.2.7,'=cmd|calc`,
  ]);
});

it('uses the caller’s language, and the chosen columns in order', async () => {
  const asked = records({ action: 'account.signIn' }, { columns: ['changes', 'at', 'account'] });
  const workId = await start(asked, 'en');
  await run(workId);
  const name = `${owner.username} nick (${owner.username})`;
  expect(await linesOf(workId)).toEqual([
    'Changes,Time (Asia/Shanghai),Account',
    `Way: Password,2026-11-20 16:00:00,${name}`,
  ]);
  expect((await taskOf(workId))?.file?.name).toBe('operation-records-2026-11-20.csv');
});

it('names the file by the day of the team', async () => {
  await ofTeam(db => db.updateTable('teams').set({ time_zone: 'Pacific/Kiritimati' }).execute());
  const workId = await start();
  await run(workId);
  expect((await taskOf(workId))?.file?.name).toBe('操作记录-2026-11-20.csv');
  app.world.pass(2 * 3_600_000);
  const next = await start();
  await run(next);
  app.world.pass(-2 * 3_600_000);
  expect((await taskOf(next))?.file?.name).toBe('操作记录-2026-11-21.csv');
});

it('writes every record once over several pages, newest first', async () => {
  await record(numbered(2001));
  const workId = await start(records({ action: 'team.update' }));
  await run(workId);
  const subjects = (await linesOf(workId)).slice(1).map(line => line.split(',')[3]);
  expect(subjects).toEqual(Array.from({ length: 2001 }, (_, at) => `n${2001 - at}`));
  expect(await taskOf(workId)).toMatchObject({ done: 2001, total: 2001 });
  expect(await used()).toBe(2001);
});

it('writes only the headings without matches, and counts nothing', async () => {
  const workId = await start(records({ to: '2020-01-01' }));
  await run(workId);
  expect(await linesOf(workId)).toHaveLength(1);
  expect(await used()).toBe(0);
});

it('makes one file, counted once, although the job runs twice', async () => {
  await record(numbered(3));
  const workId = await start(records({ action: 'team.update' }));
  await run(workId);
  const done = await taskOf(workId);
  app.world.pass(1000);
  await run(workId);
  expect(await taskOf(workId)).toEqual(done);
  expect([await files(), await used()]).toEqual([[expect.anything()], 3]);
});

it('makes one file, counted once, although two workers do it at the same time', async () => {
  await record(numbered(3));
  const workId = await start(records({ action: 'team.update' }));
  await Promise.all([run(workId), run(workId)]);
  expect([await files(), await used()]).toEqual([[expect.anything()], 3]);
});

it('does nothing for a task of another team', async () => {
  const workId = await start();
  const other = await makeTeam(app.database.db, app.world, `${owner.username}-other`);
  await exportJob.run(app.database.db, app.world, { teamId: other.teamId, workId });
  expect(await taskOf(workId)).toMatchObject({ state: 'waiting' });
});

it('writes no records for an account that is no longer the main account', async () => {
  const workId = await start();
  await ofTeam(db =>
    db.updateTable('accounts').set({ role: 'member' }).where('id', '=', owner.accountId).execute(),
  );
  await run(workId);
  expect(await taskOf(workId)).toMatchObject({ state: 'failed', file: null });
  expect(await files()).toEqual([]);
});

it('is refused at once if the plan has no rows left, or too few', async () => {
  await app.givePlan(owner.username, 'free');
  const before = await queuedFor(app.database, exportJob.name);
  expect(await ask(records({ to: '2020-01-01' }))).toMatchObject({ status: 200, code: 430 });
  await app.givePlan(owner.username, 'basic');
  await record(numbered(1001));
  const reply = await ask(records({ action: 'team.update' }));
  expect([reply.code, reply.msg]).toEqual([430, expect.stringContaining('1,000')]);
  expect(await queuedFor(app.database, exportJob.name)).toEqual(before);
});

it('never lets two concurrent exports exceed the limit together', async () => {
  await app.givePlan(owner.username, 'basic');
  await record(numbered(600));
  const tasks = [
    await start(records({ action: 'team.update' })),
    await start(records({ action: 'team.update' })),
  ];
  await Promise.all(tasks.map(run));
  const ended = await Promise.all(tasks.map(taskOf));
  expect(new Set(ended.map(task => task?.state))).toEqual(new Set(['done', 'failed']));
  const failed = ended.find(task => task?.state === 'failed');
  expect([failed?.file, failed?.failure]).toEqual([null, expect.stringContaining('1,000')]);
  expect([await files(), await used()]).toEqual([[expect.anything()], 600]);
});

it('keeps the file for as many days as are set', async () => {
  const workId = await start();
  const settings = readEnv({ EXPORT_RETENTION_DAYS: '3' });
  await exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId }, { settings });
  const [file] = await ofTeam(db => db.selectFrom('stored_files').select('expires_at').execute());
  expect(file?.expires_at).toEqual(new Date(app.world.now().getTime() + 3 * 86_400_000));
});

it('says by whose quota it was refused, and takes nothing', async () => {
  const member = await makeMember(app.database.db, app.world, owner.teamId, `${owner.username}-limited`, {
    role: 'manager',
  });
  const as = await app.signInAs(member);
  await record(numbered(3));
  const before = await used();
  const asked = await ask(records({ action: 'team.update' }), as);
  expect(asked.code).toBe(0);
  await ofTeam(db =>
    changeQuotas(db, { ...app.world, actor: owner }, member.accountId, {
      emails: null,
      mails: null,
      rows: 2,
    }),
  );
  const { workId } = asked.data;
  await run(workId);
  const { data } = await callApp(app, listBackgroundTasks, { token: as });
  const failed = data.works.find(({ id }) => id === workId);
  expect(failed).toMatchObject({ state: 'failed', file: null });
  expect(failed?.failure).toContain(`${owner.username} nick`);
  expect(await used()).toBe(before);
  expect((await ask(records({ action: 'team.update' }), as)).code).toBe(1050);
});
