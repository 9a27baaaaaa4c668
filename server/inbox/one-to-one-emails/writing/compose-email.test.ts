import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import { undoMs } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import {
  emailApp,
  sendDueEmails,
  type EmailApp,
} from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { startMailSink, type MailSink } from '../../../../test/harness/mail/mail-sink.ts';
import { addAddresses } from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { addThread, anna, type SomeThread } from '../../../../test/fixtures/inbox/some-threads.ts';
import { parseMail } from '../../../outside/mail-protocol/parsing/parse-mail.ts';
import type { ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';
import { prepareMails } from '../../inbound-mail/reading/prepare-mails.ts';
import { fileMails } from '../../inbound-mail/file-mails.ts';
import { loadSample } from '../../../sandbox/controls/service.ts';

let app: TestApp;
let team: EmailApp;
let sink: MailSink;
let taken: string[];

beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({ onTaken: ({ source }) => void taken.push(source), keepSource: true });
  team = await emailApp(app, { port: sink.port });
});

beforeEach(() => {
  taken = [];
});

afterAll(async () => {
  await sink.close();
  await app.close();
});

async function sendDue(): Promise<ParsedMail> {
  app.world.pass(undoMs);
  await sendDueEmails(app.database.db, app.world, app.mail);
  expect(taken).toHaveLength(1);
  return parseMail(Buffer.from(taken[0] ?? ''));
}

const incoming = (thread: SomeThread) =>
  addThread(app.database.db, app.world, team.accounts.owner.teamId, { senderId: team.senderId, ...thread });

/** Answers a mail through the API. */
async function answer(
  kind: 'reply' | 'forward',
  mailId: number | undefined,
  change: Partial<contract.EmailContent> = {},
): Promise<{ id: number; mail: ParsedMail }> {
  const call = async () => {
    const { data } = await team.call(contract.createEmail, { body: { kind, mailId } });
    const params = { id: data.id };
    const content = { ...data.content, html: '<p>Fine with us.</p>', ...change };
    const body = { content, senderId: data.senderId, revision: 1 };
    await team.call(contract.saveEmail, { params, body });
    const { code, msg } = await team.call(contract.sendEmail, { params, body: { revision: 2 } });
    if (code) throw new Error(msg);
    return data.id;
  };
  const id = await call();
  return { id, mail: await sendDue() };
}

const setSignature = (signatureHtml: string) => team.changeSender({ signature_html: signatureHtml });

const mailsOf = (threadId: number | null) =>
  team.as(db =>
    db
      .selectFrom('inbox_mails')
      .select(['id', 'direction', 'subject', 'message_id'])
      .where('thread_id', '=', threadId ?? 0)
      .orderBy('id')
      .execute(),
  );

describe('over the wire', () => {
  test('an email contains the written text, also in Chinese, with its signature and no tracking', async () => {
    await setSignature('<p>溪流传媒</p>');
    const name = '很长的文件名'.repeat(8);
    const id = await team.sent({
      to: '"李, 安娜" <anna@sink.example>; bo@sink.example',
      cc: '王伟 <wei@sink.example>',
      subject: '关于秋季合作的几个问题，想和您确认一下时间和报价（第二版）',
      html: '<p>您好 <a href="https://shop.example/a">链接</a> {{ 1 }}</p>',
      attachments: [await team.file(`${name}.pdf`, Buffer.from('报价'))],
    });
    const mail = await sendDue();
    await setSignature('');
    expect(mail).toMatchObject({
      subject: '关于秋季合作的几个问题，想和您确认一下时间和报价（第二版）',
      to: [
        { name: '李, 安娜', address: 'anna@sink.example' },
        { name: '', address: 'bo@sink.example' },
      ],
      cc: [{ name: '王伟', address: 'wei@sink.example' }],
      inReplyTo: [],
      references: [],
      faults: [],
    });
    expect(mail.from[0]?.name).toBe('林溪');
    expect(mail.text.trim()).toBe('您好 链接 <https://shop.example/a> {{ 1 }}\n\n-- \n溪流传媒');
    expect(mail.html).toContain('<a href="https://shop.example/a">链接</a> {{ 1 }}');
    expect(mail.html).toContain('lang="zh-CN"');
    expect(taken[0]).not.toMatch(/starbridge|List-Unsubscribe|\/m\/o\//i);
    const files = mail.parts.filter(({ isAttachment }) => isAttachment);
    expect(files.map(({ name, content }) => [name, content?.toString()])).toEqual([[`${name}.pdf`, '报价']]);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('ten megabytes arrive byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 1024 }, (_, place) => (place * 7919) % 256));
    const file = Buffer.concat(Array.from({ length: 10 * 1024 }, () => bytes));
    await team.sent({ attachments: [await team.file('large.pdf', file)] });
    const mail = await sendDue();
    expect(mail.parts.find(({ isAttachment }) => isAttachment)?.content?.equals(file)).toBe(true);
  });

  test('no input can add a header', async () => {
    const { subject } = { subject: 'Hello\r\nBcc: all@x.example\n\nbody' };
    await team.sent({ subject, to: '"Anna\u2028Bcc: b@x.example" <anna@sink.example>' });
    const mail = await sendDue();
    expect(mail.headers.map(({ name }) => name).filter(name => name === 'bcc')).toEqual([]);
    expect(mail.subject).toBe('Hello Bcc: all@x.example body');
    expect(mail.to).toEqual([{ name: 'Anna Bcc: b@x.example', address: 'anna@sink.example' }]);
  });

  test('blind copies are in no header', async () => {
    await team.sent({ to: '', bcc: 'secret@sink.example' });
    const mail = await sendDue();
    expect(mail.to).toEqual([]);
    expect(taken[0]).not.toContain('secret@');
  });
});

describe('an answer', () => {
  test('continues the thread, quotes below, and appears in its conversation at once', async () => {
    const { threadId, mailIds } = await incoming({
      mails: [{ messageId: '<theirs@creators.test>', html: '<p>We ask <b>500</b></p>' }],
    });
    await team.as(db =>
      db
        .updateTable('inbox_mails')
        .set({ answers: ['<ours-2@brand.example>', '<ours-1@brand.example>'] })
        .where('id', '=', mailIds[0] ?? 0)
        .execute(),
    );
    const { id, mail } = await answer('reply', mailIds[0]);
    expect(mail).toMatchObject({
      to: [anna],
      inReplyTo: ['<theirs@creators.test>'],
      references: ['<ours-1@brand.example>', '<ours-2@brand.example>', '<theirs@creators.test>'],
    });
    expect(mail.html).toMatch(/<p>Fine with us.<\/p>[^]*wrote:<\/div>\s*<blockquote[^]*<b>500<\/b>/);
    expect(mail.text).toMatch(/^Fine with us\.\n\nOn .* wrote:\n\n> We ask 500/);
    expect((await team.show(id)).threadId).toBe(threadId);
    const mails = await mailsOf(threadId);
    expect(mails.map(each => [each.direction, each.message_id])).toEqual([
      ['in', '<theirs@creators.test>'],
      ['out', mail.messageId],
    ]);
  });

  test('is the same mail when its copy is found in the folder of sent mail', async () => {
    const { threadId, mailIds } = await incoming({ mails: [{ messageId: '<again@creators.test>' }] });
    await answer('reply', mailIds[0]);
    const source = Buffer.from(taken[0] ?? '');
    const fetched = { uid: 7, size: source.length, receivedAt: app.world.now(), isSeen: true, source };
    const prepared = await prepareMails([fetched]);
    const key = { teamId: team.accounts.owner.teamId, senderId: team.senderId };
    await team.as(db => fileMails(db, app.world, app.mail, key, { role: 'sent', uidValidity: 1 }, prepared));
    expect((await mailsOf(threadId)).map(({ direction }) => direction)).toEqual(['in', 'out']);
  });

  test('without a quote quotes nothing', async () => {
    const { mailIds } = await incoming({ mails: [{ text: 'We ask 500' }] });
    const { mail } = await answer('reply', mailIds[0], { quotes: false });
    expect(mail.text.trim()).toBe('Fine with us.');
  });

  test('records its author’s contact, and counts for the sender’s day', async () => {
    await loadSample(app.database.db, app.world, { count: 2 });
    const { id: creatorId } = await app.database.db
      .selectFrom('creators')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await addAddresses(team, [{ creatorId, address: 'touched@creators.test' }]);
    const sentToday = async () =>
      (
        await team.as(db =>
          db.selectFrom('mail_sender_counts').select('sent').where('scope', 'like', 'day:%').execute(),
        )
      ).reduce((sum, { sent }) => sum + sent, 0);
    const before = await sentToday();
    await team.sent({ to: 'Touched@creators.test' });
    await sendDue();
    const states = await team.as(db =>
      db
        .selectFrom('team_creators')
        .select(['status', 'contacted_by'])
        .where('creator_id', '=', creatorId)
        .execute(),
    );
    expect(states).toEqual([{ status: 'contacted', contacted_by: team.accounts.mei.accountId }]);
    expect(await sentToday()).toBe(before + 1);
  });
});

test('a forwarded mail has its headers and files, in a thread of its own', async () => {
  const source = [
    'From: Anna Lee <anna@creators.test>',
    'To: ming@brand.example',
    'Subject: Rates',
    'Message-ID: <rates@creators.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'See the file.',
    '--b',
    'Content-Type: application/pdf; name=rates.pdf',
    'Content-Disposition: attachment; filename=rates.pdf',
    '',
    'the rates',
    '--b--',
    '',
  ].join('\r\n');
  const { threadId, mailIds } = await incoming({ mails: [{ source, messageId: '<rates@creators.test>' }] });
  const { id, mail } = await answer('forward', mailIds[0], { to: 'boss@sink.example' });
  expect(mail).toMatchObject({ subject: 'Fwd: Working together', inReplyTo: [], references: [] });
  expect(mail.text).toContain('From: Anna Lee <anna@creators.test>');
  expect(mail.text).toContain('See the file.');
  const file = mail.parts.find(({ isAttachment }) => isAttachment);
  expect([file?.name, file?.content?.toString().trim()]).toEqual(['rates.pdf', 'the rates']);
  const email = await team.show(id);
  expect(email.threadId).not.toBe(threadId);
  expect(await mailsOf(email.threadId)).toHaveLength(1);
});
