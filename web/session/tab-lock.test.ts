import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recall, remember } from '../ui/settings/storage.ts';
import { withTabLock } from './tab-lock.ts';
import { dropTokens, keepTokens, readTokens } from './tokens.ts';

/** The storage that all tabs of a browser share. */
function sharedStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

/** A fake of the browser's Web Locks, with exclusive locks only. */
function exclusiveLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  });
  return { request };
}

/** What a tab does after its token was rejected: the second tab finds the new one. */
async function refreshOnce(stale: string, ask: () => Promise<string>): Promise<void> {
  await withTabLock(async () => {
    if (readTokens().access === stale) keepTokens({ access: await ask(), refresh: 'r' });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  vi.stubGlobal('localStorage', sharedStorage());
});

afterEach(() => {
  dropTokens();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['the locks of the browser', () => ({ locks: exclusiveLocks() })],
  ['the stored lock value', () => ({})],
])('with %s', (_means, navigator) => {
  beforeEach(() => vi.stubGlobal('navigator', navigator()));

  test('three tabs refresh once', async () => {
    keepTokens({ access: 'old', refresh: 'r' });
    const ask = vi.fn(async () => {
      await new Promise(resolve => setTimeout(resolve, 250));
      return 'new';
    });
    const tabs = [refreshOnce('old', ask), refreshOnce('old', ask), refreshOnce('old', ask)];
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(tabs);
    expect(ask).toHaveBeenCalledOnce();
    expect(readTokens().access).toBe('new');
  });

  test('a failure in one tab does not affect the next one', async () => {
    const fails = expect(withTabLock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const goesOn = withTabLock(() => Promise.resolve(7));
    await vi.advanceTimersByTimeAsync(1000);
    await fails;
    expect(await goesOn).toBe(7);
  });
});

describe('the stored lock value', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('of a crashed tab delays others for ten seconds', async () => {
    remember('token_lock', Date.now());
    const work = vi.fn(() => Promise.resolve());
    const done = withTabLock(work);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(work).toHaveBeenCalledOnce();
    expect(recall('token_lock', 0)).toBe(0);
  });

  test('is left to the tab that took it over from one that was too slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = withTabLock(() => promise);
    await vi.advanceTimersByTimeAsync(10_000);
    const taken = Date.now();
    remember('token_lock', taken);
    resolve();
    await slow;
    expect(recall('token_lock', 0)).toBe(taken);
  });
});
