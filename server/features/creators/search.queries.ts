import { sql, type RawBuilder } from 'kysely';
import type { SearchFilter, Sort } from '../../../contract/creators.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { Db } from '../../db/database.ts';
import { entriesOf, handlePattern, isInHandles, textCondition, type Word } from './keyword.ts';
import { termOf, type PlannedWord } from './keyword-plan.ts';
import type { PlannedTag } from './tag-plan.ts';
import { rankOf } from './rank.queries.ts';

/** What a search asks of the table, besides order and page. */
export interface Criteria {
  platform: Platform;
  filter: SearchFilter;
  /** The earliest time of the newest post. */
  postedSince: Date | null;
  words: readonly PlannedWord[];
  tags: readonly PlannedTag[];
  /** The keyword as a handle would be written. */
  handle: string;
}

export type Condition = RawBuilder<unknown>;

const sortColumn: Record<Exclude<Sort, 'relevance'>, Condition> = {
  followers: sql`followers`,
  avg_plays: sql`average_plays`,
  avg_intrate: sql`interaction_bp`,
  follower_plays: sql`plays_to_followers_bp`,
  growth: sql`growth_bp`,
  price: sql`price_fen`,
  newest_post: sql`last_post_at`,
};

const terms = sql`string_to_array(search_text, ' ')`;

function textHolds(platform: Platform, word: Word): Condition {
  const condition = textCondition(platform, word);
  if ('regex' in condition) return sql`search_text ~ ${condition.regex}`;
  return condition.like.length === 1
    ? sql`search_text like ${condition.like[0]}`
    : sql`search_text like any(${condition.like}::text[])`;
}

const handleHolds = (word: Word) => sql`lower(handle) like ${handlePattern(word)}`;

/** Read row by row: cheap for rows that a walk visits anyway. */
function hasWord(platform: Platform, { word, similar }: PlannedWord): Condition {
  return sql.join(
    [
      textHolds(platform, word),
      ...(isInHandles(word) ? [handleHolds(word)] : []),
      ...similar.entries.map(entry => sql`search_text like ${`% ${termOf(entry)} %`}`),
      ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
    ],
    sql` or `,
  );
}

/**
 * The same asked of the indexes; wider than `hasWord` for a run of several pairs. The dearest condition
 * stands last, because the rows found are checked once more from the left.
 */
function mayHaveWord({ word, terms: asked, similar }: PlannedWord): Condition {
  return sql.join(
    [
      ...(isInHandles(word) ? [handleHolds(word)] : []),
      ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
      sql`${terms} && ${asked}::text[]`,
    ],
    sql` or `,
  );
}

function within(column: Condition, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}`]),
  ];
}

function anyOf(column: Condition, values: string[] | undefined, type: Condition): Condition[] {
  if (!values?.length) return [];
  return values.length === 1 ? [sql`${column} = ${values[0]}`] : [sql`${column} = any(${values}::${type})`];
}

/** Percent and ratio arrive as people write them; the columns hold hundredths of a percent and 1/10,000. */
const asPercent = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 100));
const asRatio = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 10_000));

function filterConditions({ filter, postedSince }: Criteria): Condition[] {
  const text = sql`text[]`;
  return [
    ...anyOf(sql`region`, filter.region, text),
    ...anyOf(sql`language`, filter.language, text),
    ...anyOf(sql`category`, filter.category, text),
    ...anyOf(sql`level`, filter.level, sql`smallint[]`),
    ...within(sql`followers`, filter.followerCount_start, filter.followerCount_end),
    ...within(sql`average_plays`, filter.avg_plays_start, filter.avg_plays_end),
    ...within(sql`interaction_bp`, asPercent(filter.avg_intrate_start), asPercent(filter.avg_intrate_end)),
    ...within(
      sql`plays_to_followers_bp`,
      asRatio(filter.follower_plays_start),
      asRatio(filter.follower_plays_end),
    ),
    ...(filter.verified === undefined ? [] : [filter.verified ? sql`verified` : sql`verified is not true`]),
    ...(filter.has_email === undefined ? [] : [filter.has_email ? sql`has_email` : sql`not has_email`]),
    ...(postedSince ? [sql`last_post_at >= ${postedSince}`] : []),
  ];
}

interface Asked {
  word: (platform: Platform, planned: PlannedWord) => Condition;
  tags: (tags: readonly PlannedTag[]) => Condition[];
}

/** As read row by row, for rows that a walk or an index visits anyway. */
const byRows: Asked = {
  word: (platform, planned) => sql`(${hasWord(platform, planned)})`,
  tags: tags => tags.map(({ term }) => sql`search_text like ${`% ${term} %`}`),
};

const bearsAll = (tags: readonly PlannedTag[]) => sql`${terms} @> ${tags.map(({ term }) => term)}::text[]`;

/**
 * As asked of the indexes, for counting, where no sort order is walked; row by row only what they find
 * too much of (a run of several pairs) or cannot be asked.
 */
const byIndexes: Asked = {
  word(platform, planned) {
    if (planned.terms === null) return byRows.word(platform, planned);
    const found = sql`(${mayHaveWord(planned)})`;
    return entriesOf(planned.word).length > 1 ? sql`${found} and ${byRows.word(platform, planned)}` : found;
  },
  tags: tags => (tags.length ? [bearsAll(tags)] : []),
};

function where(criteria: Criteria, also: Condition[] = [], asked: Asked = byRows): Condition {
  const conditions = [
    sql`platform = ${criteria.platform}`,
    ...filterConditions(criteria),
    ...criteria.words.map(planned => asked.word(criteria.platform, planned)),
    ...asked.tags(criteria.tags),
    ...also,
  ];
  return sql.join(conditions, sql` and `);
}

export interface Page {
  offset: number;
  limit: number;
}

/** One page down the sort order; the covering indexes keep it to the rows that it passes. */
export async function walkPage(
  db: Db,
  criteria: Criteria,
  sort: Exclude<Sort, 'relevance'>,
  page: Page,
  also: Condition[] = [],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from creators where ${where(criteria, also)}
    order by ${sortColumn[sort]} desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(row => row.id);
}

export interface CountedPage {
  ids: number[];
  total: number;
}

/**
 * One page of the creators that `leading` finds through the indexes, and how many there are. It is asked
 * first (materialized), because the planner takes rare terms for commoner ones and would walk past most rows.
 */
export async function indexPage(
  db: Db,
  criteria: Criteria,
  leading: Condition,
  sort: Sort,
  page: Page,
  also: Condition[] = [],
): Promise<CountedPage> {
  const byRelevance = sort === 'relevance';
  const key = byRelevance ? sortColumn.followers : sortColumn[sort];
  const rank = byRelevance ? rankOf(criteria) : sql`0`;
  const { rows } = await sql<{ id: number; total: number }>`
    with hits as materialized (
      select id, ${key} as key, ${rank} as rank from creators
      where (${leading}) and ${where(criteria, also)}
    )
    select id, (select count(*) from hits)::int as total from hits
    order by rank, key desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  if (rows.length || page.offset === 0) return { ids: rows.map(row => row.id), total: rows[0]?.total ?? 0 };
  return {
    ids: [],
    total: (await indexPage(db, criteria, leading, sort, { offset: 0, limit: 1 }, also)).total,
  };
}

/** What the indexes are asked for a word, or for tags. */
export const leadByWord = mayHaveWord;
export const leadByTags = bearsAll;

export const bearsTerms = (asked: string[]): Condition => sql`${terms} && ${asked}::text[]`;

/** How many match, counted no further than `most`. */
export async function countUpTo(
  db: Db,
  criteria: Criteria,
  most: number,
  also: Condition[] = [],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from creators where ${where(criteria, also, byIndexes)} limit ${most}) as found`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

interface Plan {
  Plan: { 'Plan Rows': number };
}

/** How many rows the planner expects to match. */
export async function estimateMatches(db: Db, criteria: Criteria): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': Plan[] }>`
    explain (format json) select 1 from creators where ${where(criteria, [], byIndexes)}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** The first `candidates` down by followers, the better matches first: for words too common to rank them all. */
export async function rankedWalkPage(
  db: Db,
  criteria: Criteria,
  candidates: number,
  page: Page,
  also: Condition[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select id, handle, followers, search_text from creators where ${where(criteria, also)}
      order by followers desc nulls last, id
      limit ${candidates}
    )
    select id from found
    order by ${rankOf(criteria)}, followers desc nulls last, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(row => row.id);
}
