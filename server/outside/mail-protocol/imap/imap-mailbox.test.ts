import { afterEach, describe, expect, test } from 'vitest';
import {
  sentFolder,
  startFakeMailProvider,
  testCa,
  type FakeMailProvider,
} from '../../../../test/harness/mail/fake-mail-provider.ts';
import type { FolderRole } from '../../../../contract/core/mail/mail-kinds.ts';
import { openImapMailbox } from './imap-mailbox.ts';
import { MailboxFault, type Mailbox, type MailboxAccess, type MailboxOptions } from '../mailbox-access.ts';

let provider: FakeMailProvider;
let mailbox: Mailbox | undefined;

afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
  await provider.stop();
});

const access = (more: Partial<MailboxAccess> = {}): MailboxAccess => ({
  host: '127.0.0.1',
  port: provider.imapPort,
  security: 'starttls',
  username: 'me@mail.test',
  secret: { password: 'correct horse' },
  ...more,
});

const tls = { ca: testCa, servername: 'mail.test' };
async function open(more: Partial<MailboxAccess> = {}, options: MailboxOptions = { tls }): Promise<Mailbox> {
  mailbox = await openImapMailbox(access(more), options);
  return mailbox;
}

async function faultOf(
  more: Partial<MailboxAccess>,
  options: MailboxOptions = { tls },
): Promise<MailboxFault> {
  const fault: unknown = await open(more, options).catch((error: unknown) => error);
  if (!(fault instanceof MailboxFault)) throw new Error('it was opened');
  return fault;
}

const mail = (id: string, body = 'hello') => `Message-ID: <${id}@mail.test>\r\nSubject: ${id}\r\n\r\n${body}`;

describe('a mailbox', () => {
  test.each(['tls', 'starttls', 'plain'] as const)('is opened over %s', async security => {
    provider = await startFakeMailProvider({ security });
    expect((await open({ security })).sentFolder).toBe('已发送');
  });

  test('is opened with a token, which is never logged', async () => {
    provider = await startFakeMailProvider({ accessToken: 'ya29.token' });
    const lines: string[] = [];
    const onLine = (_by: string, text: string) => lines.push(text);
    await open({ secret: { accessToken: 'ya29.token' } }, { tls, onLine });
    expect(lines.join('\n')).toContain('XOAUTH2');
    expect(lines.join('\n')).not.toContain('ya29.token');
    expect(lines.join('\n')).not.toContain(Buffer.from('ya29.token').toString('base64').slice(0, 10));
  });

  test('is searched for a message by its id, in the inbox and among sent mail', async () => {
    provider = await startFakeMailProvider();
    provider.deliver(mail('one'));
    provider.deliver(mail('two'), sentFolder);
    const box = await open();
    expect(await Promise.all([box.isInInbox('<one@mail.test>'), box.isInInbox('<two@mail.test>')])).toEqual([
      true,
      false,
    ]);
    expect(await Promise.all([box.isInSent('<one@mail.test>'), box.isInSent('<two@mail.test>')])).toEqual([
      false,
      true,
    ]);
  });

  test('shows mails that arrived after it was opened', async () => {
    provider = await startFakeMailProvider();
    const box = await open();
    expect(await box.isInInbox('<late@mail.test>')).toBe(false);
    provider.deliver(mail('late'));
    expect(await box.isInInbox('<late@mail.test>')).toBe(true);
  });
});

describe('its folders', () => {
  const contents = async (box: Mailbox, role: FolderRole, uids: number[]) =>
    (await Array.fromAsync(box.fetch(role, uids))).map(({ source }) => source.toString());

  test('are read from the last position, and nothing is marked as read', async () => {
    provider = await startFakeMailProvider();
    for (const id of ['a', 'b', 'c']) provider.deliver(mail(id));
    provider.deliver(mail('mine'), sentFolder);
    const box = await open();
    expect(await box.folders()).toEqual([
      { role: 'inbox', path: 'INBOX', uidValidity: 1, uidNext: 4 },
      { role: 'sent', path: '已发送', uidValidity: 1, uidNext: 2 },
    ]);
    const uids = await box.uids('inbox', { from: 2 });
    expect(uids).toEqual([2, 3]);
    expect(await contents(box, 'inbox', uids)).toEqual([mail('b'), mail('c')]);
    expect(await contents(box, 'sent', await box.uids('sent'))).toEqual([mail('mine')]);
    expect(await box.uids('inbox', { from: 4 })).toEqual([]);
    provider.deliver(mail('d'));
    expect(await box.uids('inbox', { from: 4 })).toEqual([4]);
    expect(provider.folder('INBOX').messages.map(({ flags }) => flags)).toEqual([[], [], [], []]);
    await expect(box.uids('spam')).rejects.toMatchObject({ stage: 'folder' });
  });

  test('return the data of a mail, and nothing of a deleted one', async () => {
    provider = await startFakeMailProvider();
    provider.deliver(mail('a'));
    const box = await open();
    expect(await box.entries('inbox', [1, 99])).toEqual([
      { uid: 1, size: mail('a').length, receivedAt: expect.any(Date), isSeen: false },
    ]);
    expect(await contents(box, 'inbox', [99])).toEqual([]);
    provider.folder('INBOX').messages[0]?.flags.push('\\Seen');
    expect(await box.entries('inbox', [1])).toMatchObject([{ isSeen: true }]);
  });

  test('give large mails whole, among small ones', async () => {
    provider = await startFakeMailProvider();
    const sizes = [10, 262_144, 5 * 1024 * 1024, 20];
    const mails = sizes.map((size, index) => mail(String(index), 'x'.repeat(size)));
    for (const each of mails) provider.deliver(each);
    const box = await open();
    expect((await contents(box, 'inbox', [1, 2, 3, 4])).map(({ length }) => length)).toEqual(
      mails.map(({ length }) => length),
    );
  });

  test('with another UIDVALIDITY than given are not read', async () => {
    provider = await startFakeMailProvider();
    provider.deliver(mail('a'));
    const box = await open();
    await box.folders();
    provider.folder('INBOX').uidvalidity = 99;
    await expect(box.uids('inbox')).rejects.toMatchObject({ stage: 'folder' });
    expect(await box.folders()).toMatchObject([{ uidValidity: 99 }, {}]);
    expect(await box.uids('inbox')).toEqual([1]);
  });
});

describe('waiting', () => {
  test('ends when mail arrives, or has arrived since the last look', async () => {
    provider = await startFakeMailProvider();
    const box = await open();
    expect(box.canWait).toBe(true);
    expect(await box.uids('inbox')).toEqual([]);
    provider.deliver(mail('between'));
    expect(await box.waitForNews(60_000, new AbortController().signal)).toBe(true);
  });

  test('reports mail as it arrives', async () => {
    provider = await startFakeMailProvider();
    const idling = Promise.withResolvers<void>();
    const onLine = (_by: string, text: string) => /idling/.test(text) && idling.resolve();
    const box = await open({}, { tls, onLine });
    const waiting = box.waitForNews(60_000, new AbortController().signal);
    await idling.promise;
    provider.deliver(mail('new'));
    expect(await waiting).toBe(true);
    expect(await box.uids('inbox')).toEqual([1]);
  });

  test('ends at its time and when it is stopped', async () => {
    provider = await startFakeMailProvider();
    const box = await open();
    expect(await box.waitForNews(50, new AbortController().signal)).toBe(false);
    const stop = new AbortController();
    const waiting = box.waitForNews(600_000, stop.signal);
    stop.abort();
    expect(await waiting).toBe(false);
    provider.deliver(mail('a'));
    expect(await box.uids('inbox')).toEqual([1]);
  });
});

describe('a mailbox is not opened', () => {
  test('with a wrong password, which is never logged', async () => {
    provider = await startFakeMailProvider();
    const lines: string[] = [];
    const onLine = (_by: string, text: string) => lines.push(text);
    const fault = await faultOf({ secret: { password: 'wrong battery' } }, { tls, onLine });
    expect(fault).toMatchObject({
      stage: 'auth',
      response: expect.stringContaining('authentication failure'),
    });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('\n')).not.toMatch(/wrong battery|d3JvbmcgYmF0/);
  });

  test('without STARTTLS where it is asked for', async () => {
    provider = await startFakeMailProvider({ security: 'plain' });
    expect(await faultOf({ security: 'starttls' })).toMatchObject({ stage: 'tls' });
  });

  test.each(['tls', 'starttls'] as const)('with an untrusted certificate (%s)', async security => {
    provider = await startFakeMailProvider({ security });
    expect(await faultOf({ security }, {})).toMatchObject({
      stage: 'tls',
      cause_code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });

  test.each(['tls', 'starttls'] as const)('with the certificate of another (%s)', async security => {
    provider = await startFakeMailProvider({ security });
    const other = { tls: { ca: testCa, servername: 'imap.example' } };
    expect(await faultOf({ security }, other)).toMatchObject({
      stage: 'tls',
      cause_code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  test('without a server', async () => {
    provider = await startFakeMailProvider();
    expect(await faultOf({ port: 1 })).toMatchObject({ stage: 'connect', cause_code: 'ECONNREFUSED' });
  });
});
