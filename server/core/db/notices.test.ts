import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { listen, notify } from './notices.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

function listening(url: string) {
  const heard: string[] = [];
  const lost: unknown[] = [];
  const listener = listen({
    url,
    channel: 'Some "channel"',
    onNotice: text => void heard.push(text),
    onListening: () => void heard.push('listening'),
    onLost: error => void lost.push(error),
  });
  return { heard, lost, ...listener };
}

test('hears its own channel only, until it is closed', async () => {
  const { heard, lost, close } = listening(database.appUrl);
  await expect.poll(() => heard).toEqual(['listening']);
  await notify(database.db, 'some channel', 'to another');
  await notify(database.db, 'Some "channel"', '中 1');
  await expect.poll(() => heard).toEqual(['listening', '中 1']);
  await close();
  await notify(database.db, 'Some "channel"', 'too late');
  expect(heard).toEqual(['listening', '中 1']);
  expect(lost).toEqual([]);
});

test('can be closed before it listens', async () => {
  const { heard, lost, close } = listening(database.appUrl);
  await close();
  expect([heard, lost]).toEqual([[], []]);
});

test('retries without a response, and can be closed meanwhile', async () => {
  const sockets: Socket[] = [];
  const hangUp = createServer(socket => void sockets.push(socket.destroy()));
  await new Promise<void>(resolve => hangUp.listen(0, '127.0.0.1', resolve));
  const { port } = hangUp.address() as AddressInfo;
  const { heard, lost, close } = listening(`postgres://nobody@127.0.0.1:${port}/none`);
  await vi.waitFor(() => expect(lost.length).toBeGreaterThan(1), { timeout: 60_000 });
  await close();
  expect(heard).toEqual([]);
  expect(sockets.length).toBe(lost.length);
  await new Promise(resolve => hangUp.close(resolve));
});
