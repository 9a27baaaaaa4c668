import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RealtimeLimits } from './realtime-limits.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import {
  connectRawSocket,
  expectRefusal,
  listenRawSocket,
  openRawSocket,
  transports,
} from '../../../test/harness/realtime/raw-socket.ts';
import {
  FakeSessions,
  startTestRealtime,
  type TestRealtime,
} from '../../../test/harness/realtime/realtime-server.ts';

let database: TestDatabase;
let server: TestRealtime;
let sessions: FakeSessions;

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(() => server.close());
afterAll(() => database.drop());

async function start(limits: Partial<RealtimeLimits> = {}): Promise<string> {
  sessions = new FakeSessions();
  sessions.add('mine', { teamId: 1, accountId: 1, sessionId: 1 });
  server = await startTestRealtime({ listenUrl: database.appUrl, sessions, limits });
  return server.address;
}

/** Sends over the bare socket, as a client without a library might. */
async function openBare(port: number, text: string): Promise<{ got: () => string; closed: () => boolean }> {
  const socket = net.connect(port, '127.0.0.1');
  let got = '';
  let isClosed = false;
  socket.on('data', piece => {
    got += piece.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
  });
  socket.write(text);
  return { got: () => got, closed: () => isClosed };
}

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

describe('a frame that is too long', () => {
  test.each(transports)('is refused over %s, at once or in pieces', async transport => {
    const address = await start();
    const whole = await connectRawSocket(address, 'mine', transport);
    whole.send('SEND', { destination: '/auth/heartbeat' }, 'x'.repeat(20_000));
    await expectRefusal(whole, 'too long');
    const cut = await connectRawSocket(address, 'mine', transport);
    for (let i = 0; i < 5; i++) cut.sendText('x'.repeat(4_000));
    await expectRefusal(cut, 'too long');
  });

  test('that exceeds any text of 16 KiB ends the connection before it is stored', async () => {
    const address = await start();
    const socket = await connectRawSocket(address, 'mine');
    socket.sendText('x'.repeat(200_000));
    await expect.poll(() => socket.closed).not.toBeNull();
    const polling = await connectRawSocket(address, 'mine', 'xhr-polling');
    polling.sendText('x'.repeat(200_000));
    await vi.waitFor(() => expect(polling.closed).not.toBeNull(), { timeout: 60_000 });
  });

  test('without a length is cut off', async () => {
    await start();
    const body = `1000\r\n${'x'.repeat(0x1000)}\r\n`.repeat(30);
    const head =
      'POST /auth/ws/1/abcd/xhr_send HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    const bare = await openBare(server.port, head + body);
    await expect.poll(() => bare.closed()).toBe(true);
    expect(bare.got()).toBe('');
  });
});

test('binary data and anything but STOMP is refused', async () => {
  const address = await start();
  const odd = await openRawSocket(address);
  odd.sendText('<html>\n\n\0');
  await expectRefusal(odd, 'connect first');
  // An array of SockJS may contain any JSON.
  const head = 'POST /auth/ws/1/efgh/xhr HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n';
  const polling = await openBare(server.port, head);
  await expect.poll(() => polling.got()).toContain('o\n');
  const body = '[{"toString":1},null,5]';
  await openBare(
    server.port,
    `POST /auth/ws/1/efgh/xhr_send HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const next = await openBare(server.port, head);
  await expect.poll(() => next.got()).toContain('a message is a text');
  expect(server.faults).toEqual([]);
});

test('many frames at once are refused', async () => {
  const address = await start({ waitingFrames: 4 });
  let release = () => undefined as void;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  sessions.onLookUp = () => held;
  const socket = await openRawSocket(address);
  socket.send('CONNECT', { Authorization: 'Bearer mine' });
  for (let i = 0; i < 4; i++) socket.send('SEND', { destination: '/auth/heartbeat' }, 'mine');
  await expectRefusal(socket, 'too many frames');
  release();
  await expect.poll(() => server.realtime.connections()).toBe(0);
});

describe('deadlines', () => {
  test('a socket that does not connect is closed', async () => {
    const socket = await openRawSocket(await start({ connectWithin: 100 }));
    await expectRefusal(socket, 'too slow');
  });

  test('a socket without heart-beat is closed, one with it stays', async () => {
    const address = await start({ idle: 400 });
    const silent = await listenRawSocket(address, 'mine');
    const beating = await listenRawSocket(address, 'mine');
    const timer = setInterval(() => beating.sendText('\n'), 50);
    await expectRefusal(silent, 'no heart-beat');
    expect(beating.closed).toBeNull();
    clearInterval(timer);
    await expectRefusal(beating, 'no heart-beat');
  });

  test('a client that asks for it hears from us now and then', async () => {
    const address = await start({ pulseEvery: 50 });
    const [asking, other] = [await openRawSocket(address), await openRawSocket(address)];
    asking.send('CONNECT', { Authorization: 'Bearer mine', 'heart-beat': '0,10000' });
    other.send('CONNECT', { Authorization: 'Bearer mine', 'heart-beat': '10000,0' });
    await other.frame('CONNECTED');
    await expect.poll(() => asking.texts.filter(text => text === '\n').length).toBeGreaterThan(2);
    expect(other.texts).toHaveLength(1);
    for (const socket of [asking, other]) socket.close();
  });

  test('an end is reported even to a client that never subscribes', async () => {
    const address = await start({ connectWithin: 300, checkEvery: 0 });
    const socket = await connectRawSocket(address, 'mine');
    sessions.end('mine', 403);
    const other = await openRawSocket(address);
    other.send('CONNECT', { Authorization: 'Bearer mine' });
    expect((await other.frame('ERROR')).body).toBe('{"code":403}');
    socket.send('SEND', { destination: '/auth/heartbeat' }, 'mine');
    expect((await socket.frame('ERROR')).body).toBe('{"code":403}');
  });
});

test('a database that does not answer at a heart-beat ends no session', async () => {
  const address = await start({ checkEvery: 0 });
  const socket = await listenRawSocket(address, 'mine');
  sessions.onLookUp = () => Promise.reject(new Error('no database'));
  socket.send('SEND', { destination: '/auth/heartbeat', receipt: 'beaten' }, 'mine');
  await expect.poll(() => socket.frames.at(-1)?.headers).toEqual({ 'receipt-id': 'beaten' });
  expect(server.faults).toHaveLength(1);
  const late = await openRawSocket(address);
  late.send('CONNECT', { Authorization: 'Bearer mine' });
  await expectRefusal(late, 'unavailable');
  socket.close();
});

describe('the door', () => {
  const statusOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, init)).status;

  test('accepts what SockJS needs, and passes the rest on', async () => {
    await start();
    expect(await statusOf('/auth/ws/info?t=1')).toBe(200);
    expect(await statusOf('/auth/ws/1/abcd/xhr', { method: 'POST' })).toBe(200);
    for (const path of ['', '/', '/iframe.html', '/1/abcd/jsonp', '/1/abcd/eventsource', '/websocket']) {
      expect(await statusOf(`/auth/ws${path}`)).toBe(404);
    }
    expect(await statusOf('/auth/ws/chunking_test', { method: 'POST' })).toBe(404);
    expect(await statusOf('/auth/ws/1/abcd/xhr_send')).toBe(405);
    for (const path of ['/', '/auth/wsx', '/auth/oauth/token']) expect(await statusOf(path)).toBe(418);
  });

  test('keeps pages of other hosts out, whatever their transport', async () => {
    await start();
    const foreign = { headers: { origin: 'http://evil.example' } };
    const own = { headers: { origin: `http://127.0.0.1:${server.port}` } };
    expect(await statusOf('/auth/ws/info', foreign)).toBe(403);
    expect(await statusOf('/auth/ws/info', own)).toBe(200);
    expect(await statusOf('/auth/ws/1/abcd/xhr', { ...foreign, method: 'POST' })).toBe(403);
    const path = '/auth/ws/1/abcd/websocket';
    const kept = await openBare(server.port, upgrade(path, 'Origin: http://evil.example\r\n'));
    await expect.poll(() => kept.closed()).toBe(true);
    expect(kept.got()).toMatch(/^HTTP\/1.1 403 /);
    const taken = await openBare(server.port, upgrade(path, 'Origin: http://localhost\r\n'));
    await expect.poll(() => taken.got()).toMatch(/^HTTP\/1.1 101 /);
  });

  test('a request that offers an upgrade is answered as one that does not', async () => {
    await start();
    const more =
      'Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n';
    const rest = await openBare(server.port, `GET / HTTP/1.1\r\n${more}`);
    await expect.poll(() => rest.got()).toMatch(/^HTTP\/1.1 418 /);
    const info = await openBare(server.port, `GET /auth/ws/info HTTP/1.1\r\n${more}`);
    await expect.poll(() => info.got()).toMatch(/^HTTP\/1.1 200 /);
    const other = await openBare(server.port, upgrade('/elsewhere'));
    await expect.poll(() => other.got()).toMatch(/^HTTP\/1.1 418 /);
  });

  test('an incomplete frame does not delay the end', async () => {
    await start({ closeWithin: 100 });
    const bare = await openBare(server.port, upgrade('/auth/ws/1/abcd/websocket'));
    await expect.poll(() => server.realtime.connections()).toBe(1);
    const streaming = await listenRawSocket(server.address, 'mine', 'xhr-streaming');
    await server.close();
    await expect.poll(() => bare.closed()).toBe(true);
    await expect.poll(() => streaming.closed).not.toBeNull();
    expect(server.realtime.connections()).toBe(0);
    expect(server.realtime.isListening()).toBe(false);
  });
});
