import { sql } from 'kysely';
import type { Sort } from '../../../../contract/creators/search/search-filter.ts';
import type { Db } from '../../../core/db/database.ts';
import {
  byIndexes,
  byStatistics,
  conditionOf,
  type Criteria,
  type Leading,
} from '../conditions/conditions.queries.ts';
import type { Condition } from '../conditions/filter-conditions.queries.ts';
import { rankOf } from './rank.queries.ts';

const sortColumn: Record<Exclude<Sort, 'relevance'>, Condition> = {
  followers: sql`followers`,
  avg_plays: sql`average_plays`,
  avg_intrate: sql`interaction_bp`,
  follower_plays: sql`plays_to_followers_bp`,
  growth: sql`growth_bp`,
  price: sql`price_fen`,
  newest_post: sql`last_post_at`,
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

/** A time as a number, so that keys of every sort can be compared. */
const keyOf = (sort: Exclude<Sort, 'relevance'>): Condition =>
  sort === 'newest_post' ? sql`extract(epoch from last_post_at)::float8` : sortColumn[sort];

/** Reads one page by walking down the sort order; the covering indexes limit the work to the passed rows. */
export async function walkPage(
  db: Db,
  criteria: Criteria,
  sort: Exclude<Sort, 'relevance'>,
  page: Page,
  { rank = 0, also = [] }: { rank?: number; also?: Condition[] } = {},
): Promise<Hit[]> {
  const { rows } = await sql<{ id: number; key: number | null }>`
    select id, ${keyOf(sort)} as key from creators where ${conditionOf(criteria, also)}
    order by ${sortColumn[sort]} desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(row => ({ ...row, rank }));
}

export interface CountedPage {
  hits: Hit[];
  total: number;
}

/**
 * Returns one page of the creators that the indexes find, and their number. The index query is materialized, because
 * the planner takes rare terms for common ones and would walk past most rows.
 */
export async function indexPage(
  db: Db,
  criteria: Criteria,
  leading: Leading,
  sort: Sort,
  page: Page,
  also: Condition[] = [],
): Promise<CountedPage> {
  const byRelevance = sort === 'relevance';
  const key = keyOf(byRelevance ? 'followers' : sort);
  const rank = byRelevance ? rankOf(criteria) : sql`0`;
  const { rows } = await sql<Hit & { total: number }>`
    with hits as materialized (
      select id, ${key} as key, ${rank} as rank from creators
      where ${leading.condition} and ${conditionOf(criteria, also, leading.others)}
    )
    select id, key, rank, (select count(*) from hits)::int as total from hits
    order by rank, key desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  if (rows.length || page.offset === 0) {
    const hits = rows.map(({ id, key, rank }) => ({ id, key, rank }));
    return { hits, total: rows[0]?.total ?? 0 };
  }
  return {
    hits: [],
    total: (await indexPage(db, criteria, leading, sort, { offset: 0, limit: 1 }, also)).total,
  };
}

/** Counts the matches; stops at `most`. */
export async function countUpTo(
  db: Db,
  criteria: Criteria,
  max: number,
  also: Condition[] = [],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from creators where ${conditionOf(criteria, also, byIndexes)} limit ${max}) as found`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

interface Plan {
  Plan: { 'Plan Rows': number; 'Total Cost': number };
}

/** Returns how many rows the planner expects to match, and its cost estimate, in its own unit. */
export async function planMatches(db: Db, criteria: Criteria): Promise<{ rows: number; cost: number }> {
  const { rows } = await sql<{ 'QUERY PLAN': Plan[] }>`
    explain (format json) select 1 from creators where ${conditionOf(criteria, [], byStatistics)}`.execute(
    db,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return { rows: plan?.['Plan Rows'] ?? 0, cost: plan?.['Total Cost'] ?? 0 };
}

export const estimateMatches = async (db: Db, criteria: Criteria): Promise<number> =>
  (await planMatches(db, criteria)).rows;

/**
 * Ranks the first `candidates` by followers, better matches first: for words that are too common to rank all creators.
 */
export async function rankedWalkPage(
  db: Db,
  criteria: Criteria,
  candidates: number,
  page: Page,
  also: Condition[],
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with found as materialized (
      select id, handle, followers, search_text from creators where ${conditionOf(criteria, also)}
      order by followers desc nulls last, id
      limit ${candidates}
    )
    select id, followers as key, ${rankOf(criteria)} as rank from found
    order by rank, followers desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
