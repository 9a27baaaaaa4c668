import { BlockList, isIP } from 'node:net';

/** Networks that IANA reserves: private, local, shared, for tests, documentation, multicast, and future use. */
const reservedV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Everything but 2000::/3, the only part that is allocated, and in it the part for documentation. */
const reservedV6: [network: string, prefix: number][] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001:db8::', 32],
  ['3fff::', 20],
];

function listOf(family: 'ipv4' | 'ipv6', networks: typeof reservedV4): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

// In a common list ::/3 would also contain all of IPv4, which BlockList treats as mapped into it.
const v4 = listOf('ipv4', reservedV4);
const v6 = listOf('ipv6', reservedV6);

/** Returns whether an address is reserved, or is none at all. */
export function isNobodys(ip: string): boolean {
  const family = isIP(ip);
  // An address with a zone (`fe80::1%eth0`) is link-local.
  if (family === 0 || ip.includes('%')) return true;
  return family === 4 ? v4.check(ip) : v6.check(ip, 'ipv6');
}
