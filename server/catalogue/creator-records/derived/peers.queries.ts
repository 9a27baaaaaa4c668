import { sql } from 'kysely';
import { figureRules, followerBrackets } from '../../../../contract/catalogue/figure-rules.ts';
import { noteChanges } from '../../../core/db/creator-changes/note-changes.ts';
import type { Db } from '../../../core/db/database.ts';
import { givenRows } from '../stored/bulk-rows.queries.ts';
import type { RatedCreator, PeerRankColumns } from '../../figures/search-columns.ts';

/** Only one process computes brackets at a time. The lock does not block readers. */
export async function lockPeers(db: Db): Promise<void> {
  await sql`lock table peer_brackets in share row exclusive mode`.execute(db);
}

const steps = Array.from({ length: 101 }, (_, step) => step / 100);

/** Besides the interaction rate, percentiles are kept for these figures. */
const compared = [
  'average_plays',
  'plays_to_followers_bp',
  'posts_per_week_centi',
  'growth_bp',
  'likes_to_plays_bp',
  'comments_to_likes_bp',
] as const;
const comparedColumns = compared.map(name => sql.ref(name));

/** Too few peers give no curve. */
const curveOf = (name: (typeof compared)[number]) => sql`
  case when count(${sql.ref(name)}) >= ${sql.lit(figureRules.levelPeers)}
    then percentile_disc(${steps}::float8[]) within group (order by ${sql.ref(name)}) else '{}' end as ${sql.ref(name)}`;

/**
 * Computes the brackets: how the figures of the analysed creators are distributed, by platform and follower bracket.
 */
export async function replacePeerBrackets(db: Db, computedAt: Date): Promise<void> {
  await sql`
    insert into peer_brackets (
      platform, bracket, creators, interaction_bp, ${sql.join(comparedColumns)},
      median_plays_to_followers_bp, median_average_plays, computed_at)
    select platform, bracket, creators, interaction_bp, ${sql.join(comparedColumns)},
      median_plays_to_followers_bp, median_average_plays, ${computedAt}
    from (
      select platform, width_bucket(followers, ${[...followerBrackets]}::bigint[]) as bracket, count(*) as creators,
        percentile_disc(${steps}::float8[]) within group (order by interaction_bp) as interaction_bp,
        ${sql.join(compared.map(curveOf))},
        percentile_disc(0.5) within group (order by plays_to_followers_bp) as median_plays_to_followers_bp,
        percentile_disc(0.5) within group (order by average_plays) as median_average_plays
      from creators
      where followers is not null and interaction_bp is not null
      group by 1, 2) as brackets
    on conflict (platform, bracket) do update set
      creators = excluded.creators, interaction_bp = excluded.interaction_bp,
      ${sql.join(compared.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))},
      median_plays_to_followers_bp = excluded.median_plays_to_followers_bp,
      median_average_plays = excluded.median_average_plays, computed_at = excluded.computed_at`.execute(db);
  await db.deleteFrom('peer_brackets').where('computed_at', '<', computedAt).execute();
}

export function readPeerBrackets(db: Db) {
  return db
    .selectFrom('peer_brackets')
    .select(['platform', 'bracket', 'creators', 'interaction_bp'])
    .execute();
}

export function readBasePrices(db: Db) {
  return db.selectFrom('base_prices').selectAll().execute();
}

export type PeerRankRow = RatedCreator & PeerRankColumns & { id: number };

/** What is written of a creator, and whether search filters or sorts by anything of it. */
export type CorrectedRow = PeerRankRow & { isSearched: boolean };

/** Returns the next creators, in order of id, that have a figure to be rated by. */
export function readPeerRanks(db: Db, afterId: number, limit: number): Promise<PeerRankRow[]> {
  return db
    .selectFrom('creators')
    .select(['id', 'platform', 'followers', 'region', 'category', 'interaction_bp', 'average_plays'])
    .select(['level', 'percentile'])
    .select(['price_low_fen', 'price_fen', 'price_high_fen'])
    .where('id', '>', afterId)
    .where('analysis', '=', 'analysed')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Locks the figures of these creators, except those that another worker has locked: that worker uses the new brackets
 * anyway.
 */
export async function claimFigures(db: Db, creatorIds: readonly number[], since: Date): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    insert into figures_due (creator_id, since)
    select creator_id, ${since} from unnest(${creatorIds}::bigint[]) as given (creator_id) order by creator_id
    on conflict (creator_id) do nothing returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

const correctedTypes = {
  id: 'bigint',
  followers: 'bigint',
  interaction_bp: 'integer',
  average_plays: 'bigint',
  level: 'smallint',
  percentile: 'smallint',
  price_low_fen: 'bigint',
  price_fen: 'bigint',
  price_high_fen: 'bigint',
  isSearched: 'boolean',
};

/** Skips creators whose figures have changed since they were read. */
export async function updatePeerRanks(db: Db, rows: readonly CorrectedRow[]): Promise<number> {
  if (!rows.length) return 0;
  const written = await sql<{ id: number; isSearched: boolean }>`
    update creators set
      level = given.level, percentile = given.percentile, price_low_fen = given.price_low_fen,
      price_fen = given.price_fen, price_high_fen = given.price_high_fen
    from ${givenRows(rows, correctedTypes)}
    where creators.id = given.id
      and creators.followers is not distinct from given.followers
      and creators.interaction_bp is not distinct from given.interaction_bp
      and creators.average_plays is not distinct from given.average_plays
    returning creators.id, given."isSearched"`.execute(db);
  // Percentiles of nearly all creators move every night, and nobody searches by them.
  await noteChanges(
    db,
    written.rows.flatMap(row => (row.isSearched ? row.id : [])),
  );
  return written.rows.length;
}
