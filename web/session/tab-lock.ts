import { forget, recall, remember } from '../ui/settings/storage.ts';

const key = 'token_lock';
/** A tab that died with the lock in hand holds up the others for this long, milliseconds. */
const longest = 10_000;
const pause = 100;
/** Tabs that found it free in the same moment have all written by then, milliseconds; the last one has it. */
const settled = 60;

const waited = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

const isTaken = () => Date.now() - recall(key, 0) < longest;

/**
 * Runs `work` in one tab at a time: by the Web Locks of the browser, or, on plain http where there are
 * none, by the stored lock value of spec §3.
 */
export async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`starbridge-${key}`, work);
  let mine: number;
  do {
    while (isTaken()) await waited(pause);
    // A fraction tells tabs apart that write within one millisecond.
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
