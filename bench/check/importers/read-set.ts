import { observeRecord } from '../../../server/catalogue/observations/observe-record.ts';
import { undated } from '../../../server/catalogue/observations/undated.ts';
import { openCatalogueFile } from '../../../server/outside/connectors/files/open-catalogue-file.ts';
import type { ReadOptions } from '../../../server/outside/connectors/files/recognise-mapping.ts';
import type { CatalogueRecord } from '../../../contract/core/sources/source-records.ts';

/** What was read of a set, by line. */
export interface ReadSet {
  mapping: string;
  encoding: string;
  rows: number;
  /** Records by the place of their row among the rows. */
  read: Map<number, CatalogueRecord[]>;
  reasons: string[];
}

export async function readSet(file: string, options: ReadOptions = {}): Promise<ReadSet> {
  const opened = await openCatalogueFile(file, options);
  const set: ReadSet = {
    mapping: opened.mapping,
    encoding: opened.encoding,
    rows: 0,
    read: new Map(),
    reasons: [],
  };
  for await (const item of opened.items()) {
    if ('records' in item) set.read.set(set.rows, item.records);
    else set.reasons.push(`${item.column}: ${item.refusal}`);
    set.rows++;
  }
  return set;
}

export interface Score {
  right: number;
  of: number;
}

/** Texts that a variation changes itself. */
const texts = new Set(['bio', 'caption', 'name', 'hashtags', 'mentions']);
/** Fields that follow from others, and differ where the handle is only a stand-in. */
const derived = new Set(['type', 'homepageUrl', 'regionBasis', 'url', 'creator']);

/** How many of the fields that were read before were read alike. */
export function compareFields(
  before: ReadSet,
  after: ReadSet,
  { withTexts = true, withTimes = true } = {},
): Score {
  const score: Score = { right: 0, of: 0 };
  for (const [row, records] of before.read) {
    const found = after.read.get(row) ?? [];
    for (const record of records) {
      if (!withTimes && record.type === 'post') continue;
      const other = found.find(each => each.type === record.type && each.platform === record.platform);
      for (const [field, value] of Object.entries(record)) {
        if (
          JSON.stringify(value) === '[]' ||
          derived.has(field) ||
          (!withTexts && texts.has(field)) ||
          (!withTimes && field.endsWith('At'))
        )
          continue;
        score.of++;
        if (JSON.stringify((other as Record<string, unknown> | undefined)?.[field]) === JSON.stringify(value))
          score.right++;
      }
    }
  }
  return score;
}

/** The e-mail addresses of each row, as the catalogue takes them out of its texts. */
function addressesOf(set: ReadSet): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const [row, records] of set.read) {
    const addresses = records.flatMap(record =>
      observeRecord(record, { source: 'check', via: null, now: undated }).addresses.map(
        ({ address }) => address,
      ),
    );
    if (addresses.length) found.set(row, new Set(addresses));
  }
  return found;
}

/** How many of the addresses found later are among those found before. */
export function compareAddresses(before: ReadSet, after: ReadSet): Score {
  const [known, found] = [addressesOf(before), addressesOf(after)];
  const score: Score = { right: 0, of: 0 };
  for (const [row, addresses] of found)
    for (const address of addresses) {
      score.of++;
      if (known.get(row)?.has(address)) score.right++;
    }
  return score;
}
