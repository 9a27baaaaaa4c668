import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { queuedFor } from '../../../test/queued-jobs.ts';
import { makeMember, makeTeam, type Account } from '../../../test/two-teams.ts';
import type { Work } from '../../../contract/works.ts';
import { asTeam } from '../../db/tenant.ts';
import { exportJob } from './jobs.ts';
import { recordOperation, type OperationEntry } from './service.ts';

let app: TestApp;
let owner: Account;
let token: string;
let teams = 0;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `team${++teams}`);
  token = await app.signInAs(owner);
});

const path = '/office/api/operationRecords/export';
const ask = (body: object, as: string | null = token, lang = 'zh') =>
  app.inject({
    method: 'POST',
    path,
    body,
    headers: { 'accept-language': lang },
    ...(as ? { token: as } : {}),
  });
async function start(body: object = {}, lang = 'zh'): Promise<number> {
  const reply = await ask(body, token, lang);
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json<{ data: { workId: number } }>().data.workId;
}
const run = (workId: number) => exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId });
async function workOf(workId: number): Promise<Work | undefined> {
  const reply = await app.inject({ method: 'GET', path: '/office/api/works', token });
  return reply.json<{ data: { works: Work[] } }>().data.works.find(({ id }) => id === workId);
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

it('is for the main account', async () => {
  const member = await makeMember(app.database.db, app.world, owner.teamId, `${owner.username}-member`);
  expect((await ask({}, null)).statusCode).toBe(401);
  expect((await ask({}, await app.signInAs(member))).statusCode).toBe(403);
});

it.each([
  ['action', 'account.fly'],
  ['accountId', -1],
  ['from', '2026-13-01'],
  ['to', 7],
])('refuses %s = %s, and begins nothing', async (field, value) => {
  const before = await queuedFor(app.database, exportJob.name);
  const reply = await ask({ [field]: value });
  expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining(field) as string]);
  expect(await queuedFor(app.database, exportJob.name)).toEqual(before);
});

it('begins work whose job carries ids only, and is recorded itself', async () => {
  const workId = await start({ action: 'account.signIn', from: '2026-11-01' });
  expect(await queuedFor(app.database, exportJob.name)).toContainEqual({ teamId: owner.teamId, workId });
  expect(await workOf(workId)).toMatchObject({
    state: 'waiting',
    details: { action: 'account.signIn', from: '2026-11-01', lang: 'zh' },
  });
  const reply = await app.inject({ method: 'GET', path: '/office/api/operationRecords', token });
  expect(reply.json()).toMatchObject({
    data: {
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
    },
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
  const workId = await start({ action: 'member.rename' });
  await run(workId);
  expect(await workOf(workId)).toMatchObject({
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

it('speaks the language of whoever asked', async () => {
  const workId = await start({ action: 'account.signIn' }, 'en');
  await run(workId);
  const name = `${owner.username} nick (${owner.username})`;
  const [headings, line] = await linesOf(workId);
  expect(headings).toBe('Time (Asia/Shanghai),Account,Action,Subject,Changes,IP address,Device');
  expect(line).toContain(`${name},Signed in,${name},Way: Password,`);
  expect((await workOf(workId))?.file?.name).toBe('operation-records-2026-11-20.csv');
});

it('writes every record once over several pages, newest first', async () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      action: 'team.update' as const,
      subject: 'team',
      subjectName: `n${from + at}`,
    }));
  await record(numbered(1, 2001));
  const workId = await start({ action: 'team.update' });
  await run(workId);
  const subjects = (await linesOf(workId)).slice(1).map(line => line.split(',')[3]);
  expect(subjects).toEqual(Array.from({ length: 2001 }, (_, at) => `n${2001 - at}`));
  expect(await workOf(workId)).toMatchObject({ done: 2001, total: 2001 });
}, 30_000);

it('writes the headings alone where nothing fits', async () => {
  const workId = await start({ to: '2020-01-01' });
  await run(workId);
  expect(await linesOf(workId)).toHaveLength(1);
});

it('makes one file although the job runs twice', async () => {
  const workId = await start();
  await run(workId);
  const done = await workOf(workId);
  app.world.pass(1000);
  await run(workId);
  expect(await workOf(workId)).toEqual(done);
  const files = await asTeam(app.database.db, owner.teamId, db =>
    db.selectFrom('stored_files').select('name').execute(),
  );
  expect(files).toHaveLength(1);
});

it('does nothing for work of another team', async () => {
  const workId = await start();
  const other = await makeTeam(app.database.db, app.world, `${owner.username}-other`);
  await exportJob.run(app.database.db, app.world, { teamId: other.teamId, workId });
  expect(await workOf(workId)).toMatchObject({ state: 'waiting' });
});
