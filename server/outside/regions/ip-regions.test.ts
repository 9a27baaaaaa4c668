import { expect, test } from 'vitest';
import { openRegions } from './ip-regions.ts';

const regions = await openRegions();

test.each([
  ['120.24.78.68', 'CN/广东/深圳'],
  ['202.97.1.1', 'CN/北京'],
  ['240e:47d:c20:1627:30a3:ba0d:a5e6:ec19', 'CN/广东/广州'],
  ['2408:8000::1', 'CN'],
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['168.95.1.1', 'TW'],
  ['202.14.67.4', 'HK'],
  ['202.175.3.8', 'MO'],
])('%s is in %s', (ip, region) => {
  expect(regions.find(ip)).toBe(region);
});

test.each([
  ['::ffff:120.24.78.68'],
  ['::FFFF:120.24.78.68'],
  ['::ffff:7818:4e44'],
  ['0:0:0:0:0:ffff:7818:4e44'],
  ['0000:0000:0000:0000:0000:ffff:120.24.78.68'],
])('%s is an IPv4 address in IPv6', ip => {
  expect(regions.find(ip)).toBe('CN/广东/深圳');
});

test.each([
  ['elsewhere for Alibaba in Singapore', '8.128.129.255', 'SG'],
  ['Beijing for a network in the US', '11.164.230.255', 'US'],
])('the country database wins if the other says %s', (_what, ip, country) => {
  expect(regions.find(ip)).toBe(country);
});

test.each([
  ['14.102.247.255', 'HK'],
  ['43.237.197.255', 'CN/广东/深圳'],
  ['23.246.159.255', 'US'],
  ['151.216.1.255', 'AE'],
  ['141.229.127.255', ''],
])('where it is silent on %s, the other is asked', (ip, region) => {
  expect(regions.find(ip)).toBe(region);
});

test.each([
  ['10.0.0.1'],
  ['127.0.0.1'],
  ['192.168.1.1'],
  ['172.16.0.9'],
  ['203.0.113.7'],
  ['198.18.0.1'],
  ['169.254.1.1'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['224.0.0.1'],
  ['255.255.255.255'],
  ['::'],
  ['::1'],
  ['fe80::1'],
  ['fe80::1%eth0'],
  ['fc00::1'],
  ['ff02::1'],
  ['2001:db8::1'],
  ['4000::1'],
  ['::ffff:10.0.0.1'],
  [''],
  ['unknown'],
  ['1.2.3'],
  ['1.2.3.4.5'],
  ['256.1.1.1'],
  ['01.2.3.4'],
  ['1.2.3.4:80'],
  ['[2001:4860::1]'],
  ['8.8.8.8, 9.9.9.9'],
  ['::ffff:999.1.1.1'],
  [':::'],
  ['中国'],
])('%j has no region', ip => {
  expect(regions.find(ip)).toBe('');
});
