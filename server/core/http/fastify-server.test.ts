import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../settings/env.ts';
import { pino } from 'pino';
import { makeServer } from './fastify-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serverThatLogs(settings: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await makeServer(readEnv(settings), pino({ level: 'info' }, sink));
  closing.push(() => app.close());
  return { app, lines };
}

it('logs the route and the outcome of a request, never its query, body or headers', async () => {
  const { app, lines } = await serverThatLogs();
  app.post('/secret/:id', async () => ({ ok: true }));
  await app.inject({
    method: 'POST',
    url: '/secret/path-secret?password=query-secret',
    headers: { authorization: 'bearer header-secret' },
    payload: { password: 'body-secret' },
  });
  const log = lines.join('');
  expect(log).toContain('/secret/:id');
  expect(log).not.toMatch(/query-secret|header-secret|body-secret|path-secret/);
});

it('hides internal errors, and returns the request id to find them', async () => {
  const { app, lines } = await serverThatLogs();
  app.get('/broken', async () => {
    throw new Error('inner detail');
  });
  const reply = await app.inject({ url: '/broken', headers: { 'accept-language': 'en' } });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ code: 500, msg: 'Something went wrong. Try again.', data: null });
  const id = reply.headers['x-request-id'];
  expect(lines.find(line => line.includes('inner detail'))).toContain(String(id));
});

it('reports unavailability while the database is down', async () => {
  const { app } = await serverThatLogs();
  app.get('/away', async () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  expect((await app.inject('/away')).json()).toMatchObject({ code: 503 });
});

it('finishes running requests when it is told to stop', async () => {
  const { app } = await serverThatLogs();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begin();
    await released;
    return { done: true };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = fetch(`${address}/slow`);
  await begun;
  const closed = app.close();
  release();
  expect(await (await reply).json()).toEqual({ done: true });
  await closed;
});

describe('does not wait for a connection', () => {
  it('on which nothing was ever asked', async () => {
    const { app } = await serverThatLogs();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(app.server, 'connection');
    await app.close();
    socket.destroy();
  });

  it('that a client keeps after the reply to its last request', async () => {
    const { app } = await serverThatLogs();
    app.server.keepAliveTimeout = 600_000;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    app.get('/slow', () => released.then(() => ({})));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    const asked = get(`${address}/slow`, { agent });
    await once(app.server, 'request');
    const closed = app.close();
    await vi.waitUntil(() => !app.server.listening);
    release();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    reply.resume();
    await closed;
    agent.destroy();
  });
});

it('has the headers that keep a page to itself, and no HSTS on plain http', async () => {
  const { app } = await serverThatLogs();
  app.get('/page', async () => ({}));
  const { headers } = await app.inject('/page');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  // Pictures and calls of others' hosts are refused: no scheme stands alone but those that lead nowhere.
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("connect-src 'self';");
});

it('lets pages reach the public address besides their own', async () => {
  const { app } = await serverThatLogs({ SANDBOX: 'on', PUBLIC_URL: 'https://stars.example/' });
  app.get('/page', async () => ({}));
  const { headers } = await app.inject('/page');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' https://stars.example data: blob:;");
  expect(policy).toContain("connect-src 'self' wss://stars.example;");
});
