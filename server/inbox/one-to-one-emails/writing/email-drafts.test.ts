import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { letterApp, type LetterApp } from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { addThread, type SomeThread } from '../../../../test/fixtures/inbox/some-threads.ts';

let app: TestApp;
let team: LetterApp;

beforeAll(async () => {
  app = await startTestApp();
  team = await letterApp(app);
});

afterAll(() => app.close());

const someContent = (change: Partial<contract.LetterContent> = {}): contract.LetterContent => ({
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
  (await team.call(contract.createLetter, { body: { kind, mailId } })).data;

describe('a new letter', () => {
  test('begins empty, by a verified sender', async () => {
    const { data } = await team.call(contract.createLetter, { body: { kind: 'new', to: 'a@x.example' } });
    expect(data).toMatchObject({ state: 'draft', revision: 1, quotedHtml: '', senderId: team.senderId });
    expect(data.content).toEqual(someContent({ to: 'a@x.example', subject: '', html: '' }));
  });

  test('answers no mail', async () => {
    const { code, fields } = await team.call(contract.createLetter, { body: { kind: 'new', mailId: 1 } });
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
    const letter = await answer('reply', mailIds[0] ?? 0);
    expect(letter).toMatchObject({ kind: 'reply', threadId, mailId: mailIds[0], senderId: team.senderId });
    expect(letter.content).toMatchObject({
      to: 'Anna Lee <anna@creators.test>',
      subject: '回复：合作',
      quotes: true,
    });
    expect(letter.quotedHtml).toMatch(
      /^<div>在 2026年11月20日 06:05，Anna Lee &lt;anna@creators.test&gt; 写道：<\/div>\n<blockquote[^>]*>\s*<p>Hi <\/p>\s*<\/blockquote>$/,
    );
  });

  test('is one for each account, until it is sent or thrown away', async () => {
    const { mailIds } = await incoming();
    const mailId = mailIds[0] ?? 0;
    const both = await Promise.all([answer('reply', mailId), answer('reply', mailId)]);
    expect(both[0].id).toBe(both[1].id);
    expect((await answer('replyAll', mailId)).id).not.toBe(both[0].id);
    const { data: other } = await team.call(contract.createLetter, { body: { kind: 'reply', mailId } }, 'bo');
    expect(other.id).not.toBe(both[0].id);
    await team.call(contract.deleteLetter, { params: { id: both[0].id } });
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
    const letter = await answer('forward', mailIds[0] ?? 0);
    expect(letter.content).toMatchObject({ to: '', subject: 'Fwd: Rates', parts: [1], quotes: true });
    expect(letter.quotedHtml).toContain('From: Anna Lee &lt;anna@creators.test&gt;');
    expect(letter.quotedHtml).toContain('Subject: Rates');
  });

  test('needs a mail of the team', async () => {
    const { mailIds } = await incoming();
    const body = { kind: 'reply', mailId: mailIds[0] } as const;
    expect((await team.call(contract.createLetter, { body }, 'stranger')).code).toBe(404);
    const { code, fields } = await team.call(contract.createLetter, { body: { kind: 'reply' } });
    expect([code, fields]).toEqual([400, ['mailId']]);
  });
});

describe('a draft', () => {
  test('is sanitised, and does not overwrite another save', async () => {
    const { data } = await team.call(contract.createLetter, { body: { kind: 'new' } });
    const params = { id: data.id };
    const content = someContent({ html: '<p onclick="x()">你好<script>x()</script></p>' });
    const body = { content, senderId: team.senderId, revision: 1 };
    expect(await team.call(contract.saveLetter, { params, body })).toMatchObject({ data: { revision: 2 } });
    expect((await team.call(contract.saveLetter, { params, body })).code).toBe(1015);
    const shown = await team.show(data.id);
    expect(shown).toMatchObject({ revision: 2, snippet: '你好', content: someContent() });
  });

  test('cannot use another team’s sender', async () => {
    const { data } = await team.call(contract.createLetter, { body: { kind: 'new' } });
    const body = { content: someContent(), senderId: 999_999, revision: 1 };
    expect((await team.call(contract.saveLetter, { params: { id: data.id }, body })).code).toBe(404);
  });

  test.each(['owner', 'bo', 'stranger'] as const)('is not there for %s', async who => {
    const id = await team.write();
    const params = { id };
    const body = { content: someContent(), senderId: null, revision: 2 };
    const replies = [
      await team.call(contract.getLetter, { params }, who),
      await team.call(contract.saveLetter, { params, body }, who),
      await team.call(contract.deleteLetter, { params }, who),
      await team.call(contract.sendLetter, { params, body: { revision: 2 } }, who),
      await team.call(contract.fillLetterTemplate, { params, body: { templateId: 1 } }, who),
      await team.call(contract.settleLetter, { params, body: { sent: true } }, who),
      await team.call(contract.takeBackLetter, { params }, who),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 404));
    expect(await team.show(id)).toMatchObject({ revision: 2, state: 'draft' });
  });

  test('can be thrown away by its author', async () => {
    const id = await team.write();
    expect((await team.call(contract.deleteLetter, { params: { id } })).code).toBe(0);
    expect((await team.call(contract.getLetter, { params: { id } })).code).toBe(404);
  });
});

describe('the lists', () => {
  test('contain the account’s drafts and the team’s outgoing emails', async () => {
    const other = await letterApp(app);
    const [first, second] = [await other.write({ subject: 'one' }), await other.write({ subject: 'two' })];
    const outgoing = await other.sent({ subject: 'out' });
    const list = async (list: 'drafts' | 'outgoing', who: 'mei' | 'bo' | 'stranger') => {
      const { data } = await other.call(contract.listLetters, { query: { list } }, who);
      expect(data.total).toBe(data.letters.length);
      return data.letters.map(({ id }) => id);
    };
    app.world.pass(1000);
    const body = { content: someContent(), senderId: null, revision: 2 };
    await other.call(contract.saveLetter, { params: { id: first }, body });
    expect(await list('drafts', 'mei')).toEqual([first, second]);
    expect(await list('outgoing', 'mei')).toEqual([outgoing]);
    expect(await list('drafts', 'bo')).toEqual([]);
    expect(await list('outgoing', 'bo')).toEqual([outgoing]);
    expect(await list('outgoing', 'stranger')).toEqual([]);
  });

  test('can be of one conversation', async () => {
    const { threadId, mailIds } = await incoming();
    const { id } = await answer('reply', mailIds[0] ?? 0);
    const query = { list: 'drafts', threadId } as const;
    const { data } = await team.call(contract.listLetters, { query });
    expect(data).toMatchObject({ total: 1, letters: [{ id, threadId }] });
  });
});
