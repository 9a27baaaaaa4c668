import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startFakeMailProvider, testCa } from '../../../../test/harness/mail/fake-mail-provider.ts';
import { startMailSink, type SinkRules } from '../../../../test/harness/mail/mail-sink.ts';
import { openSmtp, SmtpFault, type SmtpLink } from './smtp-link.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const message = Buffer.from('Subject: Hi\r\nMessage-ID: <1@x>\r\n\r\n.A line that begins with a dot\r\n');
const envelope = { from: 'a@x.example', to: ['b@y.example'] };

async function linkTo(rules: SinkRules): Promise<SmtpLink> {
  const sink = await startMailSink({ keepSource: true, ...rules });
  ends.push(() => sink.close());
  const access = {
    host: '127.0.0.1',
    port: sink.port,
    security: 'plain',
    username: 'a',
    secret: { password: 'p' },
  } as const;
  const link = await openSmtp(access);
  ends.push(() => link.close());
  return link;
}

describe('a message', () => {
  test('that is taken arrives as it is, one after the other on a link', async () => {
    const sources: string[] = [];
    const link = await linkTo({ onTaken: ({ source }) => void sources.push(source) });
    for (let count = 0; count < 3; count++) {
      expect(await link.send(envelope, message)).toMatchObject({ kind: 'accepted' });
    }
    expect(sources).toEqual([message.toString(), message.toString(), message.toString()]);
    expect(link.maxMessageBytes).toBe(26_214_400);
  });

  test.each([
    ['550 5.1.1 nobody', true, 550],
    ['451 4.3.0 later', false, 451],
  ])('that is refused with %s is reported, and the connection continues', async (answer, permanent, code) => {
    let count = 0;
    const link = await linkTo({ onData: () => (count++ ? undefined : answer) });
    const refused = { kind: 'refused', permanent, code, refusedAt: 'message' };
    expect(await link.send(envelope, message)).toMatchObject(refused);
    expect(await link.send(envelope, message)).toMatchObject({ kind: 'accepted' });
  });

  test('that only the copies get has not reached its recipient', async () => {
    const link = await linkTo({ onRcpt: to => (to === 'b@y.example' ? '550 5.1.1 nobody' : undefined) });
    const outcome = await link.send({ ...envelope, to: ['b@y.example', 'cc@z.example'] }, message);
    expect(outcome).toMatchObject({ kind: 'refused', permanent: true, code: 550, refusedAt: 'recipient' });
  });

  test('that nobody gets was refused with what was said about its recipient, not about the copies', async () => {
    const link = await linkTo({
      onRcpt: to => (to === 'b@y.example' ? '550 5.1.1 nobody' : '450 4.2.0 later'),
    });
    const outcome = await link.send({ ...envelope, to: ['b@y.example', 'cc@z.example'] }, message);
    expect(outcome).toMatchObject({ code: 550, response: '550 5.1.1 nobody', refusedAt: 'recipient' });
  });

  test.each([
    ['recipient', { onRcpt: (to: string) => (to === 'b@y.example' ? '550 5.1.1 nobody' : undefined) }],
    ['message', { onDataStart: () => '554 5.7.1 not today' }],
  ] as const)(
    'that was refused at its %s leaves nothing behind for the next one',
    async (refusedAt, rules) => {
      const link = await linkTo(rules);
      expect(await link.send(envelope, message)).toMatchObject({ kind: 'refused', refusedAt });
      const next = await link.send({ ...envelope, to: ['c@y.example'] }, message);
      expect(next).not.toMatchObject({ code: 503 });
      expect(link.isOpen()).toBe(true);
    },
  );

  test('after which the server hangs up is reported as refused, and the connection is over', async () => {
    const link = await linkTo({ onRcpt: () => '421 4.3.2 closing', onReset: () => 'cut' });
    expect(await link.send(envelope, message)).toMatchObject({ kind: 'refused', code: 421 });
    expect(link.isOpen()).toBe(false);
  });

  test('with a connection lost before the handover was certainly not accepted', async () => {
    const link = await linkTo({ onRcpt: () => 'cut' });
    expect(await link.send(envelope, message)).toMatchObject({ kind: 'cut', handedOver: false });
    expect(link.isOpen()).toBe(false);
  });

  test.each([
    ['before it was taken', { onData: () => 'cut' }],
    ['after it was taken', { onTaken: () => 'cut' }],
  ] as const)(
    'with a connection lost after its last byte, %s, may have been accepted',
    async (_name, rules) => {
      const link = await linkTo(rules);
      expect(await link.send(envelope, message)).toMatchObject({ kind: 'cut', handedOver: true });
    },
  );

  test('larger than the server takes is refused before it is sent', async () => {
    const link = await linkTo({});
    const outcome = await link.send(envelope, Buffer.alloc(26_214_401, 'x'));
    expect(outcome).toMatchObject({ kind: 'refused', permanent: true });
  });
});

describe('a link', () => {
  test.each(['tls', 'starttls'] as const)('over %s carries a message', async security => {
    const provider = await startFakeMailProvider({ security });
    ends.push(() => provider.stop());
    const access = {
      host: '127.0.0.1',
      port: provider.smtpPort,
      security,
      username: 'me@mail.test',
      secret: { password: 'correct horse' },
    };
    const link = await openSmtp(access, { tls: { ca: testCa } });
    ends.push(() => link.close());
    const own = { from: 'me@mail.test', to: ['b@y.example'] };
    expect(await link.send(own, message)).toMatchObject({ kind: 'accepted' });
    expect(provider.taken).toHaveLength(1);
  });

  test('that requires STARTTLS sends no secret to a server without it', async () => {
    const lines: string[] = [];
    const sink = await startMailSink({});
    ends.push(() => sink.close());
    const opening = openSmtp(
      { host: '127.0.0.1', port: sink.port, security: 'starttls', username: 'a', secret: { password: 'p' } },
      { onLine: (_by, text) => void lines.push(text) },
    );
    await expect(opening).rejects.toBeInstanceOf(SmtpFault);
    expect(lines.filter(line => /^AUTH/i.test(line))).toEqual([]);
  });

  test.each([
    ['nobody listens', null, 'connect'],
    ['it says nothing', () => undefined, 'connect'],
    ['it hangs up', (socket: Socket) => socket.destroy(), 'connect'],
  ] as const)('fails when %s', async (_name, answer, stage) => {
    const server = createServer(socket => answer?.(socket));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const close = () => new Promise(resolve => server.close(resolve));
    if (answer) ends.push(close);
    else await close();
    const opening = openSmtp(
      { host: '127.0.0.1', port, security: 'plain', username: 'a', secret: { password: 'p' } },
      { patience: 300 },
    );
    await expect(opening).rejects.toMatchObject({ stage });
  });
});
