import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/harness/database/fresh-database.ts';
import { replaceSandboxSetting } from './db/sandbox-settings.ts';
import { realContext } from './real-context.ts';
import { moveClock, movedSoFar, SandboxClock, sandboxClock } from './sandbox-clock.ts';

const hour = 3_600_000;
let database: TestDatabase;
const faults: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

const follow = (clock: SandboxClock) =>
  clock.follow(database.db, { listenUrl: database.appUrl, onLost: fault => faults.push(fault) });

const becomes = (clock: SandboxClock, ahead: number) =>
  expect.poll(() => clock.aheadMs(), { timeout: 60_000, interval: 20 }).toBe(ahead);

test('moved once it is moved in all processes that follow it', async () => {
  const clocks = [new SandboxClock(), new SandboxClock()];
  const followed = await Promise.all(clocks.map(follow));
  await moveClock(database.db, 24 * hour);
  for (const clock of clocks) await becomes(clock, 24 * hour);
  await Promise.all(followed.map(each => each.close()));
});

test('the process that moved it need not wait', async () => {
  const clock = new SandboxClock();
  await clock.catchUp(database.db);
  expect(clock.aheadMs()).toBe(0);
  const followed = await follow(clock);
  await replaceSandboxSetting(database.db, 'clock', { seen: 24 * hour, value: 30 * hour });
  await clock.catchUp(database.db);
  expect(clock.aheadMs()).toBe(30 * hour);
  await followed.close();
  await replaceSandboxSetting(database.db, 'clock', { seen: 30 * hour, value: 24 * hour });
});

test('two concurrent moves both count', async () => {
  await Promise.all([moveClock(database.db, hour), moveClock(database.db, 2 * hour)]);
  expect(await movedSoFar(database.db)).toBe(27 * hour);
});

test('a process that starts later has it from the start', async () => {
  const late = new SandboxClock();
  const followed = await follow(late);
  expect(late.aheadMs()).toBe(27 * hour);
  await followed.close();
});

test('never goes backwards', async () => {
  const clock = new SandboxClock();
  await clock.sync(database.db);
  await replaceSandboxSetting(database.db, 'clock', { seen: 27 * hour, value: hour });
  await clock.sync(database.db);
  expect(clock.aheadMs()).toBe(27 * hour);
  await moveClock(database.db, 40 * hour);
  await clock.sync(database.db);
  expect(clock.aheadMs()).toBe(41 * hour);
});

test('contexts use it while it is active; otherwise the real clock', async () => {
  const ahead = () => {
    // Read first, so that a millisecond that passes before the next reading cannot make the difference negative.
    const wall = Date.now();
    return Math.round((realContext().now().getTime() - wall) / hour);
  };
  expect(ahead()).toBe(0);
  const followed = await follow(sandboxClock);
  expect(ahead()).toBe(41);
  await moveClock(database.db, hour);
  await becomes(sandboxClock, 42 * hour);
  expect(ahead()).toBe(42);
  await followed.close();
  expect(ahead()).toBe(0);
  expect(faults).toEqual([]);
});
