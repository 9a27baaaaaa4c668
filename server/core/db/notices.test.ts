import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import type { Db } from './database.ts';
import { listen, notify } from './notices.ts';
import { asTeam } from './tenant.ts';

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

test('hears what a transaction tells once it is committed, in order, and nothing of one that is rolled back', async () => {
  const { heard, close } = listening(database.appUrl);
  await expect.poll(() => heard).toEqual(['listening']);
  const { db } = database;
  const tell = (db: Db, text: string) => notify(db, 'Some "channel"', text);
  const failing = asTeam(db, 1, async db => {
    await tell(db, 'of a rollback');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await asTeam(db, 1, db => tell(db, 'alone'));
  await db.transaction().execute(async db => {
    await tell(db, String.raw`it's \ "one"`);
    await tell(db, 'two');
    await tell(db, 'two');
    await tell(database.db, 'meanwhile');
  });
  await expect.poll(() => heard.slice(1)).toEqual(['alone', 'meanwhile', String.raw`it's \ "one"`, 'two']);
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  expect(rows).toEqual([{ synchronous_commit: 'off' }]);
  await close();
});

test('a transaction that an error has ended tells nothing, and is not said to be committed', async () => {
  const { heard, close } = listening(database.appUrl);
  await expect.poll(() => heard).toEqual(['listening']);
  const spoiled = database.db.transaction().execute(async db => {
    await notify(db, 'Some "channel"', 'of a failure');
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
  });
  await expect(spoiled).rejects.toThrow('aborted');
  await notify(database.db, 'Some "channel"', 'later');
  await expect.poll(() => heard).toEqual(['listening', 'later']);
  await close();
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
