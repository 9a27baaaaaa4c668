import { once } from 'node:events';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDovecot, type Dovecot } from '../../../../test/harness/mail/dovecot.ts';
import { openImapMailbox } from './imap-mailbox.ts';
import { maxMailBytes, type Mailbox } from '../mailbox-access.ts';

const names = ['many', 'large', 'anew', 'moved', 'heard', 'cut', 'dated', 'spam'] as const;
const password = 'correct horse';

let dovecot: Dovecot;
const opened: Mailbox[] = [];

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: Object.fromEntries(names.map(name => [name, password])) });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map(mailbox => mailbox.close()));
});

afterAll(() => dovecot.stop());

async function open(username: (typeof names)[number], port = dovecot.port): Promise<Mailbox> {
  const access = { host: dovecot.host, port, security: 'plain' as const, username, secret: { password } };
  const mailbox = await openImapMailbox(access);
  opened.push(mailbox);
  return mailbox;
}

const mail = (id: string, body = `hello ${id}`) =>
  `Message-ID: <${id}@mail.test>\r\nSubject: ${id}\r\n\r\n${body}\r\n`;
const fetched = (mailbox: Mailbox, uids: number[]) => Array.fromAsync(mailbox.fetch('inbox', uids));
const forever = new AbortController().signal;

/** The files of a folder, oldest first. */
async function filesOf(maildir: string): Promise<string[]> {
  const parts = await Promise.all(
    ['cur', 'new'].map(async part =>
      (await readdir(join(maildir, part))).map(name => join(maildir, part, name)),
    ),
  );
  return parts.flat().toSorted();
}

describe('a mailbox of Dovecot', () => {
  test('is read completely, in order, and nothing is marked', async () => {
    const sources = Array.from({ length: 500 }, (_, index) => mail(String(index)));
    await dovecot.deliver('many', sources);
    const mailbox = await open('many');
    const uids = await mailbox.uids('inbox');
    const mails = await fetched(mailbox, uids);
    expect(mails.map(({ source }) => source.toString())).toEqual(sources);
    expect(mails.map(({ uid }) => uid)).toEqual(uids);
    expect(await mailbox.isInInbox('<499@mail.test>')).toBe(true);
    expect(await mailbox.isInSent('<499@mail.test>')).toBe(false);
    const again = await open('many');
    expect(new Set((await again.entries('inbox', uids)).map(({ isSeen }) => isSeen))).toEqual(
      new Set([false]),
    );
  });

  test('has folders of sent mail and of spam', async () => {
    await dovecot.deliver('spam', [mail('bad')], { folder: 'Junk' });
    await dovecot.deliver('spam', [mail('mine')], { folder: 'Sent' });
    const mailbox = await open('spam');
    expect(await mailbox.folders()).toMatchObject([
      { role: 'inbox', path: 'INBOX', uidNext: 1 },
      { role: 'sent', path: 'Sent', uidNext: 2 },
      { role: 'spam', path: 'Junk', uidNext: 2 },
    ]);
    expect(await mailbox.isInSent('<mine@mail.test>')).toBe(true);
    expect(await Array.fromAsync(mailbox.fetch('spam', [1]))).toMatchObject([
      { source: Buffer.from(mail('bad')) },
    ]);
  });

  test('lists the mails since a day', async () => {
    await dovecot.deliver('dated', [mail('old')], { at: new Date('2026-01-05T12:00:00Z') });
    await dovecot.deliver('dated', [mail('young')], { at: new Date('2026-03-05T12:00:00Z') });
    const mailbox = await open('dated');
    expect(await mailbox.uids('inbox', { since: new Date('2026-02-01') })).toEqual([2]);
    expect(await mailbox.uids('inbox', { since: new Date('2026-01-05') })).toEqual([1, 2]);
    expect(await mailbox.uids('inbox', { from: 2, since: new Date('2026-01-05') })).toEqual([2]);
    expect(await mailbox.uids('inbox', { from: 3 })).toEqual([]);
    expect((await mailbox.entries('inbox', [1]))[0]?.receivedAt).toEqual(new Date('2026-01-05T12:00:00Z'));
  });

  test('reports a new mail while waiting', async () => {
    await dovecot.deliver('heard', [mail('a')]);
    const mailbox = await open('heard');
    expect(await mailbox.uids('inbox')).toEqual([1]);
    const waiting = mailbox.waitForNews(60_000, forever);
    await dovecot.deliver('heard', [mail('b')]);
    expect(await waiting).toBe(true);
    expect(await mailbox.uids('inbox', { from: 2 })).toEqual([2]);
    const stop = new AbortController();
    const idle = mailbox.waitForNews(600_000, stop.signal);
    stop.abort();
    expect(await idle).toBe(false);
    expect(await mailbox.uids('inbox')).toEqual([1, 2]);
  });

  test('has no UIDs of moved or deleted mails', async () => {
    await dovecot.deliver(
      'moved',
      ['a', 'b', 'c'].map(id => mail(id)),
    );
    const mailbox = await open('moved');
    expect(await mailbox.uids('inbox')).toEqual([1, 2, 3]);
    const [first = '', second = ''] = await filesOf(dovecot.maildirOf('moved'));
    const waiting = mailbox.waitForNews(60_000, forever);
    await rename(first, join(dovecot.maildirOf('moved', 'Junk'), 'new', 'moved.test'));
    await rm(second);
    expect(await waiting).toBe(true);
    expect(await mailbox.uids('inbox')).toEqual([3]);
    expect(await mailbox.entries('inbox', [1, 2, 3])).toMatchObject([{ uid: 3 }]);
    expect(await fetched(mailbox, [1, 2])).toEqual([]);
    expect(await mailbox.uids('spam')).toEqual([1]);
  });

  test('is distinguished from one recreated under its name', async () => {
    await dovecot.deliver('anew', [mail('a')]);
    const [before] = await (await open('anew')).folders();
    const list = join(dovecot.maildirOf('anew'), 'dovecot-uidlist');
    const kept = await readFile(list, 'utf8');
    await Promise.all(
      (await readdir(dovecot.maildirOf('anew')))
        .filter(name => name.startsWith('dovecot.index'))
        .map(name => rm(join(dovecot.maildirOf('anew'), name))),
    );
    await writeFile(list, kept.replace(/ V\d+/, ' V77'));
    const [after] = await (await open('anew')).folders();
    expect(before?.uidValidity).not.toBe(77);
    expect(after?.uidValidity).toBe(77);
  });
});

test('a mail of 40 MB is cut, one of 5 MB is not, and small ones are included', async () => {
  const line = `${'x'.repeat(998)}\r\n`;
  const sources = [1, 40_000, 5000, 1].map((lines, index) => mail(String(index), line.repeat(lines)));
  await dovecot.deliver('large', sources);
  const mailbox = await open('large');
  const lengths = [];
  for await (const { source, size } of mailbox.fetch('inbox', await mailbox.uids('inbox')))
    lengths.push([
      size,
      source.length,
      source.toString('latin1') === sources[lengths.length]?.slice(0, maxMailBytes),
    ]);
  expect(lengths).toEqual(sources.map(({ length }) => [length, Math.min(length, maxMailBytes), true]));
});

/** Starts a proxy to Dovecot that closes the connection after `after` bytes came back. */
async function startCutter(after: number) {
  const sockets: Socket[] = [];
  let passed = 0;
  const server = createServer(client => {
    const upstream = connect(dovecot.port, dovecot.host);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    sockets.push(client, upstream);
    client.pipe(upstream);
    upstream.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (passed > after) sockets.forEach(socket => socket.destroy());
      else client.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('a connection cut during a fetch is reported', async () => {
  await dovecot.deliver(
    'cut',
    Array.from({ length: 20 }, (_, index) => mail(String(index), 'x'.repeat(200_000))),
  );
  const cutter = await startCutter(1_500_000);
  try {
    const mailbox = await open('cut', cutter.port);
    const uids = await mailbox.uids('inbox');
    expect(uids).toHaveLength(20);
    await expect(fetched(mailbox, uids)).rejects.toMatchObject({ stage: 'folder' });
    await expect(mailbox.uids('inbox')).rejects.toMatchObject({ stage: 'folder' });
    expect(await fetched(await open('cut'), uids)).toHaveLength(20);
  } finally {
    await cutter.stop();
  }
});
