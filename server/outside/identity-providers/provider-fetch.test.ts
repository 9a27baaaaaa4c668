import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeProviderFetch } from './provider-fetch.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function serves(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const inside = makeProviderFetch(() => true);
const asked = { method: 'GET', headers: {} };

test('a private address is refused, by number and by name', async () => {
  const url = await serves((_, reply) => reply.end('secret'));
  const fetch = makeProviderFetch();
  await expect(fetch(url, asked)).rejects.toThrow('no address in the public web');
  await expect(fetch(url.replace('127.0.0.1', 'localhost'), asked)).rejects.toThrow();
  await expect(fetch('http://169.254.169.254/latest/meta-data', asked)).rejects.toThrow();
});

test('a form is sent, and the answer comes with its status and headers', async () => {
  const url = await serves((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => reply.writeHead(400, { 'x-answer': 'yes' }).end(`${request.method} ${body}`));
  });
  const body = new URLSearchParams({ grant_type: 'x' });
  const reply = await inside(url, { method: 'POST', headers: { accept: '*/*' }, body });
  expect([reply.status, reply.headers.get('x-answer')]).toEqual([400, 'yes']);
  expect(await reply.text()).toBe('POST grant_type=x');
});

test('no redirect is followed', async () => {
  const url = await serves((_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  const reply = await inside(url, asked);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, 'http://169.254.169.254/']);
});

test('an answer that is too long is not read', async () => {
  const url = await serves((_, reply) => reply.end(Buffer.alloc(2 * 1024 * 1024)));
  await expect(inside(url, asked)).rejects.toThrow('too long');
});
