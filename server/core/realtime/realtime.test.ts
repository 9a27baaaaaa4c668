import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RealtimeMessage } from '../../../contract/core/realtime.ts';
import { announce } from './announce.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import {
  connectRawSocket,
  expectRefusal,
  listenRawSocket,
  openRawSocket,
  transports,
  type RawSocket,
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
  sessions = new FakeSessions();
  server = await startTestRealtime({
    listenUrl: database.appUrl,
    sessions,
    limits: { checkEvery: 0, socketsPerAccount: 3 },
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(() => {
  sessions.live.clear();
  sessions.ended.clear();
  sessions.onLookUp = () => undefined;
  sessions.add('mine', { teamId: 1, accountId: 11, sessionId: 111 });
  sessions.add('colleague', { teamId: 1, accountId: 12, sessionId: 121 });
  sessions.add('stranger', { teamId: 2, accountId: 11, sessionId: 211 });
  return () => vi.waitFor(() => expect(server.realtime.connections()).toBe(0), { timeout: 60_000 });
});

const note = (id: number): RealtimeMessage => ({ code: 2001, id });
const gets = (socket: RawSocket, ...messages: RealtimeMessage[]) =>
  vi.waitFor(() => expect(socket.messages()).toEqual(messages), { timeout: 60_000, interval: 10 });
const endsWith = async (socket: RawSocket, message: RealtimeMessage) => {
  await gets(socket, message);
  await vi.waitFor(() => expect(socket.closed).not.toBeNull(), { timeout: 60_000 });
};

describe.each(transports)('over %s', transport => {
  test('a committed message arrives, a rolled back one does not', async () => {
    const socket = await listenRawSocket(server.address, 'mine', transport);
    await expect(
      database.db.transaction().execute(async db => {
        await announce(db, { sessionId: 111 }, note(1));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await database.db.transaction().execute(async db => {
      await announce(db, { sessionId: 111 }, note(2));
      await announce(db, { sessionId: 111 }, { code: 2002, id: 3 });
    });
    await gets(socket, note(2), { code: 2002, id: 3 });
    expect((await socket.frame('MESSAGE')).headers).toMatchObject({
      subscription: '0',
      destination: '/auth/auth_msg/mine',
    });
    socket.close();
  });

  test('a session that is taken over is told so, and then closed', async () => {
    const socket = await listenRawSocket(server.address, 'mine', transport);
    const started = performance.now();
    sessions.end('mine', 401);
    await announce(database.db, { sessionId: 111 }, { code: 401 });
    await gets(socket, { code: 401 });
    expect(performance.now() - started).toBeLessThan(20_000);
    await endsWith(socket, { code: 401 });
  });

  test('a session with new tokens hears nothing more on its old sockets', async () => {
    const socket = await listenRawSocket(server.address, 'mine', transport);
    await announce(database.db, { sessionId: 111 }, { code: 2013 });
    await expect.poll(() => socket.closed, { timeout: 60_000 }).not.toBeNull();
    expect(socket.messages()).toEqual([]);
  });

  test('without a good token there is no way in', async () => {
    const socket = await openRawSocket(server.address, transport);
    socket.send('CONNECT', { Authorization: 'Bearer nobody', 'accept-version': '1.2' });
    await expectRefusal(socket, 'unauthenticated');
    expect(socket.messages()).toEqual([]);
  });
});

describe('recipients of events', () => {
  test('the session, the account or the team that is meant', async () => {
    const [mine, colleague, stranger] = await Promise.all(
      ['mine', 'colleague', 'stranger'].map(token => listenRawSocket(server.address, token)),
    );
    if (!mine || !colleague || !stranger) throw new Error('no sockets');
    await announce(database.db, { sessionId: 121 }, note(1));
    await announce(database.db, { teamId: 1, accountId: 11 }, note(2));
    await announce(database.db, { teamId: 1 }, { code: 2003 });
    await announce(database.db, { teamId: 2 }, note(4));
    await gets(mine, note(2), { code: 2003 });
    await gets(colleague, note(1), { code: 2003 });
    await gets(stranger, note(4));
    for (const socket of [mine, colleague, stranger]) socket.close();
  });

  test('a notice of another version is passed over', async () => {
    const socket = await listenRawSocket(server.address, 'mine');
    for (const odd of [{ code: 9999 }, { code: 2002 }, null]) {
      await announce(database.db, { sessionId: 111 }, odd as RealtimeMessage);
    }
    await announce(database.db, { sessionId: 111 }, note(5));
    await gets(socket, note(5));
    socket.close();
  });
});

describe('the end of a session', () => {
  test('between connecting and subscribing is reported on the subscription', async () => {
    const socket = await connectRawSocket(server.address, 'mine');
    // Sent before anybody listens, so held back until there is a subscription.
    await announce(database.db, { sessionId: 111 }, { code: 401 });
    await announce(database.db, { teamId: 1 }, note(1));
    const watcher = await listenRawSocket(server.address, 'colleague');
    await announce(database.db, { sessionId: 121 }, note(2));
    await expect.poll(() => watcher.messages()).toContainEqual(note(2));
    socket.send('SUBSCRIBE', { id: 'a', destination: '/auth/auth_msg/mine' });
    await endsWith(socket, { code: 401 });
    watcher.close();
  });

  test('while the token is looked up is found by a second look', async () => {
    const socket = await openRawSocket(server.address);
    // The look-up finds a valid token; before its answer arrives, the session ends, and nobody receives the notice.
    sessions.onLookUp = () => sessions.end('mine', 401);
    socket.send('CONNECT', { authorization: 'bearer mine', 'accept-version': '1.2' });
    socket.send('SUBSCRIBE', { id: 'a', destination: '/auth/auth_msg/mine' });
    await endsWith(socket, { code: 401 });
  });

  test('without a notice is found at a heartbeat', async () => {
    const socket = await listenRawSocket(server.address, 'mine');
    sessions.end('mine', 403);
    socket.send('SEND', { destination: '/auth/heartbeat' }, 'mine');
    await endsWith(socket, { code: 403 });
  });

  test('is reported to a client that connects with its token', async () => {
    sessions.end('mine', 401);
    const socket = await openRawSocket(server.address);
    socket.send('CONNECT', { Authorization: 'Bearer mine', 'accept-version': '1.2' });
    expect((await socket.frame('ERROR')).body).toBe('{"code":401}');
    await expectRefusal(socket, 'unauthenticated');
  });

  test('an expired token closes the socket, without an end of the session', async () => {
    const socket = await listenRawSocket(server.address, 'mine');
    sessions.live.delete('mine');
    socket.send('SEND', { destination: '/auth/heartbeat' }, 'mine');
    await expectRefusal(socket, 'no longer good');
    expect(socket.messages()).toEqual([]);
  });
});

describe('a session that has yet to set up a second factor', () => {
  const ids = { teamId: 1, accountId: 11, sessionId: 111 };

  test('does not connect', async () => {
    sessions.add('mine', { ...ids, needsFactor: true });
    const socket = await openRawSocket(server.address);
    socket.send('CONNECT', { Authorization: 'Bearer mine', 'accept-version': '1.2' });
    await expectRefusal(socket, 'second factor');
  });

  test('is told that its rights changed, and hears nothing more on an open socket', async () => {
    const socket = await listenRawSocket(server.address, 'mine');
    sessions.add('mine', { ...ids, needsFactor: true });
    await announce(database.db, { sessionId: 111 }, { code: 2003 });
    await expectRefusal(socket, 'second factor');
    expect(socket.messages()).toEqual([{ code: 2003 }]);
  });
});

describe('a renewed token', () => {
  test('of the same session takes over on the open socket', async () => {
    const socket = await listenRawSocket(server.address, 'mine');
    sessions.add('renewed', { teamId: 1, accountId: 11, sessionId: 111 });
    sessions.live.delete('mine');
    socket.send('SUBSCRIBE', { id: '1', destination: '/auth/auth_msg/renewed' });
    socket.send('UNSUBSCRIBE', { id: '0' });
    socket.send('SEND', { destination: '/auth/heartbeat', receipt: 'beaten' }, 'renewed');
    await expect.poll(() => socket.frames.at(-1)?.headers).toEqual({ 'receipt-id': 'beaten' });
    await announce(database.db, { sessionId: 111 }, note(1));
    await gets(socket, note(1));
    expect((await socket.frame('MESSAGE')).headers.subscription).toBe('1');
    socket.close();
  });

  test('of another session is refused', async () => {
    sessions.add('later', { teamId: 1, accountId: 11, sessionId: 112 });
    const socket = await listenRawSocket(server.address, 'mine');
    socket.send('SEND', { destination: '/auth/heartbeat' }, 'later');
    await expectRefusal(socket, 'not your token');
  });
});

describe('the protocol', () => {
  test.each([
    ['1.2', '1.0,1.1,1.2'],
    ['1.1', '1.1, 1.0'],
    ['1.0', undefined],
  ])('speaks %s', async (version, asked) => {
    const socket = await openRawSocket(server.address);
    socket.send('CONNECT', {
      AUTHORIZATION: 'BEARER mine',
      ...(asked ? { 'accept-version': asked } : {}),
    });
    expect((await socket.frame('CONNECTED')).headers).toEqual({ version, 'heart-beat': '10000,10000' });
    socket.close();
  });

  test('DISCONNECT is acknowledged, then the socket closed', async () => {
    const socket = await listenRawSocket(server.address, 'mine');
    socket.send('DISCONNECT', { receipt: 'bye' });
    await expect.poll(() => socket.frames.at(-1)?.headers).toEqual({ 'receipt-id': 'bye' });
    await expect.poll(() => socket.closed).not.toBeNull();
  });
});

const subscribe = (destination: string, id = 'a') => ['SUBSCRIBE', { id, destination }, ''] as const;

describe('refused', () => {
  test.each([
    ['another’s destination', ...subscribe('/auth/auth_msg/colleague'), 'not your destination'],
    ['an unknown token', ...subscribe('/auth/auth_msg/nobody'), 'not your destination'],
    ['no token', ...subscribe('/auth/auth_msg/'), 'not your destination'],
    ['a wild card', ...subscribe('/auth/auth_msg/*'), 'not your destination'],
    ['another place', ...subscribe('/topic/mine'), 'not your destination'],
    ['no id', 'SUBSCRIBE', { destination: '/auth/auth_msg/mine' }, '', 'has an id'],
    ['sending elsewhere', 'SEND', { destination: '/auth/auth_msg/mine' }, 'mine', 'not your destination'],
    ['another’s heart-beat', 'SEND', { destination: '/auth/heartbeat' }, 'colleague', 'not your token'],
    ['a second CONNECT', 'CONNECT', { Authorization: 'Bearer mine' }, '', 'connected already'],
    ['transactions', 'BEGIN', { transaction: '1' }, '', 'not served'],
  ])('%s', async (_what, command, headers, body, message) => {
    const socket = await connectRawSocket(server.address, 'mine');
    socket.send(command, headers, body);
    await expectRefusal(socket, message);
  });

  test.each([
    [
      'a subscription before CONNECT',
      'SUBSCRIBE',
      { id: 'a', destination: '/auth/auth_msg/mine' },
      'connect first',
    ],
    ['no token', 'CONNECT', { 'accept-version': '1.2' }, 'unauthenticated'],
    ['a basic header', 'CONNECT', { Authorization: 'Basic mine' }, 'unauthenticated'],
    ['another version', 'CONNECT', { Authorization: 'Bearer mine', 'accept-version': '2.0' }, 'no version'],
  ])('%s', async (_what, command, headers, message) => {
    const socket = await openRawSocket(server.address);
    socket.send(command, headers);
    await expectRefusal(socket, message);
  });

  test('the fifth subscription', async () => {
    const socket = await connectRawSocket(server.address, 'mine');
    for (const id of ['1', '2', '3', '4', '4', '5']) socket.send(...subscribe('/auth/auth_msg/mine', id));
    await expectRefusal(socket, 'too many subscriptions');
  });

  test('a socket beyond the account’s maximum, but not one of another account', async () => {
    const open = [];
    for (let i = 0; i < 3; i++) open.push(await connectRawSocket(server.address, 'mine'));
    const late = await openRawSocket(server.address);
    late.send('CONNECT', { Authorization: 'Bearer mine' });
    await expectRefusal(late, 'too many sockets');
    open.push(await connectRawSocket(server.address, 'colleague'));
    open.shift()?.close();
    await expect.poll(() => server.realtime.connections()).toBe(3);
    open.push(await connectRawSocket(server.address, 'mine'));
    for (const socket of open) socket.close();
  });
});
