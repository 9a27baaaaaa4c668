import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { emailApp, type EmailApp } from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { addThread, type SomeThread } from '../../../../test/fixtures/inbox/some-threads.ts';

let app: TestApp;
let team: EmailApp;

beforeAll(async () => {
  app = await startTestApp();
  team = await emailApp(app);
});

afterAll(() => app.close());

const someContent = (change: Partial<contract.EmailContent> = {}): contract.EmailContent => ({
  to: 'anna@creators.test',
  cc: '',
  bcc: '',
  subject: '合作',
  html: '<p>你好</p>',
  attachments: [],
  quotes: false,
  parts: [],
  ...change,
});

const incoming = (thread: SomeThread = {}) =>
  addThread(app.database.db, app.world, team.accounts.owner.teamId, { senderId: team.senderId, ...thread });

const answer = async (kind: 'reply' | 'replyAll' | 'forward', mailId: number) =>
  (await team.call(contract.createEmail, { body: { kind, mailId } })).data;

describe('a new email', () => {
  test('begins empty, by a verified sender', async () => {
    const { data } = await team.call(contract.createEmail, { body: { kind: 'new', to: 'a@x.example' } });
    expect(data).toMatchObject({ state: 'draft', revision: 1, quotedHtml: '', senderId: team.senderId });
    expect(data.content).toEqual(someContent({ to: 'a@x.example', subject: '', html: '' }));
  });

  test('answers no mail', async () => {
    const { code, fields } = await team.call(contract.createEmail, { body: { kind: 'new', mailId: 1 } });
    expect([code, fields]).toEqual([400, ['mailId']]);
  });
});

describe('an answer', () => {
  test('goes to the author, from the mailbox that received the mail, above its quote', async () => {
    const { threadId, mailIds } = await incoming({
      subject: '回复：合作',
      mails: [
        {
          html: '<p>Hi<script>alert(1)</script> <img src="https://spy.example/x.png"></p>',
          text: 'Hi',
          at: new Date('2026-11-19T22:05:00Z'),
        },
      ],
    });
    const email = await answer('reply', mailIds[0] ?? 0);
    expect(email).toMatchObject({ kind: 'reply', threadId, mailId: mailIds[0], senderId: team.senderId });
    expect(email.content).toMatchObject({
      to: 'Anna Lee <anna@creators.test>',
      subject: '回复：合作',
      quotes: true,
    });
    expect(email.quotedHtml).toMatch(
      /^<div>在 2026年11月20日 06:05，Anna Lee &lt;anna@creators.test&gt; 写道：<\/div>\n<blockquote[^>]*>\s*<p>Hi <\/p>\s*<\/blockquote>$/,
    );
  });

  test('is one for each account, until it is sent or thrown away', async () => {
    const { mailIds } = await incoming();
    const mailId = mailIds[0] ?? 0;
    const both = await Promise.all([answer('reply', mailId), answer('reply', mailId)]);
    expect(both[0].id).toBe(both[1].id);
    expect((await answer('replyAll', mailId)).id).not.toBe(both[0].id);
    const { data: other } = await team.call(contract.createEmail, { body: { kind: 'reply', mailId } }, 'bo');
    expect(other.id).not.toBe(both[0].id);
    await team.call(contract.deleteEmail, { params: { id: both[0].id } });
    expect((await answer('reply', mailId)).id).not.toBe(both[0].id);
  });

  test('to all leaves our own addresses out', async () => {
    const { mailIds } = await incoming({
      mails: [
        {
          to: [
            { name: '', address: (await team.sender()).address },
            { name: 'Bo', address: 'bo@agency.example' },
          ],
          cc: [{ name: '', address: 'c@agency.example' }],
        },
      ],
    });
    const { content } = await answer('replyAll', mailIds[0] ?? 0);
    expect(content).toMatchObject({
      to: 'Anna Lee <anna@creators.test>; Bo <bo@agency.example>',
      cc: 'c@agency.example',
    });
  });

  test('that forwards a mail includes its files and has no recipients yet', async () => {
    const source = [
      'From: Anna Lee <anna@creators.test>',
      'To: ming@brand.example',
      'Subject: Rates',
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
      'rates',
      '--b--',
      '',
    ].join('\r\n');
    const { mailIds } = await incoming({ subject: 'Rates', mails: [{ source }] });
    const email = await answer('forward', mailIds[0] ?? 0);
    expect(email.content).toMatchObject({ to: '', subject: 'Fwd: Rates', parts: [1], quotes: true });
    expect(email.quotedHtml).toContain('From: Anna Lee &lt;anna@creators.test&gt;');
    expect(email.quotedHtml).toContain('Subject: Rates');
  });

  test('needs a mail of the team', async () => {
    const { mailIds } = await incoming();
    const body = { kind: 'reply', mailId: mailIds[0] } as const;
    expect((await team.call(contract.createEmail, { body }, 'stranger')).code).toBe(404);
    const { code, fields } = await team.call(contract.createEmail, { body: { kind: 'reply' } });
    expect([code, fields]).toEqual([400, ['mailId']]);
  });
});

describe('a draft', () => {
  test('is sanitised, and does not overwrite another save', async () => {
    const { data } = await team.call(contract.createEmail, { body: { kind: 'new' } });
    const params = { id: data.id };
    const content = someContent({ html: '<p onclick="x()">你好<script>x()</script></p>' });
    const body = { content, senderId: team.senderId, revision: 1 };
    expect(await team.call(contract.saveEmail, { params, body })).toMatchObject({ data: { revision: 2 } });
    expect((await team.call(contract.saveEmail, { params, body })).code).toBe(1015);
    const shown = await team.show(data.id);
    expect(shown).toMatchObject({ revision: 2, snippet: '你好', content: someContent() });
  });

  test('cannot use another team’s sender', async () => {
    const { data } = await team.call(contract.createEmail, { body: { kind: 'new' } });
    const body = { content: someContent(), senderId: 999_999, revision: 1 };
    expect((await team.call(contract.saveEmail, { params: { id: data.id }, body })).code).toBe(404);
  });

  test.each(['owner', 'bo', 'stranger'] as const)('is not there for %s', async who => {
    const id = await team.write();
    const params = { id };
    const body = { content: someContent(), senderId: null, revision: 2 };
    const replies = [
      await team.call(contract.getEmail, { params }, who),
      await team.call(contract.saveEmail, { params, body }, who),
      await team.call(contract.deleteEmail, { params }, who),
      await team.call(contract.sendEmail, { params, body: { revision: 2 } }, who),
      await team.call(contract.fillEmailTemplate, { params, body: { templateId: 1 } }, who),
      await team.call(contract.settleEmail, { params, body: { sent: true } }, who),
      await team.call(contract.takeBackEmail, { params }, who),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 404));
    expect(await team.show(id)).toMatchObject({ revision: 2, state: 'draft' });
  });

  test('can be thrown away by its author', async () => {
    const id = await team.write();
    expect((await team.call(contract.deleteEmail, { params: { id } })).code).toBe(0);
    expect((await team.call(contract.getEmail, { params: { id } })).code).toBe(404);
  });
});

describe('the lists', () => {
  test('contain the account’s drafts and the team’s outgoing emails', async () => {
    const other = await emailApp(app);
    const [first, second] = [await other.write({ subject: 'one' }), await other.write({ subject: 'two' })];
    const outgoing = await other.sent({ subject: 'out' });
    const list = async (list: 'drafts' | 'outgoing', who: 'mei' | 'bo' | 'stranger') => {
      const { data } = await other.call(contract.listEmails, { query: { list } }, who);
      expect(data.total).toBe(data.letters.length);
      return data.letters.map(({ id }) => id);
    };
    app.world.pass(1000);
    const body = { content: someContent(), senderId: null, revision: 2 };
    await other.call(contract.saveEmail, { params: { id: first }, body });
    expect(await list('drafts', 'mei')).toEqual([first, second]);
    expect(await list('outgoing', 'mei')).toEqual([outgoing]);
    expect(await list('drafts', 'bo')).toEqual([]);
    expect(await list('outgoing', 'bo')).toEqual([outgoing]);
    expect(await list('outgoing', 'stranger')).toEqual([]);
  });

  test('can be of one conversation, and contain no draft that was only opened', async () => {
    const { threadId, mailIds } = await incoming();
    const { id } = await answer('reply', mailIds[0] ?? 0);
    const query = { list: 'drafts', threadId } as const;
    const listed = async () => (await team.call(contract.listEmails, { query })).data;
    expect(await listed()).toMatchObject({ total: 0, letters: [] });
    const body = { content: someContent(), senderId: null, revision: 1 };
    await team.call(contract.saveEmail, { params: { id }, body });
    expect(await listed()).toMatchObject({ total: 1, letters: [{ id, threadId }] });
  });
});
