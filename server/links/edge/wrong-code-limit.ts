import { isIPv6 } from 'node:net';
import QuickLRU from 'quick-lru';

/** So many wrong codes a minute from one address: then it has to wait for the minute to pass. */
export const missesAMinute = 30;
const minute = 60_000;

/** The network of an IPv6 address that one customer has (RFC 6177), or the address. */
function ownerOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.split('::');
  const parts = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const whole = ip.includes('::')
    ? [...parts, ...Array(8 - parts.length - rest.length).fill('0'), ...rest]
    : parts;
  return whole.slice(0, 4).join(':');
}

/**
 * Keeps codes from being tried out. It counts in this process and not in the database, because the edge goes on
 * without one, and a flood of wrong codes must not become a flood of writes.
 */
export class Misses {
  readonly #counts = new QuickLRU<string, { since: number; count: number }>({ maxSize: 50_000 });

  isTooMany(ip: string, now: number): boolean {
    // Hardly anybody ever misses: nothing to work out for everybody else.
    if (!this.#counts.size) return false;
    const entry = this.#counts.get(ownerOf(ip));
    return entry !== undefined && now - entry.since < minute && entry.count >= missesAMinute;
  }

  add(ip: string, now: number): void {
    const owner = ownerOf(ip);
    const entry = this.#counts.get(owner);
    if (!entry || now - entry.since >= minute) this.#counts.set(owner, { since: now, count: 1 });
    else entry.count++;
  }
}
