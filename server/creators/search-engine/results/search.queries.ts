import { sql } from 'kysely';
import type { Sort } from '../../../../contract/creators/search/search-filter.ts';
import type { Db } from '../../../core/db/database.ts';
import { asksForTexts, conditionOf, type Criteria } from '../conditions/conditions.queries.ts';
import type { Condition } from '../conditions/filter-conditions.queries.ts';
import { rankOf } from './rank.queries.ts';

/** What the results are ordered by, the greater first: a time as a number, so that all of them can be compared. */
const keyOf: Record<Sort, Condition> = {
  relevance: sql`followers`,
  followers: sql`followers`,
  avg_plays: sql`average_plays`,
  avg_intrate: sql`interaction_bp`,
  follower_plays: sql`plays_to_followers_bp`,
  growth: sql`growth_bp`,
  price: sql`price_fen`,
  newest_post: sql`extract(epoch from last_post_at)::float8`,
};

export interface Page {
  offset: number;
  limit: number;
}

/** A creator that a search found, with what it is ordered by: rank, then key, the greater first, then id. */
export interface Hit {
  id: number;
  rank: number;
  key: number | null;
}

/**
 * Reads one page. What words and tags find is materialized, because the planner takes rare terms for common ones and
 * would walk past most rows.
 */
export async function readPage(
  db: Db,
  criteria: Criteria,
  sort: Sort,
  page: Page,
  also: readonly Condition[] = [],
): Promise<Hit[]> {
  const rank = sort === 'relevance' ? rankOf(criteria) : sql`0`;
  const { rows } = await sql<Hit>`
    with hits as ${sql.raw(asksForTexts(criteria) ? 'materialized' : 'not materialized')} (
      select id, ${keyOf[sort]} as key, ${rank} as rank from creators where ${conditionOf(criteria, also)}
    )
    select id, key, rank from hits order by rank, key desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** Counts the matches. */
export async function countMatches(
  db: Db,
  criteria: Criteria,
  also: readonly Condition[] = [],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from creators where ${conditionOf(criteria, also)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Counts the matches; stops at `max`. */
export async function countUpTo(
  db: Db,
  criteria: Criteria,
  max: number,
  also: readonly Condition[] = [],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from creators where ${conditionOf(criteria, also)} limit ${max}) as found`.execute(db);
  return rows[0]?.total ?? 0;
}
