import type { Platform } from '../../../../contract/core/platform.ts';
import { inSnapshot } from '../../../core/db/creator-changes/snapshots.ts';
import type { Db } from '../../../core/db/database.ts';
import { countNewInColumns, findInColumns } from '../columns/find-in-columns.ts';
import type { PlatformSearch, SearchParams } from '../conditions/criteria.ts';
import type { SearchedWord } from '../keywords/keyword-plan.ts';
import { countNew, findCreators, type Finding, type Found } from './find-creators.ts';
import { mergedHits } from './merged-hits.ts';
import { TimeLimit } from './time-limit.queries.ts';

/** What a search found on its platforms, as one result. */
export interface FoundAcross {
  ids: number[];
  /** Null if counting took too long. */
  total: Found['total'];
  platforms: { platform: Platform; total: Found['total'] }[];
  /** The words of the keyword, as each platform searched for them. */
  words: SearchedWord[];
}

/** Null where a part is not known. */
const sumOf = (totals: readonly Found['total'][]): Found['total'] =>
  totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0);

/** Searches every platform, by columns or else in the database. */
export const findAcross = async (
  db: Db,
  searches: readonly PlatformSearch[],
  finding: Finding,
): Promise<FoundAcross> =>
  (await findInColumns(db, searches, finding)) ?? findInDatabase(db, searches, finding);

/**
 * Searches every platform by its own indexes and dictionary, in one snapshot, and merges what they find in the order of
 * the search. Each is read from its beginning, because the page may lie anywhere in it.
 */
async function findInDatabase(
  db: Db,
  searches: readonly PlatformSearch[],
  { page, ...asked }: Finding,
): Promise<FoundAcross> {
  const isOne = searches.length === 1;
  const far = isOne ? page : { offset: 0, limit: page.limit && page.offset + page.limit };
  const limit = new TimeLimit();
  const found = await inSnapshot(db, async db => {
    const each: Found[] = [];
    for (const search of searches) each.push(await findCreators(db, search, { ...asked, page: far }, limit));
    return each;
  });
  const hits = mergedHits(found.map(each => each.hits));
  return {
    ids: (isOne ? hits : hits.slice(page.offset)).map(({ id }) => id).slice(0, page.limit),
    total: sumOf(found.map(({ total }) => total)),
    platforms: found.map(({ total, criteria: { platform } }) => ({ platform, total })),
    words: found.flatMap(({ criteria }) => criteria.words),
  };
}

/** Counts what was added to the catalogue after a moment, on every platform; stops at `max`. */
export async function countNewAcross(
  db: Db,
  searches: readonly PlatformSearch[],
  asked: SearchParams,
  { since, max }: { since: Date; max: number },
): Promise<number> {
  const counted = await countNewInColumns(db, searches, asked, since);
  if (counted !== null) return Math.min(max, counted);
  const counts = await Promise.all(searches.map(each => countNew(db, each, asked, { since, max })));
  return Math.min(
    max,
    counts.reduce((sum, count) => sum + count, 0),
  );
}
