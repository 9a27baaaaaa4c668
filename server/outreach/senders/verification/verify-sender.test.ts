import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createSender,
  listSenders,
  removeSender,
  getTranscript,
  updateSender,
  verifySender,
} from '../../../../contract/outreach/senders/senders.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  startFakeMailProvider,
  type FakeMailOptions,
  type FakeMailProvider,
} from '../../../../test/harness/mail/fake-mail-provider.ts';
import { inputFor } from '../../../../test/fixtures/outreach/sender-input.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { mailboxAccessOf, pauseSender, senderFaces, smtpAccessOf } from '../service.ts';

let app: TestApp;
let provider: FakeMailProvider;
let teamId: number;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await makeTeam(app.database.db, app.world, 'owner', { plan: 'team' });
  teamId = owner.teamId;
  token = await app.signInAs(owner);
});
afterAll(() => app.close());
afterEach(async () => {
  for (const { id } of await shown()) await callApp(app, removeSender, { token, params: { id } });
  await provider.stop();
});

type Input = Parameters<typeof inputFor>[1];

async function bind(options: FakeMailOptions = {}, more: Input = {}): Promise<number> {
  provider = await startFakeMailProvider(options);
  const body = inputFor(provider, more);
  const { data, msg } = await callApp(app, createSender, { token, body });
  expect(msg).toBe('');
  return data.id;
}

const verify = async (id: number) => (await callApp(app, verifySender, { token, params: { id } })).data;
const shown = async () => (await callApp(app, listSenders, { token })).data.senders;

describe('a verification', () => {
  test.each(['starttls', 'tls', 'plain'] as const)('over %s proves a sender', async security => {
    const id = await bind({ security }, { smtpSecurity: security, imapSecurity: security });
    expect(await verify(id)).toMatchObject({ verified: true, fault: null, faultText: '' });
    expect(await shown()).toMatchObject([
      {
        id,
        state: 'verified',
        filesSentMail: true,
        maxMessageBytes: 20_000_000,
        verifiedAt: app.world.now().toISOString(),
      },
    ]);
    expect(provider.taken.map(({ to }) => to)).toEqual([['me@mail.test']]);
    const mail = await PostalMime.parse(Buffer.from(provider.taken[0]?.source ?? '', 'latin1'));
    expect(mail).toMatchObject({
      from: { name: '王小明', address: 'me@mail.test' },
      subject: '星桥：发件邮箱验证邮件',
      date: app.world.now().toISOString(),
    });
    expect(mail.messageId).toMatch(/^<verify\.[\da-f]{32}@mail\.test>$/);
  });

  test('knows a provider that does not file sent mail', async () => {
    const id = await bind({ filesSentMail: false });
    expect((await verify(id)).verified).toBe(true);
    expect(await shown()).toMatchObject([{ state: 'verified', filesSentMail: false }]);
  });

  test('leaves its talk behind, without the secret in any form', async () => {
    const id = await bind({}, { secret: 'wrong battery' });
    const { transcript, verified, fault, faultText } = await verify(id);
    expect({ verified, fault, faultText }).toEqual({
      verified: false,
      fault: 'wrongSecret',
      faultText: '535 Error: authentication failed',
    });
    const kept = await callApp(app, getTranscript, { token, params: { id } });
    expect(kept.data.transcript).toEqual(transcript);
    expect(transcript).toContainEqual({ server: 'smtp', by: 'C', text: 'STARTTLS' });
    expect(transcript).toContainEqual({ server: 'smtp', by: 'S', text: '535 Error: authentication failed' });
    const everything = JSON.stringify([transcript, await shown(), kept.text]);
    const forms = [
      'wrong battery',
      ...['wrong battery', '\0me@mail.test\0wrong battery'].map(text => Buffer.from(text).toString('base64')),
    ];
    for (const form of forms) expect(everything).not.toContain(form);
    expect(await shown()).toMatchObject([{ state: 'refused', fault: 'wrongSecret' }]);
  });

  test.each<[string, FakeMailOptions, Input, string]>([
    ['no STARTTLS', { security: 'plain' }, {}, 'noStartTls'],
    ['TLS where there is none', { security: 'plain' }, { smtpSecurity: 'tls' }, 'noStartTls'],
    ['a mailbox that gets nothing', { delivers: false }, {}, 'notDelivered'],
    [
      'a code that is wanted',
      { signInAnswer: { code: 535, text: 'Login Fail. Please enter your authorization code to login.' } },
      { provider: 'qq' },
      'needsAuthorizationCode',
    ],
    ['a locked account', { signInAnswer: { code: 550, text: '用户被锁定' } }, {}, 'locked'],
    [
      'a limit',
      { messageAnswer: { code: 550, text: '5.4.5 Daily user sending limit exceeded' } },
      {},
      'tooMany',
    ],
    [
      'another address',
      { messageAnswer: { code: 553, text: 'Mail from must equal authorized user' } },
      {},
      'addressRefused',
    ],
    ['IMAP that is switched off', { imapUsers: {} }, {}, 'imapClosed'],
    ['nobody there', {}, { smtpPort: 1 }, 'noAnswer'],
    ['no IMAP there', {}, { imapPort: 1 }, 'noAnswer'],
    ['a name that nobody has', {}, { smtpHost: 'nowhere.invalid' }, 'hostUnknown'],
  ])('finds %s', async (_what, options, more, fault) => {
    const id = await bind(options, more);
    expect(await verify(id)).toMatchObject({ verified: false, fault });
    expect(await shown()).toMatchObject([{ state: 'refused', fault }]);
  });

  test.each(['tls', 'starttls'] as const)('rejects an untrusted certificate (%s)', async security => {
    const id = await bind({ security }, { smtpSecurity: security });
    const openSmtp = app.mail.openSmtp.bind(app.mail);
    app.mail.openSmtp = (access, options) => openSmtp(access, { ...options, tls: {} });
    expect(await verify(id)).toMatchObject({ verified: false, fault: 'certificate' });
    app.mail.openSmtp = openSmtp;
  });

  test('is not made twice at a time, and ten times an hour', async () => {
    const id = await bind({ signInAnswer: { code: 535, text: 'no' } });
    const asked = await Promise.all([1, 2].map(() => callApp(app, verifySender, { token, params: { id } })));
    expect(asked.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 429]);
    for (let turn = 2; turn <= 10; turn++) await verify(id);
    expect((await callApp(app, verifySender, { token, params: { id } })).code).toBe(429);
    app.world.pass(3_600_000);
    expect((await callApp(app, verifySender, { token, params: { id } })).code).toBe(0);
  });

  test('ignores access data changed meanwhile', async () => {
    const id = await bind();
    const openSmtp = app.mail.openSmtp.bind(app.mail);
    app.mail.openSmtp = async (...access) => {
      const body = inputFor(provider, { secret: 'another' });
      await callApp(app, updateSender, { token, params: { id }, body });
      return openSmtp(...access);
    };
    expect((await verify(id)).verified).toBe(true);
    app.mail.openSmtp = openSmtp;
    expect(await shown()).toMatchObject([{ state: 'unverified', verifiedAt: null }]);
  });
});

describe('a verified sender', () => {
  const ctx = () => app.world;
  const db = () => app.database.db;

  test('gives its access data to sending and syncing, an unverified one does not', async () => {
    const id = await bind();
    const smtp = () => smtpAccessOf(db(), ctx(), app.mail, teamId, id);
    await expect(smtp()).rejects.toMatchObject({
      code: 'sender_not_verified',
      details: { sender: 'me@mail.test' },
    });
    await verify(id);
    const access = { host: 'localhost', username: 'me@mail.test', secret: { password: 'correct horse' } };
    expect(await smtp()).toEqual({ ...access, port: provider.smtpPort, security: 'starttls' });
    expect(await mailboxAccessOf(db(), ctx(), app.mail, teamId, id)).toMatchObject({
      ...access,
      port: provider.imapPort,
    });
    const stranger = await makeTeam(db(), ctx(), 'stranger');
    await expect(smtpAccessOf(db(), ctx(), app.mail, stranger.teamId, id)).rejects.toMatchObject({
      code: 'sender_not_verified',
    });
  });

  test('is paused and reported once, is still synced, and continues after a verification', async () => {
    const id = await bind();
    await verify(id);
    const pause = () =>
      asTeam(db(), teamId, db =>
        pauseSender(db, ctx(), teamId, id, { fault: 'locked', text: '550 用户被锁定' }),
      );
    expect([await pause(), await pause()]).toEqual([true, false]);
    expect(await shown()).toMatchObject([{ state: 'paused', fault: 'locked', faultText: '550 用户被锁定' }]);
    const notified = await asTeam(db(), teamId, db =>
      db
        .selectFrom('notifications')
        .select(['kind', 'details'])
        .where('kind', '=', 'sender.paused')
        .execute(),
    );
    expect(notified).toEqual([{ kind: 'sender.paused', details: { sender: 'me@mail.test' } }]);
    await expect(smtpAccessOf(db(), ctx(), app.mail, teamId, id)).rejects.toMatchObject({
      code: 'sender_not_verified',
    });
    expect(await mailboxAccessOf(db(), ctx(), app.mail, teamId, id)).toMatchObject({ host: 'localhost' });
    expect((await verify(id)).verified).toBe(true);
    const due = await db()
      .selectFrom('due_work')
      .select(['kind', 'due_at'])
      .where('team_id', '=', teamId)
      .where('kind', '=', 'mail.send')
      .where('id', '=', id)
      .execute();
    expect(due).toEqual([{ kind: 'mail.send', due_at: ctx().now() }]);
    expect(await asTeam(db(), teamId, db => senderFaces(db, teamId, [id]))).toEqual([
      {
        id,
        name: '王小明',
        address: 'me@mail.test',
        replyTo: 'reply@mail.test',
        signatureHtml: '',
        state: 'verified',
        provider: 'other',
        maxMessageBytes: 20_000_000,
        filesSentMail: true,
        pace: { dailyLimit: 200, gapSeconds: 30, jitterSeconds: 30, domainHourlyLimit: 0 },
      },
    ]);
  });
});
