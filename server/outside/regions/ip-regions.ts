import { createRequire } from 'node:module';
import type ip2region from 'ip2region';
import maxmind from 'maxmind';
import { chinesePlace } from './chinese-place.ts';
import { codeOfCountry, countryOfOperator, countryOfPlace } from './country-codes.ts';
import { networkWidth } from './network-width.ts';
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

/** What a database says of an address: the whole answer, and the place and the operator in it. */
interface Answer {
  record: string;
  place: string;
  operator: string;
}

/** Opens the databases that came with the packages: about 20 MB, once for each process. */
export async function openRegions(): Promise<Regions> {
  const countries = await maxmind.open<CountryEntry>(require.resolve(countryFile));
  // Node and the test runner disagree on what such a package's default export is.
  const { default: Places } = require('ip2region') as typeof ip2region;
  const places = new Places();
  const countryOf = (ip: string) => countries.get(ip)?.country_code ?? '';
  const answerFor = (ip: string): Answer => {
    const found = places.searchRaw(ip, false);
    if (!found) return { record: '', place: '', operator: '' };
    if ('region' in found) return { record: found.region, place: found.region, operator: '' };
    return { record: `${found.cArea}|${found.aArea}`, place: found.cArea, operator: found.aArea };
  };
  const recordOf = (ip: string) => answerFor(ip).record;

  function findV4(ip: string): string {
    const country = countryOf(ip);
    if (country && country !== 'CN') return country;
    const words = recordOf(ip);
    const place = chinesePlace(words);
    if (country) return place.startsWith(country) ? place : country;
    return place || codeOfCountry(words.split('|', 1)[0] ?? '');
  }

  /**
   * The country database calls whole blocks of a registry after the country of the registry: 2001:200::/23 would be in
   * Australia. Where the two disagree, the one that speaks of the smaller network is right; of the same, nobody knows.
   */
  function findV6(ip: string): string {
    const country = countryOf(ip);
    const { place: words, operator } = answerFor(ip);
    const isWide = words.endsWith('地区');
    // Where only a part of the world is known, an operator that is called after a country is at home there.
    const place = chinesePlace(words) || countryOfPlace(words) || (isWide ? countryOfOperator(operator) : '');
    if (!country || place.split('/')[0] === country) return place;
    // 全球, or nothing: the other database does not know either. 亚太地区 is what it says of single networks, too.
    if (!place && !isWide) return country;
    const own = networkWidth(ip, countryOf);
    const other = networkWidth(ip, recordOf);
    if (own === other) return place ? '' : country;
    return own > other ? country : place;
  }

  return {
    find: address => {
      const ip = withoutMapping(address);
      // The databases have entries for these too: 192.168.1.1 would be in Australia.
      if (isNobodys(ip)) return '';
      return ip.includes(':') ? findV6(ip) : findV4(ip);
    },
  };
}

let shared: Promise<Regions> | undefined;

/** The same databases for everybody in this process, opened when somebody first asks. */
export const sharedRegions = (): Promise<Regions> => (shared ??= openRegions());

const mapped = /^(?:::|(?:0{1,4}:){5})ffff:(?:([\da-f]{1,4}):([\da-f]{1,4})|(\d.*))$/i;

/** Turns `::ffff:1.2.3.4` and `::ffff:102:304`, as dual-stack sockets write them, into 1.2.3.4. */
function withoutMapping(ip: string): string {
  const [, high, low, dotted] = mapped.exec(ip) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return ip;
  const value = parseInt(high, 16) * 65_536 + parseInt(low, 16);
  return [24, 16, 8, 0].map(bits => (value >>> bits) & 255).join('.');
}
