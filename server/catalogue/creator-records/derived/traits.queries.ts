import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { givenRows } from '../stored/bulk-rows.queries.ts';
import type { CommonTraits } from '../../topics/traits.ts';

/** At most this many common traits are considered when a creator's traits are chosen. */
const commonest = 20_000;

/** A trait with fewer creators is not counted. It is rare, and all rare traits weigh the same. */
const fewest = 10;

/** With more creators than this, only a sample is counted. */
const countedWhole = 100_000;

/** Recounts how many creators have each trait, in the caller's transaction. */
export async function replaceTraitCounts(db: Db): Promise<void> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(creator_id), 0) as last from creator_traits`.execute(db);
  const every = Math.max(1, Math.floor((rows[0]?.last ?? 0) / countedWhole));
  await sql`delete from trait_counts`.execute(db);
  await sql`
    insert into trait_counts (trait, creators)
    select trait, count(*) * ${every}::int from creator_traits, unnest(traits) as trait
    where creator_id % ${every}::bigint = 0
    group by trait having count(*) * ${every}::int >= ${fewest}`.execute(db);
}

export async function readCommonTraits(db: Db): Promise<CommonTraits> {
  const rows = await db
    .selectFrom('trait_counts')
    .selectAll()
    .orderBy('creators', 'desc')
    .limit(commonest)
    .execute();
  return new Map(rows.map(row => [row.trait, row.creators]));
}

/** Returns how many creators have each of these traits. Rare traits are missing from the result. */
export async function countTraits(db: Db, traits: readonly string[]): Promise<Map<string, number>> {
  if (!traits.length) return new Map();
  const rows = await db
    .selectFrom('trait_counts')
    .selectAll()
    .where('trait', '=', sql<string>`any(${traits}::text[])`)
    .execute();
  return new Map(rows.map(row => [row.trait, row.creators]));
}

const traitTypes = { creator_id: 'bigint', traits: 'text[]' };

export async function upsertTraits(
  db: Db,
  rows: readonly { creator_id: number; traits: readonly string[] }[],
): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creator_traits as t (creator_id, traits)
    select creator_id, traits from ${givenRows(rows, traitTypes)}
    on conflict (creator_id) do update set traits = excluded.traits where t.traits <> excluded.traits`.execute(
    db,
  );
}
