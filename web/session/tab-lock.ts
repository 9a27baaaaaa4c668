import { forget, recall, remember } from '../ui/settings/storage.ts';

const key = 'token_lock';
/** Milliseconds after which the lock of a crashed tab expires. */
const longest = 10_000;
const pause = 100;
/** Milliseconds after which all tabs that found it free have written; the last writer has the lock. */
const settled = 60;

const waited = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

const isTaken = () => Date.now() - recall(key, 0) < longest;

/**
 * Runs `work` in one tab at a time: with Web Locks, or, over plain http without them, with a lock value in the
 * browser's storage.
 */
export async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`starbridge-${key}`, work);
  let mine: number;
  do {
    while (isTaken()) await waited(pause);
    // The fraction distinguishes tabs that write within the same millisecond.
    mine = Date.now() + Math.random();
    remember(key, mine);
    await waited(settled);
  } while (recall(key, 0) !== mine);
  try {
    return await work();
  } finally {
    if (recall(key, 0) === mine) forget(key);
  }
}
