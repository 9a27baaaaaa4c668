import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ColumnAnswer, ColumnsState } from '../column-asks.ts';
import { startColumnsThread, type ColumnsThread } from './columns-thread.ts';
import type { AskMessage, ThreadMessage } from './thread-messages.ts';

/** A thread that says what a test wants. */
class FakeThread extends EventEmitter {
  readonly asked: AskMessage[] = [];
  postMessage(message: AskMessage): void {
    this.asked.push(message);
  }
  say(message: ThreadMessage): void {
    this.emit('message', message);
  }
  fail(error: Error): void {
    this.emit('error', error);
    this.emit('exit', 1);
  }
  isEnded = false;
  async terminate(): Promise<number> {
    this.isEnded = true;
    this.emit('exit', 1);
    return 1;
  }
}

const ready: ColumnsState = { isReady: true, creators: 3, bytes: 100, asOf: 1, isWorn: false };
const answers: ColumnAnswer[] = [{ page: { hits: [], total: 7, isWhole: [] }, counts: [] }];

let threads: FakeThread[];
let columns: ColumnsThread;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const last = () => threads.at(-1) ?? new FakeThread();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  threads = [];
  columns = startColumnsThread({
    startThread() {
      threads.push(new FakeThread());
      return last() as unknown as Worker;
    },
    log,
  });
});
afterEach(async () => {
  await columns.stop();
  vi.useRealTimers();
});

it('answers only once the columns are loaded', async () => {
  expect(await columns.ask([])).toBeNull();
  last().say({ state: { ...ready, isReady: false, asOf: null } });
  expect(await columns.ask([])).toBeNull();
  expect(columns.state()).toMatchObject({ isReady: false, creators: 3 });
  last().say({ state: ready });
  const [one, two] = [columns.ask([]), columns.ask([])];
  const [first, second] = last().asked;
  last().say({ id: second?.id ?? 0, answers });
  last().say({ id: first?.id ?? 0, answers: null });
  expect(await one).toBeNull();
  expect(await two).toEqual(answers);
});

it('does not wait for ever', async () => {
  last().say({ state: ready });
  const asked = columns.ask([]);
  vi.advanceTimersByTime(2000);
  expect(await asked).toBeNull();
  // Too late.
  last().say({ id: 1, answers });
});

it('leaves a search to the database that fails in the thread, and says why', async () => {
  last().say({ state: ready });
  const asked = columns.ask([]);
  last().say({ id: 1, answers: null, fault: new Error('no such column') });
  expect(await asked).toBeNull();
  expect(log.error).toHaveBeenCalledTimes(1);
});

it('starts a thread again that failed, after growing pauses, and reports it once', async () => {
  last().say({ state: ready });
  const asked = columns.ask([]);
  last().fail(new Error('out of memory'));
  expect(await asked).toBeNull();
  expect(columns.state().isReady).toBe(false);
  for (const [pause, starts] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
    [1, 4],
  ] as const) {
    vi.advanceTimersByTime(pause);
    expect(threads).toHaveLength(starts);
    if (pause === 1) last().fail(new Error('out of memory'));
  }
  expect(log.warn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(8000);
  last().say({ state: ready });
  expect(columns.state().isReady).toBe(true);
  vi.advanceTimersByTime(60_001);
  last().fail(new Error('the connection ended'));
  expect(log.warn).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(threads).toHaveLength(6);
});

it('has worn columns loaded again by another thread, and asks the former one until they are there', async () => {
  const [former = last()] = threads;
  former.say({ state: { ...ready, isWorn: true } });
  former.say({ state: { ...ready, isWorn: true } });
  expect(threads).toHaveLength(2);
  const asked = columns.ask([]);
  last().say({ state: { ...ready, isReady: false } });
  last().say({ state: { ...ready, creators: 4 } });
  expect(columns.state().creators).toBe(4);
  former.say({ id: 1, answers });
  expect(await asked).toEqual(answers);
  const later = columns.ask([]);
  expect(former.asked).toHaveLength(1);
  vi.advanceTimersByTime(1999);
  last().say({ id: 2, answers });
  expect(await later).toEqual(answers);
  vi.advanceTimersByTime(1);
  expect(former.isEnded).toBe(true);
  expect(columns.state().isReady).toBe(true);
  expect(threads).toHaveLength(2);
});

it('goes on with worn columns if loading fails, and tries again much later', () => {
  const [former = last()] = threads;
  const worn = { state: { ...ready, isWorn: true } };
  former.say(worn);
  last().fail(new Error('out of memory'));
  expect(columns.state().isReady).toBe(true);
  former.say(worn);
  vi.advanceTimersByTime(599_999);
  former.say(worn);
  expect(threads).toHaveLength(2);
  vi.advanceTimersByTime(1);
  former.say(worn);
  expect(threads).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('stays off on a distributed database, and after a stop', async () => {
  last().say({ isDistributed: true });
  last().emit('exit', 0);
  vi.advanceTimersByTime(1_000_000);
  expect(threads).toHaveLength(1);
  expect(await columns.ask([])).toBeNull();
  expect(log.warn).toHaveBeenCalledTimes(1);
});
