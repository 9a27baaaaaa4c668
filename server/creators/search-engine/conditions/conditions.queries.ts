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
import type { PlannedTag } from '../keywords/tag-plan.ts';

/** The conditions of a search, without order and page. */
export interface Criteria extends Filtered {
  platform: Platform;
  words: readonly PlannedWord[];
  /** If there are any, all words of one of them must match. */
  alternatives: readonly (readonly PlannedWord[])[];
  /** For each of these, not all words may match. */
  excluded: readonly (readonly Word[])[];
  tags: readonly PlannedTag[];
  anyTags: readonly PlannedTag[];
  /** As terms. */
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

/** Checks the row itself: cheap for rows that a walk visits anyway. */
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

/**
 * The same condition for the indexes; it matches more than `hasWord` for a run of several pairs. The most expensive
 * part comes last, because rows found through handles are checked again from the left.
 */
function mayHaveWord({ word, terms: asked, similar, own }: PlannedWord): Condition {
  return isOneOf([
    ...isOwn(own),
    ...(isInHandles(word) ? [handleHolds(word)] : []),
    ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
    bearsTerms(asked ?? []),
  ]);
}

interface Conditions {
  platform: (platform: Platform) => Condition;
  word: (platform: Platform, planned: PlannedWord) => Condition;
  tags: (tags: readonly PlannedTag[]) => Condition[];
  anyTag: (tags: readonly PlannedTag[]) => Condition;
  lacksTag: (term: string) => Condition;
}

/** Conditions on the row itself, for rows that a walk or an index visits anyway. */
const byRows: Conditions = {
  platform: platform => sql`platform = ${platform}`,
  word: hasWord,
  tags: tags => tags.map(({ term }) => hasTerm(term)),
  anyTag: tags => isOneOf(tags.map(({ term }) => hasTerm(term))),
  lacksTag: term => sql`not (${hasTerm(term)})`,
};

/** Creators with all of the tags. */
const bearsTags = (tags: readonly PlannedTag[]): Condition => sql`${terms} @> ${termsOf(tags)}::text[]`;

/** Creators with any of the terms. */
const bearsTerms = (asked: string[]): Condition => sql`${terms} && ${asked}::text[]`;

const termsOf = (tags: readonly PlannedTag[]) => tags.map(({ term }) => term);

/**
 * Conditions that indexes answer, for counting without a sort order. Rows are checked themselves only where an index
 * finds too many (a run of several pairs) or cannot answer.
 */
export const byIndexes: Conditions = {
  platform: byRows.platform,
  word(platform, planned) {
    if (planned.terms === null) return byRows.word(platform, planned);
    const found = mayHaveWord(planned);
    return entriesOf(planned.word).length > 1 ? sql`${found} and ${byRows.word(platform, planned)}` : found;
  },
  tags: tags => (tags.length ? [bearsTags(tags)] : []),
  anyTag: tags => bearsTerms(termsOf(tags)),
  lacksTag: byRows.lacksTag,
};

/** Conditions for the planner's estimate: it knows how common a term is, but nothing about texts. */
export const byStatistics: Conditions = { ...byIndexes, lacksTag: term => sql`not (${bearsTerms([term])})` };

/** A condition that the indexes answer, and the form of the other conditions for the rows that it finds. */
export interface Leading {
  condition: Condition;
  others: Conditions;
}

/**
 * Terms include the platform. The platform is hidden from the planner, because it would collect all rows of the
 * platform in a second bitmap, which costs more than it saves.
 */
const ofTerms: Conditions = { ...byRows, platform: platform => sql`platform::text = ${platform}` };

export const leadByTerms = (asked: string[]): Leading => ({ condition: bearsTerms(asked), others: ofTerms });

export const leadByAnyTag = (tags: readonly PlannedTag[]): Leading => leadByTerms(termsOf(tags));

export const leadByTags = (tags: readonly PlannedTag[]): Leading => ({
  condition: bearsTags(tags),
  others: ofTerms,
});

export const leadByWord = (planned: PlannedWord): Leading => ({
  condition: mayHaveWord(planned),
  others: isInHandles(planned.word) || planned.own.length ? byRows : ofTerms,
});

/** @param rarest one word of each alternative */
export const leadByAlternatives = (rarest: readonly PlannedWord[]): Leading => ({
  condition: isOneOf(rarest.map(mayHaveWord)),
  others: rarest.some(({ word, own }) => isInHandles(word) || own.length) ? byRows : ofTerms,
});

/** Conditions that an index can answer, besides keys. */
function indexed(
  { platform, filter, words, alternatives, tags, anyTags }: Criteria,
  asked: Conditions,
): Condition[] {
  return [
    ...words.map(planned => asked.word(platform, planned)),
    ...(alternatives.length
      ? [isOneOf(alternatives.map(each => areAll(each.map(planned => asked.word(platform, planned)))))]
      : []),
    ...asked.tags(tags),
    ...(anyTags.length ? [asked.anyTag(anyTags)] : []),
    ...brandConditions(filter),
  ];
}

/** Each condition is common, but few rows match them all: the planner combines several indexes. */
export const leadByAll = (criteria: Criteria): Leading => ({
  condition: sql.join(indexed(criteria, byIndexes), sql` and `),
  others: byRows,
});

/** A team names few creators: they are found by primary key. */
export const leadByIds = (only: number[]): Leading => ({
  condition: sql`id = any(${only}::bigint[])`,
  others: byRows,
});

/** Handles have a separate index for each platform. */
export const leadByHandle = (condition: Condition): Leading => ({ condition, others: byRows });

/** Added to the catalogue after a moment. */
export const cameAfter = (since: Date): Condition => sql`added_at > ${since}`;

/** All conditions of a search, and additional ones of the caller. */
export function conditionOf(
  criteria: Criteria,
  also: Condition[] = [],
  asked: Conditions = byRows,
): Condition {
  const { platform, excluded, noTags } = criteria;
  const conditions = [
    asked.platform(platform),
    ...filterConditions(criteria),
    ...indexed(criteria, asked),
    ...noTags.map(asked.lacksTag),
    ...excluded.map(words => lacksWords(platform, words)),
    ...also,
  ];
  return sql.join(conditions, sql` and `);
}
