import { afterEach, describe, expect, test } from 'vitest';
import {
  sentFolder,
  startFakeMailProvider,
  testCa,
  type FakeMailProvider,
} from '../../test/fake-mail-provider.ts';
import { openImapMailbox } from './imap-mailbox.ts';
import { MailboxFault, type Mailbox, type MailboxAccess, type MailboxOptions } from './mailbox.ts';

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

  test('is opened with a token, which stands in no line', async () => {
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

  test('shows what came after it was opened', async () => {
    provider = await startFakeMailProvider();
    const box = await open();
    expect(await box.isInInbox('<late@mail.test>')).toBe(false);
    provider.deliver(mail('late'));
    expect(await box.isInInbox('<late@mail.test>')).toBe(true);
  });
});

describe('a mailbox is not opened', () => {
  test('with a wrong password, which stands in no line', async () => {
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

  test.each(['tls', 'starttls'] as const)(
    'with a certificate that nobody vouches for (%s)',
    async security => {
      provider = await startFakeMailProvider({ security });
      expect(await faultOf({ security }, {})).toMatchObject({
        stage: 'tls',
        cause_code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      });
    },
  );

  test.each(['tls', 'starttls'] as const)('with the certificate of another (%s)', async security => {
    provider = await startFakeMailProvider({ security });
    const other = { tls: { ca: testCa, servername: 'imap.example' } };
    expect(await faultOf({ security }, other)).toMatchObject({
      stage: 'tls',
      cause_code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  test('where nobody listens', async () => {
    provider = await startFakeMailProvider();
    expect(await faultOf({ port: 1 })).toMatchObject({ stage: 'connect', cause_code: 'ECONNREFUSED' });
  });
});
