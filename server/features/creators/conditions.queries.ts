import { sql, type RawBuilder } from 'kysely';
import type { SearchFilter } from '../../../contract/creators.ts';
import type { Platform } from '../../../contract/platform.ts';
import { entriesOf, handlePattern, isInHandles, textCondition, type Word } from './keyword.ts';
import { termOf, type PlannedWord } from './keyword-plan.ts';
import type { PlannedTag } from './tag-plan.ts';

/** Which creators a team's own knowledge leaves in a search: those of a list, without those on its blacklist. */
export interface Among {
  /** Null: all. */
  only: number[] | null;
  except: number[];
}

export const everyCreator: Among = { only: null, except: [] };

/** What a search asks of the table, besides order and page. */
export interface Criteria {
  platform: Platform;
  filter: SearchFilter;
  among: Among;
  /** The earliest time of the newest post. */
  postedSince: Date | null;
  words: readonly PlannedWord[];
  tags: readonly PlannedTag[];
  /** The keyword as a handle would be written. */
  handle: string;
}

export type Condition = RawBuilder<unknown>;

const terms = sql`string_to_array(search_text, ' ')`;

function textHolds(platform: Platform, word: Word): Condition {
  const condition = textCondition(platform, word);
  if ('regex' in condition) return sql`search_text ~ ${condition.regex}`;
  return condition.like.length === 1
    ? sql`search_text like ${condition.like[0]}`
    : sql`search_text like any(${condition.like}::text[])`;
}

/** Tags may hold the wildcards of LIKE. */
const hasTerm = (term: string) => sql`strpos(search_text, ${` ${term} `}) > 0`;

const handleHolds = (word: Word) => sql`lower(handle) like ${handlePattern(word)}`;

/** Read row by row: cheap for rows that a walk visits anyway. */
function hasWord(platform: Platform, { word, similar }: PlannedWord): Condition {
  return sql.join(
    [
      textHolds(platform, word),
      ...(isInHandles(word) ? [handleHolds(word)] : []),
      ...similar.entries.map(entry => hasTerm(termOf(entry))),
      ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
    ],
    sql` or `,
  );
}

/**
 * The same asked of the indexes; wider than `hasWord` for a run of several pairs. The dearest condition
 * stands last, because rows found through handles are checked once more from the left.
 */
function mayHaveWord({ word, terms: asked, similar }: PlannedWord): Condition {
  const ways = [
    ...(isInHandles(word) ? [handleHolds(word)] : []),
    ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
    bearsTerms(asked ?? []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
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

function amongConditions({ only, except }: Among): Condition[] {
  return [
    ...(only ? [sql`id = any(${only}::bigint[])`] : []),
    ...(except.length ? [sql`id <> all(${except}::bigint[])`] : []),
  ];
}

/** Percent and ratio arrive as people write them; the columns hold hundredths of a percent and 1/10,000. */
const asPercent = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 100));
const asRatio = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 10_000));

function filterConditions({ filter, among, postedSince }: Criteria): Condition[] {
  const text = sql`text[]`;
  return [
    ...amongConditions(among),
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
  platform: (platform: Platform) => Condition;
  word: (platform: Platform, planned: PlannedWord) => Condition;
  tags: (tags: readonly PlannedTag[]) => Condition[];
}

/** As read row by row, for rows that a walk or an index visits anyway. */
const byRows: Asked = {
  platform: platform => sql`platform = ${platform}`,
  word: (platform, planned) => sql`(${hasWord(platform, planned)})`,
  tags: tags => tags.map(({ term }) => hasTerm(term)),
};

/** Creators that bear all of the tags. */
const bearsTags = (tags: readonly PlannedTag[]): Condition =>
  sql`${terms} @> ${tags.map(({ term }) => term)}::text[]`;

/** Creators that bear any of the terms. */
const bearsTerms = (asked: string[]): Condition => sql`${terms} && ${asked}::text[]`;

/**
 * As asked of the indexes, for counting, where no sort order is walked; row by row only what they find
 * too much of (a run of several pairs) or cannot be asked.
 */
export const byIndexes: Asked = {
  platform: byRows.platform,
  word(platform, planned) {
    if (planned.terms === null) return byRows.word(platform, planned);
    const found = mayHaveWord(planned);
    return entriesOf(planned.word).length > 1 ? sql`${found} and ${byRows.word(platform, planned)}` : found;
  },
  tags: tags => (tags.length ? [bearsTags(tags)] : []),
};

/** A condition that the indexes answer, and how the other conditions are asked of the rows they find. */
export interface Leading {
  condition: Condition;
  others: Asked;
}

/**
 * Terms hold the platform in themselves: it is hidden from the planner, which would gather all rows of it
 * in a second bitmap that costs more than it spares.
 */
const ofTerms: Asked = { ...byRows, platform: platform => sql`platform::text = ${platform}` };

export const leadByTerms = (asked: string[]): Leading => ({ condition: bearsTerms(asked), others: ofTerms });

export const leadByTags = (tags: readonly PlannedTag[]): Leading => ({
  condition: bearsTags(tags),
  others: ofTerms,
});

export const leadByWord = (planned: PlannedWord): Leading => ({
  condition: mayHaveWord(planned),
  others: isInHandles(planned.word) ? byRows : ofTerms,
});

/** Words and tags that are common each, but rare together: the planner joins what their indexes find. */
export const leadByAll = ({ platform, words, tags }: Criteria): Leading => ({
  condition: sql.join(
    [...words.map(planned => byIndexes.word(platform, planned)), ...byIndexes.tags(tags)],
    sql` and `,
  ),
  others: byRows,
});

/** Few creators named by a team: their keys lead to them. */
export const leadByIds = (only: number[]): Leading => ({
  condition: sql`id = any(${only}::bigint[])`,
  others: byRows,
});

/** Handles are indexed for each platform apart. */
export const leadByHandle = (condition: Condition): Leading => ({ condition, others: byRows });

/** All conditions of a search, and those of a caller's own. */
export function where(criteria: Criteria, also: Condition[] = [], asked: Asked = byRows): Condition {
  const conditions = [
    asked.platform(criteria.platform),
    ...filterConditions(criteria),
    ...criteria.words.map(planned => asked.word(criteria.platform, planned)),
    ...asked.tags(criteria.tags),
    ...also,
  ];
  return sql.join(conditions, sql` and `);
}
