import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import {
  brandConditions,
  filterConditions,
  type Condition,
  type Filtered,
} from './filter-conditions.queries.ts';
import {
  entriesOf,
  handlePattern,
  isInHandles,
  textCondition,
  type Word,
} from '../../search-input/keyword.ts';
import { termOf, type PlannedWord } from '../keywords/keyword-plan.ts';

/** The conditions of a search, without order and page. */
export interface Criteria extends Filtered {
  platform: Platform;
  words: readonly PlannedWord[];
  /** If there are any, all words of one of them must match. */
  alternatives: readonly (readonly PlannedWord[])[];
  /** For each of these, not all words may match. */
  excluded: readonly (readonly Word[])[];
  /** As terms, like the two after it. */
  tags: readonly string[];
  anyTags: readonly string[];
  noTags: readonly string[];
  /** The keyword in the form of a handle. */
  handle: string;
}

const terms = sql`string_to_array(search_text, ' ')`;

function textHolds(platform: Platform, word: Word): Condition {
  const condition = textCondition(platform, word);
  if ('regex' in condition) return sql`search_text ~ ${condition.regex}`;
  return condition.like.length === 1
    ? sql`search_text like ${condition.like[0]}`
    : sql`search_text like any(${condition.like}::text[])`;
}

/** Uses no LIKE, because tags may contain its wildcards. */
const hasTerm = (term: string) => sql`strpos(search_text, ${` ${term} `}) > 0`;

const handleHolds = (word: Word) => sql`lower(handle) like ${handlePattern(word)}`;

const isOneOf = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` or `)})`;
const areAll = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` and `)})`;

const waysOf = (platform: Platform, word: Word): Condition[] => [
  textHolds(platform, word),
  ...(isInHandles(word) ? [handleHolds(word)] : []),
];

const isOwn = (own: readonly number[]): Condition[] => (own.length ? [sql`id = any(${own}::bigint[])`] : []);

/** Asks the row itself, which no index helps with. */
function hasWord(platform: Platform, { word, similar, own }: PlannedWord): Condition {
  return isOneOf([
    ...waysOf(platform, word),
    ...isOwn(own),
    ...similar.entries.map(entry => hasTerm(termOf(entry))),
    ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
  ]);
}

const lacksWords = (platform: Platform, words: readonly Word[]): Condition =>
  sql`not ${areAll(words.map(word => isOneOf(waysOf(platform, word))))}`;

/** Creators with any of the terms. */
const bearsAny = (asked: readonly string[]): Condition => sql`${terms} && ${asked}::text[]`;

/**
 * The same condition for the indexes; it matches more than `hasWord` for a run of several pairs. The most expensive
 * part comes last, because rows found through handles are checked again from the left.
 */
const mayHaveWord = ({ word, similar, own }: PlannedWord, asked: readonly string[]): Condition =>
  isOneOf([
    ...isOwn(own),
    ...(isInHandles(word) ? [handleHolds(word)] : []),
    ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
    bearsAny(asked),
  ]);

/** Rows are asked themselves only where an index finds too many (a run of several pairs) or cannot answer. */
function bearsWord(platform: Platform, planned: PlannedWord): Condition {
  if (planned.terms === null) return hasWord(platform, planned);
  const found = mayHaveWord(planned, planned.terms);
  return entriesOf(planned.word).length > 1 ? sql`${found} and ${hasWord(platform, planned)}` : found;
}

/** What the indexes of words, tags and brands answer. */
function textConditions({ platform, filter, words, alternatives, tags, anyTags }: Criteria): Condition[] {
  const bears = (planned: PlannedWord) => bearsWord(platform, planned);
  return [
    ...words.map(bears),
    ...(alternatives.length ? [isOneOf(alternatives.map(each => areAll(each.map(bears))))] : []),
    ...(tags.length ? [sql`${terms} @> ${tags}::text[]`] : []),
    ...(anyTags.length ? [bearsAny(anyTags)] : []),
    ...brandConditions(filter),
  ];
}

/** Whether words, tags or brands are searched for. */
export const asksForTexts = (criteria: Criteria): boolean => textConditions(criteria).length > 0;

/** Added to the catalogue after a moment. */
export const cameAfter = (since: Date): Condition => sql`added_at > ${since}`;

/** All conditions of a search, and additional ones of the caller. */
export function conditionOf(criteria: Criteria, also: readonly Condition[] = []): Condition {
  const { platform, excluded, noTags } = criteria;
  const conditions = [
    sql`platform = ${platform}`,
    ...filterConditions(criteria),
    ...textConditions(criteria),
    ...noTags.map(term => sql`not (${hasTerm(term)})`),
    ...excluded.map(words => lacksWords(platform, words)),
    ...also,
  ];
  return sql.join(conditions, sql` and `);
}
