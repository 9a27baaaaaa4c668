import { BlockList, isIP } from 'node:net';

type Network = readonly [address: string, bits: number];

/** Private, link-local, loopback, shared, reserved and documented networks (RFC 6890): nobody outside reaches them. */
const privateV4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Within the allocated part of IPv6: Teredo (2001::/32) and 6to4 (2002::/16), which tunnel to an IPv4 address in them,
 * protocols of their own, and documentation.
 */
const privateV6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Before an IPv4 address: what NAT64 makes of the name of a host without IPv6 (RFC 6052). */
const nat64 = '64:ff9b::';

function listOf(family: 'ipv4' | 'ipv6', networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, family);
  return list;
}

const carried = ([address, bits]: Network): Network => [nat64 + address, 96 + bits];

const innerV4 = listOf('ipv4', privateV4);
const innerV6 = listOf('ipv6', [...privateV6, ...privateV4.map(carried)]);
/** The only part of IPv6 that is allocated, and NAT64. */
const outerV6 = listOf('ipv6', [['2000::', 3], carried(['0.0.0.0', 0])]);

/**
 * Returns whether everybody on the internet reaches an address: the one rule for whatever this server asks on behalf of
 * somebody, and for where a short link may lead. However an IPv4 address is wrapped, what counts is where it leads.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !innerV4.check(address);
  // An address with a zone (`fe80::1%eth0`) is one of this network.
  if (family === 0 || address.includes('%')) return false;
  return outerV6.check(address, 'ipv6') && !innerV6.check(address, 'ipv6');
}
