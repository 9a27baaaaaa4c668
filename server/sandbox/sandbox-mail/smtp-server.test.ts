import net from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { replaceSandboxSetting } from '../../core/db/sandbox-settings.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { Mailbox, MailboxFault } from '../../outside/mail-protocol/mailbox-access.ts';
import { openSmtp } from '../../outside/mail-protocol/smtp/smtp-link.ts';
import { makeSandboxMailbox, sandboxSmtpAddress, startSandboxSmtp } from './service.ts';
import { sandboxMailbox } from './sandbox-mailbox.ts';
import { isRefusedAtOnce } from './reactions/personas.ts';

const everybodyBounces = { reply: 0, autoReply: 0, bounce: 100, read: 0 };
const us = 'shop@sandbox.starbridge.example';
const colleague = 'anna@sandbox.starbridge.example';
const stranger = 'other@sandbox.starbridge.example';

let database: TestDatabase;
let server: { port: number; stop(): Promise<void> };
let passwords: Record<string, string>;
/** What the server considered its own errors: never something that a client sends. */
const faults: unknown[] = [];
const ctx = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  const first = await makeTeam(db, ctx, 'first');
  const second = await makeTeam(db, ctx, 'second');
  passwords = {};
  for (const [address, { teamId }] of [
    [us, first],
    [colleague, first],
    [stranger, second],
  ] as const) {
    const made = await asTeam(db, teamId, db => makeSandboxMailbox(db, ctx, teamId, address));
    passwords[address] = made.password;
  }
  server = await startSandboxSmtp(db, () => ctx, {
    personas: everybodyBounces,
    onFault: error => faults.push(error),
  });
});

afterAll(async () => {
  await server.stop();
  await database.drop();
});

const accessOf = (address: string, password = passwords[address] ?? '') => ({
  host: 'mail.sandbox',
  port: server.port,
  security: 'plain' as const,
  username: address,
  secret: { password },
});

const link = (address: string, password?: string) =>
  openSmtp({ ...accessOf(address, password), host: '127.0.0.1' });

async function inMailbox<T>(address: string, work: (mailbox: Mailbox) => Promise<T>): Promise<T> {
  const mailbox = await sandboxMailbox(database.db, accessOf(address));
  try {
    return await work(mailbox);
  } finally {
    await mailbox.close();
  }
}

const mailTo = (to: string, id: string, from = us) =>
  Buffer.from(`From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${id}>\r\nSubject: Hi\r\n\r\nHello\r\n`);

interface Offer {
  id?: string;
  envelope?: string;
  message?: Buffer;
}

async function offer(to: string, { id = 'a@b', envelope = us, message = mailTo(to, id) }: Offer = {}) {
  const opened = await link(us);
  const delivery = await opened.send({ from: envelope, to: [to] }, message);
  opened.close();
  return delivery;
}

/**
 * Sends everything at once after the greeting, and disconnects unless it ends with QUIT. @returns what the server sent
 */
async function talk(bytes: Buffer): Promise<string> {
  const socket = net.connect(server.port, '127.0.0.1');
  const said: Buffer[] = [];
  socket.on('error', () => undefined).on('data', chunk => said.push(chunk));
  const closed = new Promise(resolve => socket.on('close', resolve));
  socket.once('data', () => (bytes.includes('QUIT') ? socket.write(bytes) : socket.end(bytes)));
  await closed;
  return Buffer.concat(said).toString();
}

/** A person whose mail bounces, at once or later. */
const person = (atOnce: boolean) =>
  Array.from({ length: 50 }, (_, index) => `p${index}@example.com`).find(
    each => isRefusedAtOnce(each) === atOnce,
  )!;

describe('the mail server of the sandbox', () => {
  test('is found by its port', async () => {
    expect(await sandboxSmtpAddress(database.db)).toEqual({ host: '127.0.0.1', port: server.port });
  });

  test('announces the maximum size of a message', async () => {
    const opened = await link(us);
    expect(opened.maxMessageBytes).toBe(26_214_400);
    opened.close();
  });

  test.each([
    [us, 'wrong'],
    ['nobody@sandbox.starbridge.example', 'x'],
  ])('lets %j with password %j not in', async (address, password) => {
    await expect(link(address, password)).rejects.toMatchObject({ stage: 'auth', code: 535 });
    await expect(sandboxMailbox(database.db, accessOf(address, password))).rejects.toMatchObject({
      stage: 'auth',
    } satisfies Partial<MailboxFault>);
  });

  test('delivers mail from nodemailer, and files it as sent', async () => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: server.port,
      auth: { user: us.toUpperCase(), pass: passwords[us] },
    });
    const { messageId } = await transport.sendMail({
      from: `星桥 <${us}>`,
      to: [colleague, us],
      subject: '你好',
      text: '正文\n.\n..点',
    });
    transport.close();
    const [mine, theirs] = await Promise.all(
      [us, colleague].map(address =>
        inMailbox(address, async mailbox => [
          await mailbox.isInInbox(messageId),
          await mailbox.isInSent(messageId),
        ]),
      ),
    );
    expect([mine, theirs]).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('gives an inbox on from where it was read, byte for byte', async () => {
    await inMailbox(us, async mailbox => {
      const [inbox, sent] = await mailbox.folders();
      const from = inbox?.uidNext ?? 0;
      expect([inbox, sent]).toMatchObject([
        { role: 'inbox', path: 'INBOX', uidValidity: Math.floor(ctx.now().getTime() / 1000) },
        { role: 'sent', path: 'Sent', uidNext: from },
      ]);
      for (const id of ['1@x', '2@x', '3@x']) await offer(us, { id });
      const uids = await mailbox.uids('inbox', { from });
      const mails = await Array.fromAsync(mailbox.fetch('inbox', uids));
      const contents = ['1@x', '2@x', '3@x'].map(id => mailTo(us, id));
      expect(mails.map(({ source }) => source.toString())).toEqual(contents.map(String));
      expect(mails.map(({ uid }) => uid)).toEqual(uids);
      expect(await mailbox.entries('inbox', uids.slice(1, 2))).toEqual([
        { uid: uids[1], size: contents[1]?.length, receivedAt: ctx.now(), isSeen: false },
      ]);
      expect(await mailbox.uids('inbox', { from: (uids.at(-1) ?? 0) + 1 })).toEqual([]);
      const filed = await mailbox.uids('sent', { from });
      expect(filed).toHaveLength(3);
      expect(await mailbox.entries('sent', filed)).toMatchObject(filed.map(() => ({ isSeen: true })));
      await expect(mailbox.uids('spam')).rejects.toMatchObject({ stage: 'folder' });
    });
  });

  test('lists mails since a moment', async () => {
    await inMailbox(us, async mailbox => {
      await offer(us, { id: 'now@x' });
      const tomorrow = new Date(ctx.now().getTime() + 86_400_000);
      expect((await mailbox.uids('inbox', { since: ctx.now() })).length).toBeGreaterThan(0);
      expect(await mailbox.uids('inbox', { since: tomorrow })).toEqual([]);
    });
  });

  test('reports new mail, also mail since the last look', async () => {
    await inMailbox(us, async mailbox => {
      const wait = () => mailbox.waitForNews(10_000, new AbortController().signal);
      await mailbox.uids('inbox');
      await offer(us, { id: 'between@x' });
      expect(await wait()).toBe(true);
      const [heard] = await Promise.all([wait(), offer(us, { id: 'while@x' })]);
      expect(heard).toBe(true);
      expect(await mailbox.waitForNews(1, new AbortController().signal)).toBe(false);
    });
  });

  test('is waited for no longer than wanted', async () => {
    await inMailbox(us, async mailbox => {
      const stop = new AbortController();
      const waiting = mailbox.waitForNews(600_000, stop.signal);
      stop.abort();
      expect(await waiting).toBe(false);
    });
  });

  test.each([
    ['another sender in the envelope', us, { envelope: colleague }, 553, colleague],
    ['nobody in the envelope', us, { envelope: '' }, 553, 'nobody'],
    ['another sender in the message', us, { message: mailTo(us, 'f@x', colleague) }, 550, 'From'],
    ['a message without heads', us, { message: Buffer.from('\0\r\n\r\n') }, 550, 'From'],
    ['a stranger', 'someone@gmail.com', {}, 550, 'sample creators only'],
    ['a look-alike of the sample world', 'someone@notexample.com', {}, 550, 'sample creators only'],
    ['a mailbox that is not there', 'none@sandbox.starbridge.example', {}, 550, 'no mailbox'],
    ['a mailbox of another team', stranger, {}, 550, 'no mailbox'],
    ['somebody whose account is gone', person(true), {}, 550, 'does not exist'],
  ])('refuses %s', async (_name, to, options, code, words) => {
    const delivery = await offer(to, options);
    expect(delivery).toMatchObject({ kind: 'refused', permanent: true, code });
    expect(delivery.kind === 'refused' && delivery.response).toContain(words);
  });

  test('delivers mail to a mailbox’s plus address to the mailbox', async () => {
    const to = us.replace('@', '+abc@');
    expect(await offer(to, { id: 'label@x' })).toMatchObject({ kind: 'accepted' });
    expect(await inMailbox(us, mailbox => mailbox.isInInbox('<label@x>'))).toBe(true);
    expect(await offer(stranger.replace('@', '+abc@'))).toMatchObject({ kind: 'refused', code: 550 });
  });

  test('takes mail for people of the sample world', async () => {
    for (const to of [person(false), 'Anna@Creators.Example.com', 'contact@anna.example'])
      if (!isRefusedAtOnce(to.toLowerCase()))
        expect(await offer(to, { id: to })).toMatchObject({ kind: 'accepted' });
  });

  test('refuses mail that is larger than declared, and continues', async () => {
    const large = Buffer.concat([mailTo(us, 'large@x'), Buffer.alloc(26_214_400, 'x\r\n')]);
    const opened = await link(us);
    expect(await opened.send({ from: us, to: [us] }, large)).toMatchObject({ kind: 'refused' });
    opened.close();
    const signIn = Buffer.from(`\0${us}\0${passwords[us]}`).toString('base64');
    const start = `EHLO x\r\nAUTH PLAIN ${signIn}\r\nMAIL FROM:<${us}>\r\nRCPT TO:<${us}>\r\nDATA\r\n`;
    const said = await talk(Buffer.concat([Buffer.from(start), large, Buffer.from('\r\n.\r\nQUIT\r\n')]));
    expect(said).toMatch(/^354 .*\r\n552 .*\r\n221 /m);
    expect(await offer(us, { id: 'after-large@x' })).toMatchObject({ kind: 'accepted' });
    expect(await inMailbox(us, mailbox => mailbox.isInSent('<large@x>'))).toBe(false);
  });

  test.each([
    ['no protocol at all', Buffer.from('\0\x01\x02 GET / HTTP/1.1\r\n\r\n')],
    ['a line without an end', Buffer.alloc(300_000, 'x')],
    [
      'commands out of order',
      Buffer.from(`EHLO x\r\nMAIL FROM:<${us}>\r\nRCPT TO:<a@b>\r\nDATA\r\n.\r\nQUIT\r\n`),
    ],
    [
      'sign-in with rubbish',
      Buffer.from('EHLO x\r\nAUTH PLAIN ****\r\nAUTH LOGIN\r\n\0\r\n\xff\r\nQUIT\r\n', 'latin1'),
    ],
  ])('survives %s', async (_name, bytes) => {
    await talk(bytes);
    expect(await offer(us, { id: 'after@x' })).toMatchObject({ kind: 'accepted' });
  });

  test('has not failed itself', () => {
    expect(faults).toEqual([]);
  });

  test('refuses invalid addresses, and continues', async () => {
    const signIn = Buffer.from(`\0${us}\0${passwords[us]}`).toString('base64');
    const wrong = [
      'a\0@example.com',
      '@example.com',
      `${'a'.repeat(2000)}@example.com`,
      'a b@example.com',
      '',
    ];
    const lines = wrong.map(address => `RCPT TO:<${address}>\r\n`).join('');
    const start = `EHLO x\r\nAUTH PLAIN ${signIn}\r\nMAIL FROM:<${us}>\r\n`;
    const said = await talk(Buffer.from(`${start}${lines}QUIT\r\n`));
    const codes = said
      .trim()
      .split('\r\n')
      .map(line => line.slice(0, 3));
    expect(codes.slice(-7)).toEqual(['250', '501', '501', '501', '501', '501', '221']);
  });

  test('another takes its place when it no longer answers', async () => {
    const gone = net.createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => gone.on('listening', resolve));
    const { port } = gone.address() as net.AddressInfo;
    await new Promise(resolve => gone.close(resolve));
    const { db } = database;
    await replaceSandboxSetting(db, 'smtpPort', { seen: server.port, value: port });
    const next = await startSandboxSmtp(db, () => ctx, { personas: everybodyBounces });
    expect(await sandboxSmtpAddress(db)).toMatchObject({ port: next.port });
    const third = await startSandboxSmtp(db, () => ctx, { personas: everybodyBounces });
    expect(await sandboxSmtpAddress(db)).toMatchObject({ port: next.port });
    await third.stop();
    await next.stop();
  });
});

describe('a mailbox of the sandbox', () => {
  test('keeps its password when it is made once more, and is of one team', async () => {
    const { db } = database;
    const rows = await db.selectFrom('sandbox_addresses').selectAll().execute();
    const own = rows.find(({ address }) => address === us)!.team_id;
    const other = rows.find(({ address }) => address === stranger)!.team_id;
    expect(await asTeam(db, own, db => makeSandboxMailbox(db, ctx, own, us))).toEqual({
      password: passwords[us],
    });
    await expect(asTeam(db, other, db => makeSandboxMailbox(db, ctx, other, us))).rejects.toMatchObject({
      code: 'taken',
    });
    await expect(asTeam(db, own, db => makeSandboxMailbox(db, ctx, own, 'x@gmail.com'))).rejects.toThrow(
      RangeError,
    );
  });
});
