import { isIPv6 } from 'node:net';
import type { Context } from './context.ts';

/** The address without the IPv6 form of IPv4 addresses, and without the zone of link-local ones. */
export const plainAddress = (ip = ''): string =>
  ip.includes(':') ? ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') : ip;

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/i;

/** Whether a host or an address is this machine. */
export const isLoopback = (host = ''): boolean => loopback.test(plainAddress(host));

const part = (text: string) => Number.parseInt(text, 16).toString(16);

/**
 * What one customer of a provider has: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177), whose other
 * half anybody may choose freely. Whatever is limited by address counts by this.
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const whole = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return `${whole.slice(0, 4).map(part).join(':')}::/64`;
}

/** The network that a request came from; empty for what no request started. */
export const callerNetwork = ({ from }: Pick<Context, 'from'>): string => networkOf(from?.address ?? '');
