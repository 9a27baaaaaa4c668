import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { IdPair } from '../../../core/db/move-references.ts';

/** Notes creators that are others, in the transaction that found it out. */
export async function noteMerges(db: Db, pairs: readonly IdPair[], at: Date): Promise<void> {
  if (!pairs.length) return;
  await db
    .insertInto('creator_merges')
    .values(pairs.map(({ from, into }) => ({ from_id: from, into_id: into, noted_at: at })))
    .onConflict(conflict => conflict.column('from_id').doNothing())
    .execute();
}

/** Returns creators whose merge waits, the oldest first. */
export async function readWaiting(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('creator_merges')
    .select('from_id')
    .where('merged_at', 'is', null)
    .orderBy('noted_at')
    .orderBy('from_id')
    .limit(limit)
    .execute();
  return rows.map(row => row.from_id);
}

/** Forgets merges that wait but lead to nobody: these creators turned out to be no other. */
export async function dropMerges(db: Db, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await db
    .deleteFrom('creator_merges')
    .where('from_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('merged_at', 'is', null)
    .execute();
}

/** Keeps who stays, for old links. Merges that led to the creator who went lead to the one who stays. */
export async function endMerge(db: Db, { from, into }: IdPair, at: Date): Promise<void> {
  await db
    .updateTable('creator_merges')
    .set({ into_id: into, merged_at: at })
    .where('from_id', '=', from)
    .execute();
  await db.updateTable('creator_merges').set({ into_id: into }).where('into_id', '=', from).execute();
}

/**
 * Returns the creators that these turned out to be, also where the merge still waits; without those that never turned
 * out to be another. Of creators who turned out to be others in turn, the last that exists.
 */
export async function readStaying(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<IdPair>`
    with recursive way (origin, id, step) as (
      select from_id, into_id, 1 from creator_merges where from_id = any(${ids}::bigint[])
      union all
      select way.origin, m.into_id, way.step + 1 from way join creator_merges m on m.from_id = way.id
    ) cycle origin, id set is_round using walked
    select distinct on (way.origin) way.origin as "from", way.id as "into"
    from way join creators c on c.id = way.id
    where way.id <> way.origin and not way.is_round
    order by way.origin, way.step desc`.execute(db);
  return new Map(rows.map(({ from, into }) => [from, into]));
}

const postColumns = sql.raw(
  `platform_post_id, url, caption, hashtags, mentions, cover_url, duration_ms, published_at, plays, likes, comments,
   shares, platform_sponsored, caption_disclosed, brand, brands, observed_at, via`,
);

/** Tables by creator, whose rows cannot change their place: they are written again under the other. */
export async function copyCatalogueRows(db: Db, { from, into }: IdPair): Promise<void> {
  const both = sql`where creator_id = ${from}`;
  await sql`
    insert into posts as own (creator_id, ${postColumns}) select ${into}, ${postColumns} from posts ${both}
    on conflict (creator_id, platform_post_id) do update set
      plays = excluded.plays, likes = excluded.likes, comments = excluded.comments, shares = excluded.shares,
      observed_at = excluded.observed_at, via = excluded.via
    where own.observed_at < excluded.observed_at and own.via is not distinct from excluded.via`.execute(db);
  await sql`
    insert into creator_snapshots (creator_id, day, followers, likes, post_count, average_plays, via)
    select ${into}, day, followers, likes, post_count, average_plays, via from creator_snapshots ${both}
    on conflict (creator_id, day) do nothing`.execute(db);
  await sql`
    insert into contact_addresses (creator_id, address, source, found_at, via)
    select ${into}, address, source, found_at, via from contact_addresses ${both}
    on conflict (creator_id, address) do nothing`.execute(db);
  await sql`
    insert into post_comments (creator_id, platform_post_id, comments, observed_at)
    select ${into}, platform_post_id, comments, observed_at from post_comments ${both}
    on conflict (creator_id, platform_post_id) do nothing`.execute(db);
  await sql`
    insert into creator_audiences (creator_id, audience, source, observed_at)
    select ${into}, audience, source, observed_at from creator_audiences ${both}
    on conflict (creator_id) do nothing`.execute(db);
  await db.updateTable('watched_posts').set({ creator_id: into }).where('creator_id', '=', from).execute();
}
