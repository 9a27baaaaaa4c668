import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RealtimeMessage } from '../../../contract/core/realtime.ts';
import type { RealtimeLimits } from './realtime-limits.ts';
import { announce } from './announce.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { openPage, type OpenPage } from '../../../test/harness/realtime/realtime-connection.ts';
import {
  FakeSessions,
  startTestRealtime,
  type TestRealtime,
} from '../../../test/harness/realtime/realtime-server.ts';
import { startStickyProxy, type StickyProxy } from '../../../test/harness/realtime/sticky-proxy.ts';

/** The web's end of the channel, with interruptions of its session and network. */
let database: TestDatabase;
let sessions: FakeSessions;
const ends: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  sessions = new FakeSessions();
  sessions.add('one', { teamId: 1, accountId: 1, sessionId: 1 });
});
afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
  vi.unstubAllGlobals();
});
afterAll(() => database.drop());

const note = (id: number): RealtimeMessage => ({ code: 2001, id });
const gets = (page: OpenPage, message: RealtimeMessage) =>
  vi.waitFor(() => expect(page.messages).toContainEqual(message), { timeout: 60_000, interval: 10 });

async function startServer(limits: Partial<RealtimeLimits> = {}): Promise<TestRealtime> {
  const server = await startTestRealtime({ listenUrl: database.appUrl, sessions, limits });
  ends.push(() => server.close());
  return server;
}

async function startProxy(...ports: number[]): Promise<StickyProxy> {
  const proxy = await startStickyProxy(ports);
  ends.push(() => proxy.close());
  return proxy;
}

async function open({ address }: { address: string }, token = 'one'): Promise<OpenPage> {
  const page = await openPage(address, token);
  ends.push(() => page.stop());
  return page;
}

async function openConnected(to: { address: string }): Promise<OpenPage> {
  const page = await open(to);
  await page.reaches('connected');
  return page;
}

test('a page signed in elsewhere is told at once, and does not reconnect', async () => {
  const [a, b] = [await startServer(), await startServer()];
  const page = await openConnected(await startProxy(b.port, a.port));
  const started = performance.now();
  sessions.end('one', 401);
  await announce(database.db, { sessionId: 1 }, { code: 401 });
  await page.reaches('ended');
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(page.messages).toEqual([{ code: 401 }]);
  await expect.poll(() => b.realtime.connections()).toBe(0);
  page.tokenChanged();
  expect(page.states).toEqual(['connecting', 'connected', 'ended']);
});

test('a page that was offline when its session ended is told when it reconnects', async () => {
  const [a, b] = [await startServer(), await startServer()];
  const page = await openConnected(await startProxy(a.port, b.port));
  sessions.end('one', 401);
  await a.close();
  await page.reaches('ended');
  expect(page.messages).toEqual([{ code: 401 }]);
});

test('the heartbeat of every five seconds finds an end without a notice', async () => {
  const page = await openConnected(await startServer({ checkEvery: 0 }));
  sessions.end('one', 403);
  await page.reaches('ended');
  expect(page.messages).toEqual([{ code: 403 }]);
});

test('a page with throttled timers answers on received messages', async () => {
  const server = await startServer({ checkEvery: 0, pulseEvery: 50 });
  vi.stubGlobal('setInterval', () => 0);
  const page = await openConnected(server);
  sessions.end('one', 403);
  await page.reaches('ended');
});

test('a renewed token is taken over without a new connection', async () => {
  const server = await startServer();
  const page = await openConnected(server);
  sessions.add('renewed', { teamId: 1, accountId: 1, sessionId: 1 });
  page.token = 'renewed';
  page.tokenChanged();
  sessions.live.delete('one');
  await announce(database.db, { sessionId: 1 }, note(1));
  await gets(page, note(1));
  expect(page.messages).toEqual([note(1)]);
  expect(server.realtime.connections()).toBe(1);
  expect(page.states).toEqual(['connecting', 'connected']);
});

test('another account of the same browser gets a connection of its own', async () => {
  const page = await openConnected(await startServer());
  sessions.add('two', { teamId: 1, accountId: 2, sessionId: 2 });
  page.token = 'two';
  page.tokenChanged();
  await page.reaches('waiting');
  await page.reaches('connected');
  await announce(database.db, { sessionId: 1 }, note(1));
  await announce(database.db, { sessionId: 2 }, note(2));
  await gets(page, note(2));
  expect(page.messages).toEqual([note(2)]);
});

test('a refused token is retried as soon as it was renewed', async () => {
  const page = await open(await startServer(), 'stale');
  await page.reaches('refused');
  const started = performance.now();
  page.token = 'one';
  page.tokenChanged();
  await page.reaches('connected');
  expect(performance.now() - started).toBeLessThan(10_000);
  await announce(database.db, { sessionId: 1 }, note(1));
  await gets(page, note(1));
});

test('a returning network is used at once', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const server = await startServer();
  const proxy = await startProxy();
  const page = await open(proxy);
  await vi.waitFor(() => expect(page.states.filter(state => state === 'waiting')).toHaveLength(2), {
    timeout: 60_000,
  });
  proxy.backends = [server.port];
  browser.dispatchEvent(new Event('online'));
  expect(page.states.at(-1)).toBe('connecting');
  await page.reaches('connected');
});

test('a page that is left before it has connected does not connect', async () => {
  const server = await startServer();
  const stopped = await openPage(server.address, 'one');
  stopped.stop();
  const page = await openConnected(server);
  await expect.poll(() => server.realtime.connections()).toBe(1);
  expect(stopped.states).toEqual(['connecting']);
  page.stop();
  await expect.poll(() => server.realtime.connections()).toBe(0);
});

test('a network that lets no WebSocket pass is worked around', async () => {
  class BlockedSocket extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = 3;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    }
  }
  vi.stubGlobal('WebSocket', BlockedSocket);
  const page = await openConnected(await startServer());
  expect(page.states).toEqual(['connecting', 'waiting', 'connecting', 'connected']);
});
