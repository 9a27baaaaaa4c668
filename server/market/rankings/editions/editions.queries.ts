import { sql, type Insertable } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import { rankingLimits } from '../../../../contract/market/ranking-kinds.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { TagFacts } from '../../../core/db/schema/rankings-tables.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';

/**
 * Commits on this connection no longer wait for the disk. They keep their order, so that after a power cut an edition
 * is either complete or unpublished.
 */
export async function commitWithoutWaiting(db: Db): Promise<void> {
  await sql`set synchronous_commit = off`.execute(db);
}

/** Returns the published edition. */
export const readNewest = (db: Db) =>
  db
    .selectFrom('ranking_editions')
    .selectAll()
    .where('made_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the newest edition of an earlier day. */
export async function readEarlierEdition(db: Db, day: string): Promise<number | null> {
  const row = await db
    .selectFrom('ranking_editions')
    .select('id')
    .where('made_at', 'is not', null)
    .where('day', '<', day)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasPosts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from posts) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function insertEdition(
  db: Db,
  edition: { day: string; as_of: Date; held_back: SourceCode[] },
): Promise<number> {
  const { id } = await db
    .insertInto('ranking_editions')
    .values(edition)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Publishes an edition: from now on it is shown. */
export async function publishEdition(
  db: Db,
  id: number,
  made: { made_at: Date; took_ms: number },
): Promise<void> {
  await db.updateTable('ranking_editions').set(made).where('id', '=', id).execute();
}

/**
 * Deletes incomplete editions that were given up, editions replaced on the same day, and those older than the history.
 * Keeps the newest one whatever its age, and the one before it, which may be in use.
 */
export async function dropOldEditions(db: Db, today: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, day, made_at, row_number() over (order by made_at is null, id desc) as age,
        row_number() over (partition by day order by made_at is null, id desc) as age_of_day
      from ranking_editions) as each
    where made_at is null or age > 2 and (age_of_day > 1 or day <= ${today}::date - ${rankingLimits.history}::int)`.execute(
    db,
  );
  const ids = rows.map(row => row.id);
  for (const table of ['rankings', 'ranking_tags'] as const) {
    await db
      .deleteFrom(table)
      .where('edition_id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute();
  }
  await db
    .deleteFrom('ranking_editions')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Tag pages use only the newest editions. */
export async function dropOldTagFacts(db: Db): Promise<void> {
  await sql`
    delete from ranking_tags where edition_id < (
      select min(id) from (select id from ranking_editions where made_at is not null order by id desc limit 2) as newest)`.execute(
    db,
  );
}

export type NewRanking = Insertable<Schema['rankings']>;

const rowsAtOnce = 100;

/** Uses several short statements. */
export async function insertRankings(db: Db, rankings: readonly NewRanking[]): Promise<void> {
  for (let from = 0; from < rankings.length; from += rowsAtOnce) {
    await db
      .insertInto('rankings')
      .values(rankings.slice(from, from + rowsAtOnce))
      .execute();
  }
}

/** Returns when items of a region were first seen in the rankings of an edition, by category and item. */
export async function readFirstSeen(
  db: Db,
  { editionId, kind, platform, days, region }: RegionOfEdition,
): Promise<Map<string, Map<string, string>>> {
  if (editionId === null) return new Map();
  const rows = await db
    .selectFrom('rankings')
    .select(['category', 'places', 'details'])
    .where('edition_id', '=', editionId)
    .where('kind', '=', kind)
    .where('platform', '=', platform)
    .where('days', '=', days)
    .where('region', '=', region)
    .execute();
  return new Map(
    rows.map(({ category, places, details }) => [
      category,
      new Map(places.flatMap(([item], at) => (details[at] ? [[item, details[at][0]]] : []))),
    ]),
  );
}

interface RegionOfEdition extends Pick<NewRanking, 'kind' | 'platform' | 'days' | 'region'> {
  editionId: number | null;
}

export async function insertTagFacts(
  db: Db,
  editionId: number,
  platform: Platform,
  pages: readonly { tag: string; facts: TagFacts }[],
): Promise<void> {
  if (!pages.length) return;
  const rows = pages.map(({ tag, facts }) => ({
    edition_id: editionId,
    platform,
    tag,
    facts: JSON.stringify(facts),
  }));
  await db.insertInto('ranking_tags').values(rows).execute();
}
