import { expect, test } from 'vitest';
import { isPublicAddress } from './private-networks.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '198.17.255.255',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '64:ff9b::8.8.8.8',
  '64:ff9b::808:808',
])('%s is public', address => expect(isPublicAddress(address)).toBe(true));

test.each([
  ['this machine', '127.0.0.1', '0.0.0.0', '::1', '::'],
  ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1'],
  ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', '2606:4700::1111%eth0'],
  ['shared', '100.64.0.1', '100.127.255.255'],
  ['of a protocol', '192.0.0.1', '198.18.0.1', '192.88.99.1', '2001:1::1', '100::1', '5f00::1'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['multicast or reserved', '224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1', '4000::1'],
  [
    'mapped',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a00:1',
    '0:0:0:0:0:ffff:c0a8:101',
  ],
  ['translated', '::ffff:0:10.0.0.1', '::ffff:0:a00:1'],
  ['compatible', '::10.0.0.1', '::a00:1', '::8.8.8.8'],
  [
    'behind NAT64',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '0064:FF9B:0:0:0:0:C0A8:0101',
    '64:ff9b:1::8.8.8.8',
    '64:ff9b:1::a00:1',
    '64:ff9b::1:808:808',
  ],
  ['behind 6to4', '2002:a00:1::', '2002:7f00:1::1', '2002:c0a8:101::1', '2002:808:808::1'],
  ['behind Teredo', '2001::1', '2001:0:808:808::f5ff:fffe', '2001:0:a00:1::1'],
  ['none', '', 'not an address', '10.0.0', '0x7f.1', '2130706433', '[::1]'],
])('%s is not public', (_what, ...addresses) => {
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
