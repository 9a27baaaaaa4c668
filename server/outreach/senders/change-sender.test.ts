import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import {
  checkSenderDns,
  createSandboxSender,
  createSender,
  listSenders,
  removeSender,
  getTranscript,
  startOauth,
  updateSender,
  verifySender,
} from '../../../contract/outreach/senders/senders.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { inputFor } from '../../../test/fixtures/outreach/sender-input.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let owner: Account;
let tokens: { owner: string; member: string; stranger: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'owner');
  const member = await makeMember(db, app.world, owner.teamId, 'member');
  const stranger = await makeTeam(db, app.world, 'stranger');
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
});
afterAll(() => app.close());

afterEach(async () => {
  await asTeam(app.database.db, owner.teamId, db => db.deleteFrom('mail_tasks').execute());
  for (const token of [tokens.owner, tokens.stranger])
    for (const { id } of (await board(token)).senders) await remove(id, token);
  await app.givePlan(owner.username, 'pro');
});

const input = (more: Parameters<typeof inputFor>[1] = {}) => inputFor({ smtpPort: 1, imapPort: 1 }, more);
const create = (more: Parameters<typeof inputFor>[1] = {}, token = tokens.owner) =>
  callApp(app, createSender, { token, body: input(more) });
const update = (id: number, more: Parameters<typeof inputFor>[1] = {}, token = tokens.owner) =>
  callApp(app, updateSender, { token, params: { id }, body: input(more) });
const remove = (id: number, token = tokens.owner) => callApp(app, removeSender, { token, params: { id } });
const board = async (token = tokens.owner) => (await callApp(app, listSenders, { token })).data;

const rows = () =>
  asTeam(app.database.db, owner.teamId, db =>
    db.selectFrom('mail_senders').selectAll().orderBy('id').execute(),
  );
const setRow = (id: number, change: object) =>
  asTeam(app.database.db, owner.teamId, db =>
    db.updateTable('mail_senders').set(change).where('id', '=', id).execute(),
  );
const verified = { state: 'verified', verified_at: new Date(0), files_sent_mail: true } as const;

describe('binding a sender', () => {
  test('keeps it unverified, with its secret sealed', async () => {
    const { data } = await create({ address: 'Me@Mail.Test' });
    const all = await board();
    expect(all).toMatchObject({ limit: 10, dailyUsed: 0, dailyLimit: 2000, oauth: [], hasSandbox: true });
    expect(all.senders).toMatchObject([
      {
        id: data.id,
        address: 'me@mail.test',
        state: 'unverified',
        hasSecret: true,
        mine: true,
        readOnly: false,
        sentToday: 0,
      },
    ]);
    const row = (await rows()).at(-1);
    expect(row?.secret).toMatch(/^v1\.test\./);
    expect(app.mail.secrets.open(row?.secret ?? '', `sender ${owner.teamId}/${data.id}`)).toBe(
      'correct horse',
    );
    expect(JSON.stringify(all)).not.toContain('correct horse');
  });

  test('is recorded without its secret, as are its changes and its end', async () => {
    const { data } = await create();
    await update(data.id, { name: '李雷', secret: 'new secret' });
    await remove(data.id);
    const { data: log, text } = await callApp(app, listOperationRecords, { token: tokens.owner });
    const own = log.records.filter(({ subject, subjectId }) => subject === 'sender' && subjectId === data.id);
    expect(own.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ['sender.remove', 'me@mail.test'],
      ['sender.update', 'me@mail.test'],
      ['sender.create', 'me@mail.test'],
    ]);
    expect(own[1]?.changes).toEqual([{ field: 'name', before: '王小明', after: '李雷' }]);
    expect(text).not.toMatch(/correct horse|new secret|v1\.test/);
  });

  test('takes an address once for a team, in any case; another team may have it too', async () => {
    await create();
    const again = await create({ address: 'ME@mail.test' });
    expect([again.code, again.msg, again.fields]).toEqual([
      1008,
      expect.stringContaining('团队已绑定这个邮箱'),
      ['address'],
    ]);
    expect((await create({}, tokens.stranger)).code).toBe(0);
    const racing = await Promise.all([1, 2, 3].map(() => create({ address: 'you@mail.test' })));
    expect(racing.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1008, 1008]);
  });

  test('counts in the plan, and unbinding gives it back', async () => {
    await app.givePlan(owner.username, 'free');
    const first = await create();
    const second = await create({ address: 'b@mail.test' });
    expect([second.code, second.msg]).toEqual([430, expect.stringContaining('发件邮箱')]);
    expect((await remove(first.data.id)).code).toBe(0);
    expect((await create()).code).toBe(0);
    const erased = (await rows()).map(({ secret, removed_at }) => [secret === null, removed_at !== null]);
    expect(erased.slice(-2)).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test.each<[Parameters<typeof inputFor>[1], string[]]>([
    [{ name: ' ' }, ['name']],
    [{ address: 'me' }, ['address']],
    [{ replyTo: 'you' }, ['replyTo']],
    [{ smtpPort: 0 }, ['smtpPort']],
    [{ smtpHost: 'a b' }, ['smtpHost']],
    [{ smtpHost: 'smtp.example.com', smtpSecurity: 'plain' }, ['smtpSecurity']],
    [{ imapHost: 'imap.example.com', imapSecurity: 'plain' }, ['imapSecurity']],
    [{ secret: undefined }, ['secret']],
    [{ auth: 'oauth' }, ['auth']],
    [{ pace: { dailyLimit: 0, gapSeconds: 0, jitterSeconds: 0, domainHourlyLimit: 0 } }, ['pace']],
  ])('refuses %j', async (more, fields) => {
    expect(await create(more)).toMatchObject({ status: 400, fields });
    expect((await board()).senders).toEqual([]);
  });

  test('reports errors in English, too', async () => {
    const body = input({ smtpHost: 'smtp.example.com', smtpSecurity: 'plain' });
    const headers = { 'accept-language': 'en' };
    const { text } = await callApp(app, createSender, { token: tokens.owner, body, headers });
    expect(text).toContain('to a mail server on this machine');
  });
});

describe('changing a sender', () => {
  test.each<[string, Parameters<typeof inputFor>[1], string]>([
    [
      'its name and pace',
      {
        name: 'x',
        replyTo: 'x@mail.test',
        secret: undefined,
        pace: { dailyLimit: 1, gapSeconds: 0, jitterSeconds: 0, domainHourlyLimit: 5 },
      },
      'verified',
    ],
    ['its signature', { signatureHtml: '<p>x</p>', secret: undefined }, 'verified'],
    ['its secret', { secret: 'another' }, 'unverified'],
    ['its port', { smtpPort: 2, secret: undefined }, 'unverified'],
    ['its address', { address: 'other@mail.test', secret: undefined }, 'unverified'],
    ['its host', { imapHost: '127.0.0.1' }, 'unverified'],
  ])('%s leaves it verified or not', async (_what, more, state) => {
    const { data } = await create();
    await setRow(data.id, verified);
    expect((await update(data.id, more)).msg).toBe('');
    expect((await board()).senders).toMatchObject([
      { state, filesSentMail: state === 'verified', hasSecret: true },
    ]);
  });

  test.each([{ smtpHost: '127.0.0.1' }, { imapHost: '127.0.0.1' }, { username: 'other' }])(
    'does not take a stored secret elsewhere: %j',
    async more => {
      const { data } = await create();
      expect(await update(data.id, { ...more, secret: undefined })).toMatchObject({
        status: 400,
        fields: ['secret'],
      });
      expect((await update(data.id, more)).code).toBe(0);
    },
  );

  test('is not possible to the address of another', async () => {
    const { data } = await create();
    await create({ address: 'b@mail.test' });
    expect(await update(data.id, { address: 'B@mail.test' })).toMatchObject({
      code: 1008,
      fields: ['address'],
    });
  });

  test('is for its creator and the main account', async () => {
    const { data: ofOwner } = await create();
    expect([
      (await update(ofOwner.id, {}, tokens.member)).status,
      (await remove(ofOwner.id, tokens.member)).status,
    ]).toEqual([403, 403]);
    expect((await board(tokens.member)).senders).toMatchObject([{ mine: false, createdBy: 'owner nick' }]);
    const { data: ofMember } = await create({ address: 'm@mail.test' }, tokens.member);
    expect((await update(ofMember.id, { address: 'm@mail.test' }, tokens.owner)).code).toBe(0);
    expect((await remove(ofMember.id, tokens.member)).code).toBe(0);
  });

  test('is not possible for one that a plan left over, which can be unbound', async () => {
    await create();
    const { data } = await create({ address: 'b@mail.test' });
    await app.givePlan(owner.username, 'free');
    expect((await board()).senders.map(({ readOnly }) => readOnly)).toEqual([false, true]);
    expect((await update(data.id, { address: 'b@mail.test' })).code).toBe(430);
    expect((await callApp(app, verifySender, { token: tokens.owner, params: { id: data.id } })).code).toBe(
      430,
    );
    expect((await remove(data.id)).code).toBe(0);
  });
});

describe('unbinding a sender', () => {
  const task = (state: 'sending' | 'sent' | 'draft', senderIds: number[]) =>
    asTeam(app.database.db, owner.teamId, db =>
      db
        .insertInto('mail_tasks')
        .values({
          team_id: owner.teamId,
          name: 't',
          state,
          account_id: owner.accountId,
          content: JSON.stringify({ senderIds }),
          created_at: app.world.now(),
          changed_at: app.world.now(),
        })
        .execute(),
    );

  test('waits for tasks that are not over', async () => {
    const { data } = await create();
    const { data: other } = await create({ address: 'b@mail.test' });
    await task('sending', [other.id, data.id]);
    await task('sent', [data.id]);
    await task('draft', [data.id]);
    expect(await remove(data.id)).toMatchObject({
      code: 1019,
      msg: expect.stringContaining('1 个未完成的任务'),
    });
    await asTeam(app.database.db, owner.teamId, db =>
      db.updateTable('mail_tasks').set({ state: 'sent' }).execute(),
    );
    expect((await remove(data.id)).code).toBe(0);
    expect((await board()).senders.map(({ id }) => id)).toEqual([other.id]);
  });
});

test('another team finds none of it', async () => {
  const { data } = await create();
  const at = { token: tokens.stranger, params: { id: data.id } };
  const answers = await Promise.all([
    update(data.id, {}, tokens.stranger),
    remove(data.id, tokens.stranger),
    callApp(app, verifySender, at),
    callApp(app, getTranscript, at),
    callApp(app, checkSenderDns, at),
    callApp(app, startOauth, at),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await board(tokens.stranger)).senders).toEqual([]);
});

describe('outside of a sandbox', () => {
  let outside: TestApp;
  let token: string;

  beforeAll(async () => {
    outside = await startTestApp({ SANDBOX: 'off' });
    token = await outside.signInAs(await makeTeam(outside.database.db, outside.world, 'outside'));
  });
  afterAll(() => outside.close());

  test.each(['127.0.0.1', 'localhost', '10.0.0.1', '169.254.169.254'])('%s is no mail server', async host => {
    const body = input({ smtpHost: host, imapHost: 'imap.invalid' });
    const answer = await callApp(outside, createSender, { token, body });
    expect([answer.status, answer.fields]).toEqual([400, ['smtpHost']]);
  });

  test('is not reached either by a name that leads inside by then', async () => {
    const access = {
      host: 'localhost',
      port: 25,
      security: 'plain',
      username: 'u',
      secret: { password: 'p' },
    } as const;
    await expect(outside.mail.openSmtp(access)).rejects.toMatchObject({
      stage: 'connect',
      cause_code: 'EINSIDE',
    });
    await expect(outside.mail.openMailbox(access)).rejects.toMatchObject({
      stage: 'connect',
      cause_code: 'EINSIDE',
    });
  });

  test('there is no sandbox', async () => {
    const made = await callApp(outside, createSandboxSender, { token, body: { name: 'x' } });
    expect(made.code).toBe(1020);
    const body = input({ provider: 'sandbox', smtpHost: 'smtp.invalid', imapHost: 'imap.invalid' });
    expect((await callApp(outside, createSender, { token, body })).code).toBe(1020);
    expect((await callApp(outside, listSenders, { token })).data.hasSandbox).toBe(false);
  });
});

test('the sandbox gives a mailbox of its own', async () => {
  const { data } = await callApp(app, createSandboxSender, {
    token: tokens.owner,
    body: { name: 'Mei 梅!' },
  });
  expect((await board()).senders).toMatchObject([
    {
      id: data.id,
      name: 'Mei 梅!',
      provider: 'sandbox',
      address: expect.stringMatching(/^mei-[\da-f]{8}@sandbox\.starbridge\.example$/),
      smtpHost: 'mail.sandbox',
      smtpSecurity: 'plain',
      state: 'unverified',
      hasSecret: true,
    },
  ]);
});
