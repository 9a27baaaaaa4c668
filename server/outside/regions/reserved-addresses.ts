import { BlockList, isIP } from 'node:net';

/** What the IANA gives to nobody: private, local, shared, for tests, for documents, multicast, and the future. */
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

/** All but 2000::/3, which alone is given to networks, and in it what is for documents. */
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

// In one list ::/3 would hold all of IPv4, too, which counts as mapped into it.
const v4 = listOf('ipv4', reservedV4);
const v6 = listOf('ipv6', reservedV6);

/** An address that anybody may have, or that is none. */
export function isNobodys(ip: string): boolean {
  const family = isIP(ip);
  // One with a zone (`fe80::1%eth0`) belongs to the network at hand.
  if (family === 0 || ip.includes('%')) return true;
  return family === 4 ? v4.check(ip) : v6.check(ip, 'ipv6');
}
