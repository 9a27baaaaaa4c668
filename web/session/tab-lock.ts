import { forget, recall, remember } from './storage.ts';

const key = 'token_lock';
/** A tab that died with the lock in hand holds up the others for this long, milliseconds. */
const longest = 10_000;
const pause = 100;

const isTaken = () => Date.now() - recall(key, 0) < longest;

/**
 * Runs `work` in one tab at a time: by the Web Locks of the browser, or, on plain http where there are
 * none, by the stored lock value of spec §3.
 */
export async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`starbridge-${key}`, work);
  while (isTaken()) await new Promise(resolve => setTimeout(resolve, pause));
  const mine = Date.now();
  remember(key, mine);
  try {
    return await work();
  } finally {
    if (recall(key, 0) === mine) forget(key);
  }
}
