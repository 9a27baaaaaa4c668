import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPicture, type PictureLimits } from './fetch-picture.ts';

const stop = new AbortController().signal;
const limits: PictureLimits = { bytes: 1000, ms: 10_000, isAllowed: address => address === '127.0.0.1' };

const answers: Record<string, (reply: http.ServerResponse) => void> = {
  '/small': reply => reply.end('small'),
  '/exact': reply => reply.end(Buffer.alloc(1000)),
  '/said-huge': reply => reply.writeHead(200, { 'content-length': 5000 }).write('x'),
  '/silently-huge': reply => {
    for (let part = 0; part < 50; part++) reply.write(Buffer.alloc(100));
    reply.end();
  },
  '/cut': reply => {
    reply.writeHead(200, { 'content-length': 500 });
    reply.write('x', () => reply.destroy());
  },
  '/never': () => undefined,
  '/dripping': reply => void reply.write('x'),
  '/gone': reply => reply.writeHead(404).end('gone'),
  '/moved': reply => reply.writeHead(302, { location: '/small' }).end(),
  '/circle': reply => reply.writeHead(302, { location: '/circle' }).end(),
  '/inside': reply => reply.writeHead(302, { location: 'http://10.0.0.1/admin.png' }).end(),
  '/metadata': reply => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': reply => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};

let server: http.Server;
let address: string;
beforeAll(async () => {
  server = http.createServer((request, reply) => answers[request.url ?? '']?.(reply));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise(resolve => server.close(resolve));
});

test.each([
  ['/small', 5],
  ['/exact', 1000],
  ['/moved', 5],
])('reads %s', async (path, size) => {
  expect(await fetchPicture(address + path, stop, limits)).toHaveLength(size);
});

test.each([
  ['/said-huge', 'too long'],
  ['/silently-huge', 'too long'],
  ['/cut', 'aborted'],
  ['/gone', 'status 404'],
  ['/circle', 'only leads to other addresses'],
  ['/inside', '10.0.0.1 is no address in the public web'],
  ['/metadata', '169.254.169.254 is no address in the public web'],
  ['/file', 'is no address in the public web'],
])('does not take %s', async (path, reason) => {
  await expect(fetchPicture(address + path, stop, limits)).rejects.toThrow(reason);
});

test.each(['/never', '/dripping'])('does not wait for %s', async path => {
  await expect(fetchPicture(address + path, stop, { ...limits, ms: 50 })).rejects.toThrow();
});

test('ends with the process', async () => {
  await expect(fetchPicture(`${address}/never`, AbortSignal.abort(), limits)).rejects.toThrow();
});

test('asks nobody inside the own network', async () => {
  await expect(fetchPicture(`${address}/small`, stop)).rejects.toThrow('is no address in the public web');
  await expect(fetchPicture(address.replace('127.0.0.1', 'localhost'), stop)).rejects.toThrow(
    'is no address in the public web',
  );
});
