import QuickLRU from 'quick-lru';
import { networkOf } from '../../core/client-network.ts';

/** With more wrong codes than this per minute, an IP address must wait until the minute has passed. */
export const missesAMinute = 30;
const minute = 60_000;

/**
 * Prevents guessing of codes. It counts in this process and not in the database, because the edge works without one,
 * and many wrong codes must not cause many writes.
 */
export class Misses {
  readonly #counts = new QuickLRU<string, { since: number; count: number }>({ maxSize: 50_000 });

  isTooMany(ip: string, now: number): boolean {
    // Usually nobody has missed, so nothing is computed.
    if (!this.#counts.size) return false;
    const entry = this.#counts.get(networkOf(ip));
    return entry !== undefined && now - entry.since < minute && entry.count >= missesAMinute;
  }

  add(ip: string, now: number): void {
    const network = networkOf(ip);
    const entry = this.#counts.get(network);
    if (!entry || now - entry.since >= minute) this.#counts.set(network, { since: now, count: 1 });
    else entry.count++;
  }
}
