import { sql } from 'kysely';
import { limits } from '../../../../contract/core/limits.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { givenRows } from '../stored/bulk-rows.queries.ts';
import { isFree } from '../stored/posts.queries.ts';
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

export interface TraitRow {
  creator_id: number;
  handle: string;
  tags: string[];
  posts: { caption: string; hashtags: string[]; mentions: string[] }[];
}

/** Reads what traits are computed from: the creators' tags, and their newest posts that may be used. */
export async function readTraitSubjects(
  db: Db,
  ids: readonly number[],
  heldBack: readonly SourceCode[],
): Promise<TraitRow[]> {
  const { rows } = await sql<TraitRow>`
    select creators.id as creator_id, handle, tags, coalesce(newest.posts, '[]') as posts
    from creators cross join lateral (
      select json_agg(json_build_object('caption', caption, 'hashtags', hashtags, 'mentions', mentions)) as posts
      from (select caption, hashtags, mentions from posts where posts.creator_id = creators.id and ${isFree(heldBack)}
        order by published_at desc, platform_post_id desc limit ${limits.hashtagPosts}) as newest) as newest
    where creators.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
