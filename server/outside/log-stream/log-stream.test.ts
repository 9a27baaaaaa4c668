import { readFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { openLogStream } from './open-log-stream.ts';
import { syslogFrame, syslogStream } from './syslog-stream.ts';

/** Of 127.0.0.1 and its own authority. */
const certificates = path.join(import.meta.dirname, '../../../test/harness/mail/certificates');
const [cert, key] = ['mail.crt', 'mail.key'].map(name => readFileSync(path.join(certificates, name), 'utf8'));

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function listening(server: net.Server | http.Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise(resolve => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

const at = new Date('2026-11-28T08:00:00.123Z');
const lines = [
  { at, kind: 'list.create', text: '{"place":1,"subjectName":"秋季\\n新品"}' },
  { at, kind: 'seal', text: '{"number":1}' },
];
const opened = (url: string, token = '') => {
  const stream = openLogStream({ AUDIT_STREAM_URL: url, AUDIT_STREAM_TOKEN: token });
  if (!stream) throw new Error('there is no stream');
  return stream;
};

test('without a setting there is no stream', () => {
  expect(openLogStream({ AUDIT_STREAM_URL: '', AUDIT_STREAM_TOKEN: '' })).toBe(null);
});

describe('syslog', () => {
  test('has the head of RFC 5424, and its length in bytes before it', () => {
    const text = '<110>1 2026-11-28T08:00:00.123Z - starbridge - seal - \ufeff{"name":"秋"}';
    const frame = syslogFrame({ at, kind: 'seal', text: '{"name":"秋"}' });
    expect(frame.toString()).toBe(`${Buffer.byteLength(text)} ${text}`);
  });

  /** A collector over TCP. @param use what it does with a connection */
  const collector = (use: (socket: net.Socket) => void) => listening(net.createServer(use));

  test('sends all lines over one connection, and ends when the other side has them', async () => {
    const chunks: Buffer[] = [];
    const port = await collector(socket => void socket.on('data', chunk => chunks.push(chunk)));
    await opened(`syslog://127.0.0.1:${port}`).send(lines);
    expect(Buffer.concat(chunks)).toEqual(Buffer.concat(lines.map(syslogFrame)));
  });

  test('over TLS it sends only to a server that the certificate names', async () => {
    const chunks: Buffer[] = [];
    const server = tls.createServer(
      { cert, key },
      socket => void socket.on('data', chunk => chunks.push(chunk)),
    );
    // Of who does not trust it.
    server.on('tlsClientError', () => undefined);
    const port = await listening(server);
    await syslogStream({ host: '127.0.0.1', port, isTls: true, ca: cert ?? '' }).send(lines);
    expect(Buffer.concat(chunks)).toEqual(Buffer.concat(lines.map(syslogFrame)));
    await expect(opened(`syslog+tls://127.0.0.1:${port}`).send(lines)).rejects.toThrow(/certificate/);
  });

  test('fails if nobody listens, or the connection is cut', async () => {
    const port = await collector(socket => void socket.once('data', () => socket.resetAndDestroy()));
    const many = Array.from({ length: 20_000 }, () => lines[0]!);
    await expect(opened(`syslog://127.0.0.1:${port}`).send(many)).rejects.toThrow();
    await expect(opened('syslog://127.0.0.1:1').send(lines)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('HTTP', () => {
  async function collector(status: number) {
    const heard: { type?: string; authorization?: string; body: string }[] = [];
    const server = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { 'content-type': type, authorization } = request.headers;
        const body = Buffer.concat(chunks).toString();
        heard.push({ ...(type && { type }), ...(authorization && { authorization }), body });
        response.writeHead(status, { connection: 'close' }).end();
      });
    });
    return { heard, url: `http://127.0.0.1:${await listening(server)}/in` };
  }

  test('posts the lines as NDJSON with the token', async () => {
    const { heard, url } = await collector(204);
    await opened(url, 'secret').send(lines);
    const body = `${lines.map(({ text }) => text).join('\n')}\n`;
    expect(heard).toEqual([{ type: 'application/x-ndjson', authorization: 'Bearer secret', body }]);
  });

  test.each([302, 400, 503])('fails with %i', async status => {
    const { url } = await collector(status);
    await expect(opened(url).send(lines)).rejects.toThrow();
  });
});
