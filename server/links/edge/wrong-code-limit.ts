import { isIPv6 } from 'node:net';
import QuickLRU from 'quick-lru';

/** With more wrong codes than this per minute, an IP address must wait until the minute has passed. */
export const missesAMinute = 30;
const minute = 60_000;

/** The IPv6 network that one customer has (RFC 6177), or the IPv4 address. */
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
 * Prevents guessing of codes. It counts in this process and not in the database, because the edge works without one,
 * and many wrong codes must not cause many writes.
 */
export class Misses {
  readonly #counts = new QuickLRU<string, { since: number; count: number }>({ maxSize: 50_000 });

  isTooMany(ip: string, now: number): boolean {
    // Usually nobody has missed, so nothing is computed.
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
