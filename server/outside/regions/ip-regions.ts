import { createRequire } from 'node:module';
import type ip2region from 'ip2region';
import maxmind from 'maxmind';
import { chinesePlace } from './chinese-place.ts';
import { codeOfCountry } from './country-codes.ts';
import { isNobodys } from './reserved-addresses.ts';

export interface Regions {
  /** Returns where an address is: `US`, `CN/广东/深圳`, `CN/北京`; empty if unknown, private, or no address. */
  find(ip: string): string;
}

const require = createRequire(import.meta.url);
const countryFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface CountryEntry {
  country_code: string;
  /** Not in this database, but the package's types require it. */
  ip_address?: string;
}

/** Opens the databases that came with the packages: about 20 MB, once for each process. */
export async function openRegions(): Promise<Regions> {
  const countries = await maxmind.open<CountryEntry>(require.resolve(countryFile));
  // Node and the test runner disagree on what such a package's default export is.
  const { default: Places } = require('ip2region') as typeof ip2region;
  const places = new Places();
  const wordsOf = (ip: string) => {
    const found = places.searchRaw(ip, false);
    if (!found) return '';
    return 'region' in found ? found.region : found.cArea;
  };
  return {
    find: address => {
      const ip = withoutMapping(address);
      // The databases have entries for these too: 192.168.1.1 would be in Australia.
      if (isNobodys(ip)) return '';
      const country = countries.get(ip)?.country_code ?? '';
      if (country && country !== 'CN') return country;
      const words = wordsOf(ip);
      const place = chinesePlace(words);
      if (country) return place.startsWith(country) ? place : country;
      return place || codeOfCountry(words.split('|', 1)[0] ?? '');
    },
  };
}

const mapped = /^(?:::|(?:0{1,4}:){5})ffff:(?:([\da-f]{1,4}):([\da-f]{1,4})|(\d.*))$/i;

/** Turns `::ffff:1.2.3.4` and `::ffff:102:304`, as dual-stack sockets write them, into 1.2.3.4. */
function withoutMapping(ip: string): string {
  const [, high, low, dotted] = mapped.exec(ip) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return ip;
  const value = parseInt(high, 16) * 65_536 + parseInt(low, 16);
  return [24, 16, 8, 0].map(bits => (value >>> bits) & 255).join('.');
}
