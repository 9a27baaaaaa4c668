import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoint } from '../../../../contract/core/endpoint.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { readEnv } from '../../settings/env.ts';
import { makeLog } from '../../log.ts';
import { makeServer } from '../fastify-server.ts';
import { standInFront } from '../request-front.ts';
import { serve } from '../serve-endpoint.ts';
import type { ArrivalMs } from './slow-requests.ts';

let app: FastifyInstance;

const uploadFile = endpoint({
  method: 'POST',
  path: '/upload',
  access: 'open',
  summary: 'Takes a file',
  tag: 'test',
  fileBytes: 100,
  reply: z.object({ size: z.int() }),
});

async function serverWith(arrival: ArrivalMs): Promise<FastifyInstance> {
  const env = readEnv({ LOG_LEVEL: 'silent' });
  const server = await makeServer(env, makeLog(env), arrival);
  server.post('/call', request => Promise.resolve({ got: request.body }));
  return server;
}
const listen = (server: FastifyInstance) => server.listen({ port: 0, host: '127.0.0.1' });

beforeAll(async () => {
  app = await serverWith({ headers: 200, body: 200, upload: 120_000 });
  const nobody = { db: null as never, makeContext: () => testContext(), authenticate: async () => null };
  serve(app, nobody, uploadFile, async ({ file }) => ({ size: file.bytes.length }));
  await listen(app);
});
afterAll(() => app.close());

function open(of = app): { socket: Socket; answer: Promise<string> } {
  const socket = connect((of.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  return { socket, answer: once(socket, 'close').then(() => text) };
}

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: stars.example\r\nConnection: close\r\nAccept-Language: en\r\nContent-Type: ${type}\r\n`;
const json = head('/call', 'application/json');
const post = `${json}Content-Length: 9\r\n\r\n{"a"`;

it.each([
  ['of a given length', post],
  ['in chunks', `${json}Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n`],
])('ends a body %s that does not arrive, and says why', async (_how, beginning) => {
  const { socket, answer } = open();
  socket.write(beginning);
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
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
  upload.socket.write(head('/upload', 'multipart/form-data; boundary=x'));
  upload.socket.write(`Content-Length: ${form.length}\r\n\r\n${form.slice(0, 40)}`);
  call.socket.write(post);
  expect(await call.answer).toContain(' 408 ');
  upload.socket.write(form.slice(40));
  expect(await upload.answer).toContain('"size":3');
});

it('ends a request that something else takes before the routes', async () => {
  const other = await serverWith({ headers: 100, body: 100, upload: 100 });
  onTestFinished(() => other.close());
  standInFront(other.server, request => void request.resume());
  await listen(other);
  const { socket, answer } = open(other);
  socket.write(post);
  expect(await answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('ends a request whose headers do not arrive, and a connection on which nothing is said', async () => {
  const [slow, silent] = [open(), open()];
  slow.socket.write('GET /call HTTP/1.1\r\nHost: stars');
  expect(await slow.answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(await silent.answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
