import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readEnv } from '../../settings/env.ts';
import { makeLog } from '../../log.ts';
import { makeServer } from '../fastify-server.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const env = readEnv({ LOG_LEVEL: 'silent' });
  app = await makeServer(env, makeLog(env), { headers: 200, body: 200, upload: 120_000 });
  app.post('/call', request => Promise.resolve({ got: request.body }));
  app.post('/upload', { config: { isUpload: true } }, request => Promise.resolve({ got: request.body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function open(): { socket: Socket; answer: Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  return { socket, answer: once(socket, 'close').then(() => text) };
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: stars.example\r\nConnection: close\r\nAccept-Language: en\r\n` +
  'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"';

it('ends a body that does not arrive, and says why', async () => {
  const { socket, answer } = open();
  socket.write(post('/call'));
  const text = await answer;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
    code: 408,
    msg: 'The request took too long to arrive. Check your connection and try again.',
    data: null,
  });
});

it('gives an upload more time', async () => {
  const [upload, call] = [open(), open()];
  upload.socket.write(post('/upload'));
  call.socket.write(post('/call'));
  expect(await call.answer).toContain(' 408 ');
  upload.socket.write(': 1}\n');
  expect(await upload.answer).toContain('{"got":{"a":1}}');
});

it('ends a request whose headers do not arrive, and a connection on which nothing is said', async () => {
  const [slow, silent] = [open(), open()];
  slow.socket.write('GET /call HTTP/1.1\r\nHost: stars');
  expect(await slow.answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(await silent.answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
