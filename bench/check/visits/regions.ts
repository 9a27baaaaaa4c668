import { createRequire } from 'node:module';
import path from 'node:path';
import maxmind from 'maxmind';
import { openRegions } from '../../../server/outside/regions/ip-regions.ts';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { atLeast, atMost, round, type Report } from '../../report.ts';
import { knownAddresses, type KnownAddress } from './known-regions.ts';

const countryFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

async function openCountries(): Promise<(ip: string) => string> {
  const file = createRequire(import.meta.url).resolve(countryFile);
  const database = await maxmind.open<{ country_code: string; ip_address?: string }>(file);
  return ip => database.get(ip)?.country_code ?? '';
}

/** Blocks of registries that are older than their customers: one country there is that of the registry. */
const isOfOldBlocks = ({ ip }: KnownAddress) => /^2001:[\da-f]{2,3}:/i.test(ip);

/**
 * `npm run check -- regions [FOLDER]`: the countries of IP addresses. MaxMind's test networks are partly made up, and
 * some have moved since, so only their part in the registries' old blocks has a target.
 */
export async function checkRegions(root = path.join(realDataFolder, 'ip-region')): Promise<Report> {
  const regions = await openRegions();
  const known = knownAddresses(root).map(each => ({ ...each, found: regions.find(each.ip).slice(0, 2) }));
  const tallyOf = (corpus: string, own: typeof known) => ({
    corpus,
    addresses: own.length,
    right: own.filter(({ found, country }) => found === country).length,
    unknown: own.filter(({ found }) => found === '').length,
  });
  const share = (part: number, of: number) => (of === 0 ? 100 : round((100 * part) / of, 2));
  const rows = Object.entries(Object.groupBy(known, ({ corpus }) => corpus)).map(([corpus, own = []]) =>
    tallyOf(corpus, own),
  );
  const agreed = tallyOf(
    'agreed',
    known.filter(({ corpus }) => !corpus.includes(', IPv')),
  );
  const old = tallyOf('old blocks', known.filter(isOfOldBlocks));
  const countryAlone = await openCountries();
  const plain = tallyOf(
    'all, by the country database alone (baseline)',
    known.map(each => ({ ...each, found: countryAlone(each.ip) })),
  );
  const misses = known
    .filter(({ found, country }) => found !== country)
    .map(({ corpus, ip, country, found }) => ({ corpus, ip, country, found }));
  return {
    results: [...rows, ...misses],
    targets: [
      atLeast(
        `countries right that three tables agree on, % of n = ${agreed.addresses}`,
        share(agreed.right, agreed.addresses),
        98,
      ),
      atMost(
        `wrong countries in old IPv6 blocks, % of n = ${old.addresses}`,
        share(old.addresses - old.right - old.unknown, old.addresses),
        5,
      ),
    ],
    table: [
      '| corpus | addresses | country right | % | unknown | wrong |',
      '|---|---:|---:|---:|---:|---:|',
      ...[plain, ...rows].map(
        ({ corpus, addresses, right, unknown }) =>
          `| ${corpus} | ${addresses} | ${right} | ${share(right, addresses)} | ${unknown} | ${addresses - right - unknown} |`,
      ),
    ],
  };
}
