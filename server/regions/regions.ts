import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import ip2region from 'ip2region';
import maxmind from 'maxmind';
import { chinesePlace } from './chinese-place.ts';

export interface Regions {
  /** Where an address is: `US`, `CN/广东/深圳`, `CN/北京`; empty: unknown, private, or no address. */
  find(ip: string): string;
}

const countryFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface CountryEntry {
  country_code: string;
  /** Not in this database; without it the package's types refuse the rest. */
  ip_address?: string;
}

/** Opens the databases that came with the packages: about 20 MB, once for each process. */
export async function openRegions(): Promise<Regions> {
  const path = createRequire(import.meta.url).resolve(countryFile);
  const countries = await maxmind.open<CountryEntry>(path);
  const places = new ip2region.default();
  const placeOf = (ip: string) => {
    const found = places.searchRaw(ip, false);
    return found ? chinesePlace('region' in found ? found.region : found.cArea) : '';
  };
  return {
    find: address => {
      const ip = withoutMapping(address);
      // An address with a zone (`fe80::1%eth0`) belongs to the network at hand.
      if (!isIP(ip) || ip.includes('%')) return '';
      const country = countries.get(ip)?.country_code ?? '';
      if (country && country !== 'CN') return country;
      const place = placeOf(ip);
      return country && !place.startsWith(country) ? country : place;
    },
  };
}

const mapped = /^(?:::|(?:0{1,4}:){5})ffff:(?:([\da-f]{1,4}):([\da-f]{1,4})|(\d.*))$/i;

/** `::ffff:1.2.3.4` and `::ffff:102:304` are 1.2.3.4: so sockets for both kinds of addresses write it. */
function withoutMapping(ip: string): string {
  const [, high, low, dotted] = mapped.exec(ip) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return ip;
  const value = parseInt(high, 16) * 65_536 + parseInt(low, 16);
  return [24, 16, 8, 0].map(bits => (value >>> bits) & 255).join('.');
}
