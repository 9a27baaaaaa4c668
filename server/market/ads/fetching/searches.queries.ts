import type { Selectable } from 'kysely';
import type { SourceCode, SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { AdTables } from '../../../core/db/schema/ads-tables.ts';
import type { DaySearch } from './day-searches.ts';

export type Search = Selectable<AdTables['ad_searches']>;
type Key = Pick<Search, 'source' | 'day' | 'place'>;

/** Inserts the searches of a day in their order. Unfinished searches of earlier days are given up. */
export async function putSearches(
  db: Db,
  source: SourceCode,
  day: string,
  searches: readonly DaySearch[],
): Promise<void> {
  await db.deleteFrom('ad_searches').where('source', '=', source).where('day', '<>', day).execute();
  await db
    .insertInto('ad_searches')
    .values(
      searches.map((search, place) => ({
        source,
        day,
        place,
        ...search,
        next: null,
        ended_at: null,
        fault: null,
      })),
    )
    .onConflict(conflict => conflict.columns(['source', 'day', 'place']).doNothing())
    .execute();
}

/** Returns the first search that has not ended. */
export const nextSearch = (db: Db, source: SourceCode, day: string): Promise<Search | undefined> =>
  db
    .selectFrom('ad_searches')
    .selectAll()
    .where('source', '=', source)
    .where('day', '=', day)
    .where('ended_at', 'is', null)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();

const ofKey = ({ source, day, place }: Key) => ({ source, day, place });

/** Notes that a page is stored. @param endedAt if it was the last */
export async function notePage(
  db: Db,
  search: Search,
  { next, found, endedAt }: { next: string | null; found: number; endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('ad_searches')
    .set(eb => ({
      next,
      pages: eb('pages', '+', 1),
      found: eb('found', '+', found),
      ended_at: endedAt,
    }))
    .where(eb => eb.and(ofKey(search)))
    .execute();
}

/** Restarts a search from its first page, if the token of its next page is no longer valid. */
export async function restartSearch(db: Db, search: Search): Promise<void> {
  await db
    .updateTable('ad_searches')
    .set(eb => ({ next: null, pages: 0, restarts: eb('restarts', '+', 1) }))
    .where(eb => eb.and(ofKey(search)))
    .execute();
}

export async function endSearch(db: Db, search: Search, at: Date, fault: SourceFaultKind): Promise<void> {
  await db
    .updateTable('ad_searches')
    .set({ ended_at: at, fault })
    .where(eb => eb.and(ofKey(search)))
    .execute();
}

/** Returns why a day brought nothing: the library accepted none of its searches; null if it accepted one. */
export async function faultOfDay(db: Db, source: SourceCode, day: string): Promise<SourceFaultKind | null> {
  const rows = await db
    .selectFrom('ad_searches')
    .select('fault')
    .distinct()
    .where('source', '=', source)
    .where('day', '=', day)
    .execute();
  return rows.some(({ fault }) => fault === null) ? null : (rows[0]?.fault ?? null);
}
