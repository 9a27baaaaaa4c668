import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import type { RealtimeMessage } from '../../../contract/core/realtime.ts';
import { announce } from './announce.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { openPage, type OpenPage } from '../../../test/harness/realtime/realtime-connection.ts';
import { startRealtimeProcess } from '../../../test/harness/realtime/realtime-process.ts';
import {
  FakeSessions,
  startTestRealtime,
  type TestRealtime,
} from '../../../test/harness/realtime/realtime-server.ts';
import { startStickyProxy, type StickyProxy } from '../../../test/harness/realtime/sticky-proxy.ts';

/** Two processes behind a balancer: what one announces reaches the sockets of the other. */
let database: TestDatabase;
const ends: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
});
afterAll(() => database.drop());

const note = (id: number): RealtimeMessage => ({ code: 2001, id });

async function startServer(sessions: FakeSessions): Promise<TestRealtime> {
  const server = await startTestRealtime({ listenUrl: database.appUrl, sessions });
  ends.push(() => server.close());
  return server;
}

async function startProxy(...ports: number[]): Promise<StickyProxy> {
  const proxy = await startStickyProxy(ports);
  ends.push(() => proxy.close());
  return proxy;
}

async function open(proxy: StickyProxy, token: string, transports?: string[]): Promise<OpenPage> {
  const page = await openPage(proxy.address, token, transports);
  ends.push(() => page.stop());
  await page.reaches('connected');
  return page;
}

function openSessions(): FakeSessions {
  const sessions = new FakeSessions();
  sessions.add('one', { teamId: 1, accountId: 1, sessionId: 1 });
  sessions.add('two', { teamId: 1, accountId: 2, sessionId: 2 });
  return sessions;
}

const gets = (page: OpenPage, message: RealtimeMessage, timeout = 2_000) =>
  vi.waitFor(() => expect(page.messages).toContainEqual(message), { timeout, interval: 10 });

test('a socket of either process is notified within 2 s, and a killed process loses no page', async () => {
  const tokens = ['one', 'two'];
  const [a, b] = await Promise.all([
    startRealtimeProcess(database.appUrl, tokens),
    startRealtimeProcess(database.appUrl, tokens),
  ]);
  ends.push(a.kill, b.kill);
  const proxy = await startProxy(b.port, a.port);
  const onB = await open(proxy, 'one');
  proxy.backends = [a.port];
  const onA = await open(proxy, 'two', ['xhr-polling']);
  proxy.backends = [b.port, a.port];

  await announce(database.db, { teamId: 1 }, note(1));
  await Promise.all([gets(onA, note(1)), gets(onB, note(1))]);
  const sessionsOf = (port: number) =>
    proxy.seen.filter(each => each.port === port).map(each => each.transport);
  expect(sessionsOf(b.port)).toContain('websocket');
  expect(sessionsOf(a.port)).toContain('xhr_send');

  await b.kill();
  await onB.reaches('waiting');
  await onB.reaches('connected');
  await announce(database.db, { sessionId: 1 }, note(2));
  await gets(onB, note(2));
  expect(onB.states.filter(state => state === 'connected')).toHaveLength(2);
  expect(onA.messages).toEqual([note(1)]);
});

test('where WebSockets are blocked, a page streams instead', async () => {
  const server = await startServer(openSessions());
  const proxy = await startProxy(server.port);
  proxy.allowsUpgrades = false;
  const page = await open(proxy, 'one');
  await announce(database.db, { sessionId: 1 }, note(1));
  await gets(page, note(1));
  const used = new Set(proxy.seen.map(each => each.transport));
  expect(used).toContain('xhr_streaming');
  expect(used).not.toContain('websocket');
});

test('a lost database connection is restored, and possibly missed events are made up for', async () => {
  const sessions = openSessions();
  const server = await startServer(sessions);
  const proxy = await startProxy(server.port);
  const [page, other] = [await open(proxy, 'one'), await open(proxy, 'two')];
  // The session ends while the listener is cut off: this is found when the listener is back.
  sessions.end('two', 403);
  const { superuserUrl } = inject('postgres');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'starbridge listener' and datname = $1`,
    [new URL(database.appUrl).pathname.slice(1)],
  );
  await client.end();
  expect(rowCount).toBe(1);
  await gets(page, { code: 2003 }, 5_000);
  expect(page.messages).toEqual([{ code: 2001, id: null }, { code: 2002, id: null }, { code: 2003 }]);
  await other.reaches('ended');
  expect(other.messages).toEqual([{ code: 403 }]);
  expect(server.faults.length).toBeGreaterThan(0);
  await announce(database.db, { sessionId: 1 }, note(9));
  await gets(page, note(9));
});
