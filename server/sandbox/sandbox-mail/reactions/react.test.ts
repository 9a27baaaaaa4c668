import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Personas } from '../../../../contract/core/mail/sandbox-personas.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { newMails } from '../../../../test/harness/mail/new-mails.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { FetchedMail } from '../../../outside/mail-protocol/mailbox-access.ts';
import { acceptMail } from '../accept-mail.ts';
import { requestsOf } from './open-mail.ts';
import { readHeads } from '../parse-accepted-mail.ts';
import { machineOf, type Machine } from './personas.ts';
import { makeSandboxMailbox, reactDue } from '../service.ts';
import { sandboxMailbox } from '../sandbox-mailbox.ts';

const us = 'shop@sandbox.starbridge.example';
const hour = 3_600_000;
const nobody: Personas = { reply: 0, autoReply: 0, bounce: 0, read: 0 };

let database: TestDatabase;
let teamId: number;
let password: string;
let web: Server;
let publicUrl: string;
let asked: { path: string; method: string; agent: string }[] = [];
const ctx = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  ({ teamId } = await makeTeam(database.db, ctx, 'first'));
  ({ password } = await asTeam(database.db, teamId, db => makeSandboxMailbox(db, ctx, teamId, us)));
  web = createServer((request, response) => {
    const { url: path = '', method = '' } = request;
    asked.push({ path, method, agent: request.headers['user-agent'] ?? '' });
    if (request.url?.startsWith('/m/c/')) response.writeHead(302, { location: `${publicUrl}/outside` });
    response.end('.');
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  publicUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});

afterEach(() => {
  asked = [];
});

afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await database.drop();
});

interface Written {
  to?: string;
  subject?: string;
  text?: string;
  references?: string;
  replyTo?: string;
  people?: Partial<Personas>;
  /** The base address of its links. */
  site?: string;
}

let written = 0;

/** Makes a new person, with or without a machine. */
function personWith(machine: Machine | null): string {
  for (let index = 0; ; index++) {
    const person = `p${written}-${index}@example.com`;
    if (machineOf(person, 'never') === machine) return person;
  }
}

/** @returns its Message-ID */
async function write(options: Written = {}): Promise<string> {
  const { to = personWith(null), subject = '合作邀请', text = '你好，我们想合作。', people = {} } = options;
  const { site = publicUrl } = options;
  const messageId = `<${written++}@starbridge.example>`;
  const html = `<p>${text}</p><a href="${site}/m/c/token/1?a=1&amp;b=2">shop</a><a href="${site}/u/token">x</a>
    <img src="https://elsewhere.example/a.png"><img alt="" src='${site}/m/o/${written}'>`;
  const { references, replyTo } = options;
  const content = await new MailComposer({
    from: { name: '星桥', address: us },
    to: { name: '小美', address: to },
    messageId,
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    ...(references && { references, inReplyTo: references }),
  })
    .compile()
    .build();
  const heads = await readHeads(content);
  const mail = { teamId, sender: us, recipients: [to], heads, content };
  await acceptMail(database.db, ctx, { ...nobody, ...people }, mail);
  return messageId;
}

/** Lets time pass, so that people act. */
async function pass(milliseconds: number): Promise<number> {
  ctx.pass(milliseconds);
  return reactDue(database.db, ctx, { publicUrl });
}

const open = () =>
  sandboxMailbox(database.db, {
    host: 'mail.sandbox',
    port: 0,
    security: 'plain',
    username: us,
    secret: { password },
  });

/** Returns what arrived in the inbox during some work. */
async function receivedBy(
  work: () => Promise<unknown>,
): Promise<(Email & Pick<FetchedMail, 'receivedAt'>)[]> {
  const mails = await newMails(await open(), work);
  return Promise.all(
    mails.map(async ({ source, receivedAt }) => ({ ...(await PostalMime.parse(source)), receivedAt })),
  );
}

const headOf = (mail: Email | undefined, key: string) => mail?.headers.find(head => head.key === key)?.value;

describe('people of the sandbox', () => {
  test('that never read do nothing', async () => {
    const mails = await receivedBy(async () => {
      await write();
      expect(await pass(100 * hour)).toBe(0);
    });
    expect([mails, asked]).toEqual([[], []]);
  });

  test('read by fetching the picture with a browser, within 20 hours and once', async () => {
    await write({ people: { read: 100 } });
    expect(await pass(0.4 * hour)).toBe(0);
    expect(asked).toEqual([]);
    expect(await pass(20 * hour)).toBe(1);
    expect(await pass(100 * hour)).toBe(0);
    const opened = asked.filter(({ path }) => path.startsWith('/m/o/'));
    expect(opened).toHaveLength(1);
    expect(opened[0]?.agent).toMatch(/^Mozilla\/5\.0 \(/);
    expect(asked.filter(({ path }) => path !== opened[0]?.path && !path.startsWith('/m/c/'))).toEqual([]);
  });

  test('retry each minute while the product does not respond, and finally stop', async () => {
    const site = 'http://127.0.0.1:1';
    await write({ site, people: { read: 100 } });
    ctx.pass(20 * hour);
    const done = [];
    for (let minutes = 0; minutes < 8; minutes++) {
      done.push(await reactDue(database.db, ctx, { publicUrl: site }));
      done.push(await reactDue(database.db, ctx, { publicUrl: site }));
      ctx.pass(60_000);
    }
    expect(done.join('')).toBe('1010101010100000');
  });

  test('that reply read first, and answer the mail', async () => {
    let id = '';
    const start = ctx.now();
    const [reply, ...more] = await receivedBy(async () => {
      id = await write({ to: 'mei@example.com', people: { reply: 100 } });
      await pass(30 * hour);
    });
    expect([more, asked.some(({ path }) => path.startsWith('/m/o/'))]).toEqual([[], true]);
    expect(reply).toMatchObject({
      from: { name: '小美', address: 'mei@example.com' },
      to: [{ name: '星桥', address: us }],
      subject: 'Re: 合作邀请',
      inReplyTo: id,
      references: id,
    });
    expect(reply?.text).toMatch(/[\s\S]*小美[\s\S]*写道：\n> 你好，我们想合作。/);
    expect(reply?.messageId).toMatch(/^<\w+@example\.com>$/);
    expect(headOf(reply, 'auto-submitted')).toBeUndefined();
    const hours = (reply!.receivedAt.getTime() - start.getTime()) / hour;
    expect(hours).toBeGreaterThanOrEqual(1);
    expect(hours).toBeLessThanOrEqual(30);
    expect(Math.floor(Date.parse(reply!.date!) / 1000)).toBe(Math.floor(reply!.receivedAt.getTime() / 1000));
  });

  test('reply to the address that the mail asks for', async () => {
    const replyTo = us.replace('@', '+abc@');
    const [reply] = await receivedBy(async () => {
      await write({ replyTo, people: { reply: 100 } });
      await pass(30 * hour);
    });
    expect(reply?.to).toEqual([{ name: '星桥', address: replyTo }]);
  });

  test('reply in the language of the mail', async () => {
    const [reply] = await receivedBy(async () => {
      await write({ subject: 'Re: Summer launch', text: 'Hello there', people: { reply: 100 } });
      await pass(30 * hour);
    });
    expect(reply?.subject).toBe('Re: Summer launch');
    expect(reply?.text).toMatch(/wrote:\n> Hello there/);
    expect(reply?.text?.replace('小美', '').replace('星桥', '')).not.toMatch(/\p{Script=Han}/u);
  });

  test('reply once in a thread, also to a round that comes before the reply', async () => {
    const people = { reply: 100 };
    const mails = await receivedBy(async () => {
      const references = await write({ to: 'twice@example.com', people });
      await write({ to: 'twice@example.com', references, people });
      await pass(30 * hour);
      await write({ to: 'twice@example.com', references, people });
      await pass(30 * hour);
    });
    expect(mails).toHaveLength(1);
    expect(asked.filter(({ path }) => path.startsWith('/m/o/'))).toHaveLength(3);
    const received = await receivedBy(async () => {
      await write({ to: 'twice@example.com', people });
      await pass(30 * hour);
    });
    expect(received).toHaveLength(1);
  });

  test('that are away auto-reply at once', async () => {
    let id = '';
    const [answer, ...more] = await receivedBy(async () => {
      id = await write({ people: { autoReply: 100 } });
      await pass(5_000);
    });
    expect([more, asked]).toEqual([[], []]);
    expect([headOf(answer, 'auto-submitted'), answer?.inReplyTo]).toEqual(['auto-replied', id]);
    expect(answer?.subject).toBe('自动回复：合作邀请');
  });

  test('whose account is gone return the mail within a minute', async () => {
    let id = '';
    const [report, ...more] = await receivedBy(async () => {
      id = await write({ to: 'gone@example.com', people: { bounce: 100 } });
      await pass(60_000);
    });
    expect(more).toEqual([]);
    expect(report?.from?.address).toBe('mailer-daemon@sandbox.starbridge.example');
    expect(headOf(report, 'content-type')).toMatch(/^multipart\/report; report-type=delivery-status/);
    const textOf = (type: string) => {
      const part = report?.attachments.find(({ mimeType }) => mimeType === type);
      return part ? Buffer.from(part.content as ArrayBuffer).toString() : report?.text;
    };
    expect(textOf('message/delivery-status')).toMatch(
      /Final-Recipient: rfc822; gone@example\.com\r?\nAction: failed\r?\nStatus: 5\.\d\.\d\r?\nDiagnostic-Code: smtp; 550 5/,
    );
    expect(textOf('text/rfc822-headers')).toContain(`Message-ID: ${id}`);
  });
});

describe('machines of the sandbox', () => {
  test('that protect a mailbox fetch everything on arrival, once', async () => {
    await write({ to: personWith('scan') });
    expect(await pass(2000)).toBe(1);
    expect(await pass(100 * hour)).toBe(0);
    expect(asked.map(({ method, path }) => [method, path.replace(/\d+$/, 'N')])).toEqual([
      ['HEAD', '/m/o/N'],
      ['GET', '/m/o/N'],
      ['GET', '/m/c/token/1?a=1&b=N'],
      ['GET', '/u/token'],
    ]);
    expect(new Set(asked.map(({ agent }) => agent)).size).toBe(1);
  });

  test('that keep pictures ready fetch them alone', async () => {
    await write({ to: personWith('prefetch') });
    expect(await pass(2000)).toBe(1);
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/m\/o\//)]);
    expect(asked[0]?.agent).toMatch(/Chrome\/42.*Edge\/12/);
  });

  test('let a product be that does not answer', async () => {
    await write({ to: personWith('scan'), site: 'http://127.0.0.1:1' });
    ctx.pass(2000);
    expect(await reactDue(database.db, ctx, { publicUrl: 'http://127.0.0.1:1' })).toBe(1);
    expect(await reactDue(database.db, ctx, { publicUrl: 'http://127.0.0.1:1' })).toBe(0);
  });
});

describe('a mail', () => {
  test('is filed whole or not at all', async () => {
    const content = Buffer.from(`From: ${us}\r\nMessage-ID: <whole@x>\r\n\r\n.`);
    const heads = await readHeads(content);
    const recipients = ['read@example.com', 'zz-none@sandbox.starbridge.example'];
    const mail = { teamId, sender: us, recipients, heads, content };
    await expect(acceptMail(database.db, ctx, { ...nobody, read: 100 }, mail)).rejects.toThrow();
    const mailbox = await open();
    expect(await mailbox.isInSent('<whole@x>')).toBe(false);
    expect(await pass(20 * hour)).toBe(0);
  });
});

describe('opening', () => {
  const html =
    '<a href="http://a.example/m/c/t/1">x</a><img src="http://a.example.evil/x"><img src="http://a.example/m/o/t">';

  test.each([
    [0.1, ['http://a.example/m/o/t', 'http://a.example/m/c/t/1']],
    [0.9, ['http://a.example/m/o/t']],
  ])('with choice %f asks the product alone', (choice, expected) => {
    expect(requestsOf(html, 'http://a.example', choice)).toEqual(expected);
  });
});
