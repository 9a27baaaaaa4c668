import { provinces } from '../../../contract/core/regions/china-places.ts';

const ownCodes = new Map([
  ['台湾', 'TW'],
  ['香港', 'HK'],
  ['澳门', 'MO'],
]);

/** Returns which of some names a text begins with; empty if none. */
function startOf(text: string, names: Iterable<string>): string {
  for (const name of names) if (text.startsWith(name)) return name;
  return '';
}

/**
 * Converts ip2region's place of an address: `中国|0|广东省|深圳市|电信` (IPv4) or `中国广东省深圳市` (IPv6).
 * @returns `CN/广东/深圳` as precisely as known, or `TW`, `HK`, `MO`; empty if it is not in China
 */
export function chinesePlace(text: string): string {
  // The provider, which comes last, may be named after a place.
  const place = text
    .split('|', 4)
    .filter(part => part !== '0')
    .join('');
  if (!place.startsWith('中国')) return '';
  const inChina = place.slice('中国'.length);
  const ownCode = ownCodes.get(startOf(inChina, ownCodes.keys()));
  if (ownCode) return ownCode;
  const province = startOf(inChina, provinces.keys());
  // 省, 市, 区 or nothing follows a province.
  const behind = inChina.slice(province.length).replace(/^[省市区]/, '');
  const city = startOf(behind, provinces.get(province)?.cities.keys() ?? []);
  return ['CN', province, city].filter(Boolean).join('/');
}
