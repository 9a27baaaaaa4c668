import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError, isChunkError, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns what was loaded, and leaves no timer', async () => {
  expect(await loadChunk(() => Promise.resolve({ default: 7 }))).toEqual({ default: 7 });
  expect(vi.getTimerCount()).toBe(0);
});

test('reports that files did not load, and why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = loadChunk(() => Promise.reject(cause));
  await expect(failed).rejects.toBeInstanceOf(ChunkError);
  await expect(failed).rejects.toMatchObject({ cause });
  expect(vi.getTimerCount()).toBe(0);
  expect(isChunkError(await failed.catch(error => error as unknown))).toBe(true);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
});

test('waits for two minutes, no longer', async () => {
  const outcome = vi.fn();
  void loadChunk(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkError));
});

test('a late failure is no unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const failed = expect(loadChunk(() => promise)).rejects.toBeInstanceOf(ChunkError);
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
  reject(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
});
