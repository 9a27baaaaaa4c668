import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { readEnv } from '../settings/env.ts';
import { refuseUnknownPaths } from '../http/error-handler.ts';
import { makeServer } from '../http/fastify-server.ts';
import { makeLog } from '../log.ts';
import { announce } from './announce.ts';
import { serveRealtime } from './serve-realtime.ts';
import { freshDatabase } from '../../../test/harness/database/fresh-database.ts';
import { listenRawSocket, transports } from '../../../test/harness/realtime/raw-socket.ts';
import { FakeSessions } from '../../../test/harness/realtime/realtime-server.ts';

test('runs before Fastify, passes other requests on, and ends with it', async () => {
  const database = await freshDatabase();
  const print = vi.spyOn(console, 'log');
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const log = makeLog(env);
  const app = await makeServer(env, log);
  app.get('/hello', async () => ({ code: 0 }));
  refuseUnknownPaths(app);
  const sessions = new FakeSessions();
  sessions.add('mine', { teamId: 1, accountId: 1, sessionId: 1 });
  const { authenticate, endOf } = sessions;
  const realtime = serveRealtime(app.server, {
    authenticate,
    endOf,
    listenUrl: database.appUrl,
    publicUrl: '',
    log,
  });
  app.addHook('preClose', () => realtime.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const hello = await fetch(`${origin}/hello`);
  expect(await hello.json()).toEqual({ code: 0 });
  expect(hello.headers.get('x-request-id')).toMatch(/./);
  expect(hello.headers.get('content-security-policy')).toMatch(/default-src/);
  const unknown = await fetch(`${origin}/auth/unknown`);
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 404 }]);
  const info = await fetch(`${origin}/auth/ws/info`);
  expect(await info.json()).toMatchObject({ websocket: true, cookie_needed: false });
  expect((await app.inject('/hello')).statusCode).toBe(200);

  const sockets = await Promise.all(
    transports.map(transport => listenRawSocket(`${origin}/auth/ws`, 'mine', transport)),
  );
  await expect.poll(() => realtime.isListening()).toBe(true);
  await announce(database.db, { sessionId: 1 }, { code: 2003 });
  for (const socket of sockets) {
    await vi.waitFor(() => expect(socket.messages()).toContainEqual({ code: 2003 }), { timeout: 60_000 });
  }
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(30_000);
  for (const socket of sockets) {
    await vi.waitFor(() => expect(socket.closed).not.toBeNull(), { timeout: 60_000 });
  }
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
  await database.drop();
});
