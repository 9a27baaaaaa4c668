import { expect, test } from 'vitest';
import { countryOfOperator, countryOfPlace } from './country-codes.ts';
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
  ['2001:218::1', 'JP'],
  ['2001:220::1', 'KR'],
  ['2001:238::1', 'TW'],
  ['2001:250::1', 'CN'],
  ['2001:da8::1', 'CN/北京'],
  ['2001:e68::1', 'MY'],
  ['2001:ee0::1', 'VN'],
  ['2001:258::1', 'JP'],
  ['2001:2b8::1', 'KR'],
  ['2001:2e0::1', 'HK'],
  ['2001:388::1', 'AU'],
])('%s is not where its registry is, but in %s', (ip, region) => {
  expect(regions.find(ip)).toBe(region);
});

test.each([['both speak of the same network', '2a02:d5c0::1']])('unknown where %s', (_what, ip) => {
  expect(regions.find(ip)).toBe('');
});

test('the country database wins where it speaks of the smaller network', () => {
  expect(regions.find('2001:5096:946e::1')).toBe('GB');
});

test.each([
  ['韩国首尔市松坡区', 'KR'],
  ['英国马恩岛', 'IM'],
  ['英国', 'GB'],
  ['阿联酋دبي', 'AE'],
  ['亚太地区', ''],
  ['中非地区', ''],
  ['全球', ''],
  ['', ''],
])('%j begins with %j', (place, country) => {
  expect(countryOfPlace(place)).toBe(country);
});

test.each([
  ['NTT Limited Japan 株式会社骨干网', 'JP'],
  ['Telecom Papua New Guinea', 'PG'],
  ['Singapore Japan Exchange', ''],
  ['Japanese Networks', ''],
  ['', ''],
])('%j is called after %j', (operator, country) => {
  expect(countryOfOperator(operator)).toBe(country);
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
