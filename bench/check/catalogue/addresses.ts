import path from 'node:path';
import { maskAddresses } from '../../../server/catalogue/observations/email-addresses.ts';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { atLeast, round, type Report } from '../../report.ts';
import { proseFiles } from './prose-files.ts';

interface Tally {
  file: string;
  /** Addresses in the texts as they are. */
  addresses: number;
  /** In the texts without line breaks, where one line runs into the next. */
  found: number;
  /** Of these, the ones that the same text has with its line breaks. */
  right: number;
  /** Addresses between spaces or brackets, found by a simple pattern; how many of them the product finds. */
  clear: number;
  clearFound: number;
  /** Baseline: what a common pattern finds without line breaks, and how much of it is right. */
  plain: number;
  plainRight: number;
}

/** An address that nothing touches but a bracket or a full stop: nobody doubts it. */
const clearAddress =
  /(?<=^|[\s(<[:：|])[a-z0-9][a-z0-9._+-]*@(?:[a-z0-9-]+\.)+(?:com|net|org|edu|tv|de|fr|nl|co\.uk|com\.br|ru|vn|kr|id|in)(?=$|[\s)>\]|,;]|\.(?:\s|$))/g;

const plainAddress = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;

const percent = (part: number, of: number) => (of === 0 ? 100 : round((100 * part) / of, 2));

function tallyOf(file: string, texts: readonly string[], misses: object[]): Tally {
  const tally: Tally = {
    file,
    addresses: 0,
    found: 0,
    right: 0,
    clear: 0,
    clearFound: 0,
    plain: 0,
    plainRight: 0,
  };
  for (const text of texts) {
    const { addresses } = maskAddresses(text);
    const oneLine = text.replace(/[\r\n\u2028\u2029]+/g, '');
    const glued = maskAddresses(oneLine).addresses;
    const plain = oneLine.toLowerCase().match(plainAddress) ?? [];
    tally.plain += plain.length;
    tally.plainRight += plain.filter(address => addresses.includes(address)).length;
    const right = glued.filter(address => addresses.includes(address));
    const clear = text.match(clearAddress) ?? [];
    tally.addresses += addresses.length;
    tally.found += glued.length;
    tally.right += right.length;
    tally.clear += clear.length;
    tally.clearFound += clear.filter(address => addresses.includes(address)).length;
    for (const address of glued) if (!addresses.includes(address)) misses.push({ file, invented: address });
    for (const address of clear) if (!addresses.includes(address)) misses.push({ file, overlooked: address });
  }
  return tally;
}

/**
 * `npm run check -- addresses [FOLDER]`: the e-mail addresses found in the texts of data sets, once with every line
 * break removed: an address that the text with its line breaks does not have is a wrong one.
 */
export async function checkAddresses(root = path.join(realDataFolder, 'influencers')): Promise<Report> {
  const misses: object[] = [];
  const tallies: Tally[] = [];
  for await (const { name, texts } of proseFiles(root)) tallies.push(tallyOf(name, texts, misses));
  const sum = (key: keyof Omit<Tally, 'file'>) => tallies.reduce((all, tally) => all + tally[key], 0);
  const rows = tallies.filter(({ addresses, found }) => addresses + found > 0);
  const all: Tally = {
    file: 'all',
    addresses: sum('addresses'),
    found: sum('found'),
    right: sum('right'),
    clear: sum('clear'),
    clearFound: sum('clearFound'),
    plain: sum('plain'),
    plainRight: sum('plainRight'),
  };
  return {
    results: [...rows, ...misses],
    targets: [
      atLeast(
        `addresses right without line breaks, % of n = ${all.found}`,
        percent(all.right, all.found),
        99,
      ),
      atLeast(`clear addresses found, % of n = ${all.clear}`, percent(all.clearFound, all.clear), 98),
    ],
    table: [
      '| file | addresses | found without line breaks | right | % | found of clear ones |',
      '|---|---:|---:|---:|---:|---:|',
      ...[...rows, all].map(
        row =>
          `| ${row.file} | ${row.addresses} | ${row.found} | ${row.right} | ${percent(row.right, row.found)} | ${row.clearFound} of ${row.clear} |`,
      ),
      `| all, by a common pattern (baseline) | | ${all.plain} | ${all.plainRight} | ${percent(all.plainRight, all.plain)} | |`,
    ],
  };
}
