import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import {
  brandConditions,
  filterConditions,
  type Condition,
  type Filtered,
} from './filter-conditions.queries.ts';
import { entriesOf, handlePattern, isInHandles, textCondition, type Word } from '../keywords/keyword.ts';
import { termOf, type PlannedWord } from '../keywords/keyword-plan.ts';
import type { PlannedTag } from '../keywords/tag-plan.ts';

/** What a search asks of the table, besides order and page. */
export interface Criteria extends Filtered {
  platform: Platform;
  words: readonly PlannedWord[];
  /** Where there are some: of one of them all words. */
  alternatives: readonly (readonly PlannedWord[])[];
  /** Of none of these all words. */
  excluded: readonly (readonly Word[])[];
  tags: readonly PlannedTag[];
  anyTags: readonly PlannedTag[];
  /** As terms. */
  noTags: readonly string[];
  /** The keyword as a handle would be written. */
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

/** Tags may hold the wildcards of LIKE. */
const hasTerm = (term: string) => sql`strpos(search_text, ${` ${term} `}) > 0`;

const handleHolds = (word: Word) => sql`lower(handle) like ${handlePattern(word)}`;

const isOneOf = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` or `)})`;
const areAll = (conditions: Condition[]) => sql`(${sql.join(conditions, sql` and `)})`;

const waysOf = (platform: Platform, word: Word): Condition[] => [
  textHolds(platform, word),
  ...(isInHandles(word) ? [handleHolds(word)] : []),
];

/** Read row by row: cheap for rows that a walk visits anyway. */
function hasWord(platform: Platform, { word, similar }: PlannedWord): Condition {
  return isOneOf([
    ...waysOf(platform, word),
    ...similar.entries.map(entry => hasTerm(termOf(entry))),
    ...(similar.handles.length ? [sql`lower(handle) = any(${similar.handles}::text[])`] : []),
  ]);
}

const lacksWords = (platform: Platform, words: readonly Word[]): Condition =>
  sql`not ${areAll(words.map(word => isOneOf(waysOf(platform, word))))}`;

/**
 * The same asked of the indexes; wider than `hasWord` for a run of several pairs. The dearest condition
 * stands last, because rows found through handles are checked once more from the left.
 */
function mayHaveWord({ word, terms: asked, similar }: PlannedWord): Condition {
  return isOneOf([
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

/** As read row by row, for rows that a walk or an index visits anyway. */
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
 * As asked of the indexes, for counting, where no sort order is walked; row by row only what they find
 * too much of (a run of several pairs) or cannot be asked.
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

/** As the planner is asked how many there are: it knows how common a term is, and of a text nothing. */
export const byStatistics: Conditions = { ...byIndexes, lacksTag: term => sql`not (${bearsTerms([term])})` };

/** A condition that the indexes answer, and how the other conditions are asked of the rows they find. */
export interface Leading {
  condition: Condition;
  others: Conditions;
}

/**
 * Terms hold the platform in themselves: it is hidden from the planner, which would gather all rows of it
 * in a second bitmap that costs more than it spares.
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
  others: isInHandles(planned.word) ? byRows : ofTerms,
});

/** @param rarest of each alternative one word */
export const leadByAlternatives = (rarest: readonly PlannedWord[]): Leading => ({
  condition: isOneOf(rarest.map(mayHaveWord)),
  others: rarest.some(({ word }) => isInHandles(word)) ? byRows : ofTerms,
});

/** What an index can be asked for, besides keys. */
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

/** What is common each, but rare together: the planner joins what the indexes find. */
export const leadByAll = (criteria: Criteria): Leading => ({
  condition: sql.join(indexed(criteria, byIndexes), sql` and `),
  others: byRows,
});

/** Few creators named by a team: their keys lead to them. */
export const leadByIds = (only: number[]): Leading => ({
  condition: sql`id = any(${only}::bigint[])`,
  others: byRows,
});

/** Handles are indexed for each platform apart. */
export const leadByHandle = (condition: Condition): Leading => ({ condition, others: byRows });

/** Came into the catalogue after a moment. */
export const cameAfter = (since: Date): Condition => sql`added_at > ${since}`;

/** All conditions of a search, and those of a caller's own. */
export function where(criteria: Criteria, also: Condition[] = [], asked: Conditions = byRows): Condition {
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
