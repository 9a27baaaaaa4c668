import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fetchMailPart,
  fetchMailSource,
  getMailBody,
  getThread,
} from '../../../../contract/inbox/threads.ts';
import type { Endpoint } from '../../../../contract/core/endpoint.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { callOf } from '../../../../test/harness/app/all-endpoints.ts';
import { addSentMail, type SentMail } from '../../../../test/fixtures/outreach/sent-mail.ts';
import {
  addThread,
  anna,
  type SomeMail,
  type SomeThread,
} from '../../../../test/fixtures/inbox/some-threads.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { suppressAddress } from '../../../outreach/suppressions/service.ts';
import { putAlias } from '../actions/assign-creator.queries.ts';

let app: TestApp;
let own: Account;
let sent: SentMail;
let token = '';
let strangerToken = '';

const add = (thread: SomeThread = {}) => addThread(app.database.db, app.world, own.teamId, thread);
const addMail = async (mail: SomeMail) => (await add({ mails: [mail] })).mailIds[0] ?? 0;
const show = (id: number, as = token) => callApp(app, getThread, { token: as, params: { id } });
const bodyOf = (id: number, pictures: '0' | '1' = '0', as = token) =>
  callApp(app, getMailBody, { token: as, params: { id }, query: { pictures } });
const fetchOf = (endpoint: Endpoint, params: Record<string, number>, as = token) =>
  app.inject({ ...callOf(endpoint, { params }), token: as });

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const pictured = (html: string, picture = png, type = 'image/png') =>
  [
    'From: Anna <anna@creators.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b',
    `Content-Type: ${type}; name="a.png"`,
    'Content-ID: <pic@mail>',
    'Content-Disposition: inline; filename="a.png"',
    'Content-Transfer-Encoding: base64',
    '',
    picture.toString('base64'),
    '--b',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename*=UTF-8''..%2F%E6%8A%A5%E4%BB%B7%0D%0AX-Evil%3A%201.pdf`,
    '',
    '<script>alert(1)</script>',
    '--b--',
    '',
  ].join('\r\n');

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  own = await makeTeam(db, app.world, 'own');
  const stranger = await makeTeam(db, app.world, 'stranger');
  sent = await addSentMail(db, app.world, own, { address: anna.address });
  app.world.pass(86_400_000);
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
});
afterAll(() => app.close());

describe('a conversation', () => {
  test('shows its mails, the product’s messages, and the creator’s data', async () => {
    const { db } = app.database;
    const match = { way: 'references', taskId: sent.taskId, recipientId: sent.recipientId } as const;
    const { threadId: other } = await add({
      subject: 'Earlier',
      mails: [{ at: new Date('2026-01-01T00:00:00Z') }],
    });
    const { threadId } = await add({
      subject: 'Re: Hello',
      creatorId: 9,
      match,
      mails: [
        { text: 'Yes', correctedBy: own.accountId, kind: 'reply', rule: 'reply.answer' },
        { direction: 'out', text: 'Thanks' },
        { text: 'I am away', kind: 'autoReply', returnsOn: '2026-12-01', isGone: true },
      ],
    });
    const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
    await asTeam(db, own.teamId, async db => {
      await putAlias(db, own.teamId, { address: 'second@creators.test', creatorId: 9, at: app.world.now() });
      await suppressAddress(db, app.world, own.teamId, { address: anna.address, reason: 'manual', proof });
    });

    const { data } = await show(threadId);
    expect(data.thread).toMatchObject({ subject: 'Re: Hello', mails: 3, unread: 2 });
    expect(data.mails.map(({ item, direction, snippet }) => [item, direction, snippet])).toEqual([
      ['message', 'out', ''],
      ['mail', 'in', 'Yes'],
      ['mail', 'out', 'Thanks'],
      ['mail', 'in', 'I am away'],
    ]);
    const [message, answer, , away] = data.mails;
    expect(message).toMatchObject({ id: sent.messageRowId, round: 1, state: 'accepted', kind: null });
    expect(message?.to).toEqual([{ name: '', address: anna.address }]);
    expect(answer).toMatchObject({
      kind: 'reply',
      rule: 'reply.answer',
      correctedBy: 'own nick',
      isUnread: true,
      match,
    });
    expect(away).toMatchObject({
      kind: 'autoReply',
      returnsOn: '2026-12-01',
      isGone: true,
      correctedBy: null,
    });
    expect(data.recipient).toMatchObject({ taskId: sent.taskId, id: sent.recipientId, way: 'references' });
    expect(data.recipient?.outcomes).toContain('success');
    expect(data.addresses).toEqual(['second@creators.test']);
    expect(data.others.map(({ id }) => id)).toEqual([other]);
    expect(data.suppressed).toMatchObject({ reason: 'manual' });
  });

  test('shows a message once, although a mailbox has a copy of it', async () => {
    const match = { way: 'references', taskId: sent.taskId, recipientId: sent.recipientId } as const;
    const { threadId } = await add({ match, mails: [{ direction: 'out', messageId: sent.messageId }, {}] });
    expect((await show(threadId)).data.mails.map(({ item }) => item)).toEqual(['mail', 'mail']);
  });

  test('of a bounce asks whether the recipient may be written to', async () => {
    const address = 'gone@creators.test';
    const { taskId, recipientId } = await addSentMail(app.database.db, app.world, own, { address });
    const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
    await asTeam(app.database.db, own.teamId, db =>
      suppressAddress(db, app.world, own.teamId, { address, reason: 'bounced', proof }),
    );
    const counterpart = { name: '', address: 'mailer-daemon@x.test' };
    const match = { way: 'references', taskId, recipientId } as const;
    const { threadId } = await add({ counterpart, match, mails: [{ kind: 'bounce' }] });
    expect((await show(threadId)).data.suppressed).toMatchObject({ reason: 'bounced' });
  });

  test('shows the newest 200 mails', async () => {
    const { threadId } = await add({ mails: Array.from({ length: 203 }, (_, at) => ({ text: `${at}` })) });
    const { data } = await show(threadId);
    expect(data.mails).toHaveLength(200);
    expect([data.mails[0]?.snippet, data.mails.at(-1)?.snippet]).toEqual(['3', '202']);
  });

  test('of another team is not there, nor one that never was', async () => {
    const { threadId } = await add();
    expect((await show(threadId, strangerToken)).code).toBe(404);
    expect((await show(999_999)).code).toBe(404);
    expect((await show(0)).fields).toEqual(['id']);
  });
});

describe('the content of a mail', () => {
  test('is separated from its quotes, and both are sanitised', async () => {
    const html =
      '<div onclick="x()">Yes!<script>alert(1)</script></div><div class="gmail_quote">' +
      '<div class="gmail_attr">On Mon, Ming wrote:</div><blockquote><a href="javascript:x">old</a></blockquote></div>';
    const { data } = await bodyOf(await addMail({ html }));
    expect(data.html).toContain('Yes!');
    expect(data.quotedHtml).toContain('old');
    expect(data.html).not.toContain('old');
    expect(data.html + data.quotedHtml).not.toMatch(/onclick|script|alert/);
  });

  test('as plain text is separated likewise', async () => {
    const text = 'Yes!\n\nOn Mon, 2 Nov 2026 at 10:00, Ming <ming@brand.example> wrote:\n> Hello';
    const { data } = await bodyOf(await addMail({ text }));
    expect(data).toMatchObject({
      html: '',
      quotedHtml: '',
      text: 'Yes!',
      hasRemotePictures: false,
      faults: [],
    });
    expect(data.quotedText).toContain('> Hello');
  });

  test('brings its own pictures, as far as they go', async () => {
    const html = '<p>a<img src="cid:pic@mail"><img src="cid:none@mail"></p>';
    const { data } = await bodyOf(await addMail({ source: pictured(html) }));
    expect(data.html).toBe(`<p>a<img src="data:image/png;base64,${png.toString('base64')}" /></p>`);
    const large = Buffer.concat([png, Buffer.alloc(1_600_000)]);
    const twice = await bodyOf(
      await addMail({ source: pictured('<img src="cid:pic@mail"><img src="cid:pic@mail">b', large) }),
    );
    expect(twice.data.html.split('<img')).toHaveLength(2);
  });

  test('shows no SVG as a picture, whatever its declared type', async () => {
    const source = pictured('a<img src="cid:pic@mail">', Buffer.from('<svg onload="alert(1)"/>'));
    expect((await bodyOf(await addMail({ source }))).data.html).toBe('a');
  });

  test('brings pictures from elsewhere only where they are wanted', async () => {
    const html = '<p>a<img src="https://x.example/a.png"></p>';
    const id = await addMail({ html });
    expect((await bodyOf(id)).data).toMatchObject({ html: '<p>a</p>', hasRemotePictures: true });
    const { data } = await bodyOf(id, '1');
    expect(data.hasRemotePictures).toBe(false);
    // Its site must not learn who reads the mail: we fetch it.
    const src = /^<p>a<img src="(\/office\/api\/mail\/remotePicture\?[^"]+)" \/><\/p>$/.exec(data.html)?.[1];
    const query = new URLSearchParams(src?.replaceAll('&amp;', '&').split('?')[1]);
    expect(query.get('address')).toBe('https://x.example/a.png');
  });

  test('brings our own pictures from us', async () => {
    const own = '/office/api/mail/pictures/abc-1';
    const id = await addMail({
      html: `<img src="http://starbridge.test${own}"><img src="https://x.example${own}">`,
    });
    const { data } = await bodyOf(id, '1');
    expect(data.html).toContain(`<img src="${own}" />`);
    expect(data.html.match(/remotePicture/g)).toHaveLength(1);
  });

  test('of another team is not there', async () => {
    const id = await addMail({ html: '<p>own</p>' });
    expect((await bodyOf(id, '0', strangerToken)).code).toBe(404);
    expect((await bodyOf(999_999)).code).toBe(404);
    expect((await bodyOf(id, '2' as '1')).fields).toEqual(['pictures']);
  });
});

describe('files of a mail', () => {
  test('the source is returned byte for byte, although it is stored in chunks', async () => {
    const source = Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(2_500_000, 'ab\r\n')]);
    const id = await addMail({ source });
    const reply = await fetchOf(fetchMailSource, { id });
    expect(reply.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${id}.eml`);
    expect(reply.rawPayload.equals(source)).toBe(true);
  });

  test('an attachment can only be downloaded', async () => {
    const { threadId, mailIds } = await add({ mails: [{ source: pictured('a') }] });
    const [id = 0] = mailIds;
    const { attachments = [] } = (await show(threadId)).data.mails[0] ?? {};
    const pdf = attachments.find(({ mediaType }) => mediaType === 'application/pdf');
    const reply = await fetchOf(fetchMailPart, { id, part: pdf?.part ?? -1 });
    expect(reply.body).toBe('<script>alert(1)</script>');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['x-evil']).toBeUndefined();
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(reply.headers['content-disposition']).not.toMatch(/%2F|%5C|%0[AD]/i);
  });

  test('parts that are not attachments are not found, nor those of another team', async () => {
    const id = await addMail({ source: pictured('a') });
    expect((await fetchOf(fetchMailPart, { id, part: 0 })).statusCode).toBe(404);
    expect((await fetchOf(fetchMailPart, { id, part: 99 })).statusCode).toBe(404);
    expect((await fetchOf(fetchMailPart, { id, part: 1_001 })).statusCode).toBe(400);
    expect((await fetchOf(fetchMailPart, { id, part: 1 }, strangerToken)).statusCode).toBe(404);
    expect((await fetchOf(fetchMailSource, { id }, strangerToken)).statusCode).toBe(404);
    expect((await fetchOf(fetchMailSource, { id: 999_999 })).statusCode).toBe(404);
  });
});
