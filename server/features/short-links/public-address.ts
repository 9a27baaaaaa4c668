import { isIP } from 'node:net';
import { blockListOf, insideNetworks } from '../../mail/inside-networks.ts';

/** For documents, relays that are given up, and IPv4 in the clothes of IPv6 (RFC 6890): nobody is reached there. */
const strange = blockListOf([
  ...insideNetworks,
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
const given = blockListOf([['2000::', 3]]);

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !strange.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !strange.check(address, 'ipv6');
}
