import { sql, type Selectable } from 'kysely';
import type { SourceCode, SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import type { AdTables } from '../../core/db/schema/ads-tables.ts';

export type Library = Selectable<AdTables['ad_libraries']>;

export const readLibrary = (db: Db, source: SourceCode): Promise<Library> =>
  db.selectFrom('ad_libraries').selectAll().where('source', '=', source).executeTakeFirstOrThrow();

/** @returns the library if no other worker holds it and it need not wait; the caller holds it until then */
export async function claimLibrary(
  db: Db,
  source: SourceCode,
  { now, until }: { now: Date; until: Date },
): Promise<Library | undefined> {
  return db
    .updateTable('ad_libraries')
    .set({ leased_until: until })
    .where('source', '=', source)
    .where(eb => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .where(eb => eb.or([eb('free_at', 'is', null), eb('free_at', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Ends the caller's claim. */
export async function releaseLibrary(
  db: Db,
  source: SourceCode,
  rest: { free_at: Date | null; fault: SourceFaultKind | null },
): Promise<void> {
  await db
    .updateTable('ad_libraries')
    .set({ ...rest, leased_until: null })
    .where('source', '=', source)
    .execute();
}

export async function noteFetched(db: Db, source: SourceCode, at: Date, until: Date): Promise<void> {
  await db
    .updateTable('ad_libraries')
    .set({ fetched_at: at, has_news: true, leased_until: until })
    .where('source', '=', source)
    .execute();
}

export async function noteRanked(db: Db, source: SourceCode, at: Date): Promise<void> {
  await db
    .updateTable('ad_libraries')
    .set({ ranked_at: at, has_news: false })
    .where('source', '=', source)
    .execute();
}

export async function noteDay(db: Db, source: SourceCode, day: string): Promise<void> {
  await db.updateTable('ad_libraries').set({ day }).where('source', '=', source).execute();
}

/** Makes a library due again, although the day's searches have ended; a library with a fault keeps waiting. */
export async function wakeLibrary(db: Db, source: SourceCode): Promise<void> {
  await db
    .updateTable('ad_libraries')
    .set({ free_at: null })
    .where('source', '=', source)
    .where('fault', 'is', null)
    .where('free_at', 'is not', null)
    .execute();
}

/** Stores which advertiser somebody searched for; the same name again only updates the time. */
export async function noteWords(db: Db, words: string, at: Date): Promise<void> {
  await db
    .insertInto('ad_words')
    .values({ words, asked_at: at })
    .onConflict(conflict =>
      conflict.column('words').doUpdateSet({ asked_at: sql`greatest(ad_words.asked_at, excluded.asked_at)` }),
    )
    .execute();
}

/** The newest first. */
export async function newestWords(db: Db, since: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ad_words')
    .select('words')
    .where('asked_at', '>=', since)
    .orderBy('asked_at', 'desc')
    .orderBy('words')
    .limit(max)
    .execute();
  return rows.map(row => row.words);
}

export async function deleteWordsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ad_words').where('asked_at', '<', before).execute();
}
