import type { Sort } from '../search/search-filter.ts';
import { limits } from '../../core/limits.ts';
import type { Platform } from '../../core/platform.ts';
import { type FoldedText, foldSentence, typedBetween } from './text/folded-text.ts';
import type { Token } from './text/tokens.ts';
import { remainderOf } from './remainder.ts';
import { scan } from './scan-tokens.ts';
import { settleTokens } from './disambiguation/settle-tokens.ts';
import { withoutSlips } from './spelling.ts';

/** A part of a sentence that was understood: as it was typed, where, and which filters it set. */
export interface UnderstoodPiece {
  text: string;
  from: number;
  to: number;
  names: string[];
}

export interface ReadSentence {
  /** By the names of the search, values as text; including `hide_blocked`. */
  filters: Record<string, string>;
  sort?: Sort;
  platform?: Platform;
  understood: UnderstoodPiece[];
  /** What no filter covers, as it was typed. */
  unknown: string[];
}

/** Filters that collect several values; for some of them the order does not matter. */
const lists = [
  'region',
  'language',
  'category',
  'level',
  'tags',
  'tags_any',
  'tags_not',
  'keyword_any',
  'keyword_not',
  'brands',
];
const sorted = new Set(['region', 'language', 'category', 'level']);

function joined(name: string, before: string, value: string): string {
  if (name === 'keyword') return `${before} ${value}`;
  if (!lists.includes(name)) return value;
  const values = [...new Set([...before.split(','), ...value.split(',')])];
  return (sorted.has(name) ? values.toSorted() : values).join(',');
}

const start = 'followerCount_start';
const end = 'followerCount_end';

/** Nano and micro together range from the smallest to the largest. */
function spanOf(tiers: readonly Token[]): Record<string, string> {
  const starts = tiers.map(({ filters }) => Number(filters?.[start]));
  const ends = tiers.map(({ filters }) => Number(filters?.[end] ?? Infinity));
  if (!tiers.length) return {};
  const max = Math.max(...ends);
  return { [start]: String(Math.min(...starts)), ...(max < Infinity && { [end]: String(max) }) };
}

function filtersOf(tokens: readonly Token[]): Record<string, string> {
  // Figures narrow the range of a tier: micro, at least 50k.
  const filters = spanOf(tokens.filter(({ kind }) => kind === 'tier'));
  for (const token of tokens.filter(({ kind }) => kind !== 'tier')) {
    for (const [name, value] of Object.entries(token.filters ?? {})) {
      const before = filters[name];
      filters[name] = before === undefined ? value : joined(name, before, value);
    }
  }
  return filters;
}

const namesOf = ({ filters, sort, platform }: Token) => [
  ...Object.keys(filters ?? {}),
  ...(sort ? ['sort'] : []),
  ...(platform ? ['platform'] : []),
];

const isUnderstood = ({ kind }: Token) =>
  !['filler', 'unknown', 'opaque', 'negation', 'break'].includes(kind);

function understoodIn(folded: FoldedText, tokens: readonly Token[]): UnderstoodPiece[] {
  return tokens
    .filter(isUnderstood)
    .map(token => ({ ...typedBetween(folded, token.from, token.to), names: namesOf(token) }));
}

/**
 * Derives filters from a sentence in Chinese or English, only by rules; returns what they do not cover. Read is as much
 * as the box takes: many rules look ahead to the end of the text, at each position.
 */
export function readSentence(sentence: string): ReadSentence {
  const rest = sentence.slice(limits.keywordLength).trim();
  const folded = withoutSlips(foldSentence(sentence.slice(0, limits.keywordLength)));
  const tokens = settleTokens(scan(folded), folded.text);
  const meant = tokens.filter(isUnderstood);
  const sort = meant.findLast(token => token.sort)?.sort;
  const platform = meant.find(token => token.platform)?.platform;
  return {
    filters: filtersOf(meant),
    ...(sort && { sort }),
    ...(platform && { platform }),
    understood: understoodIn(folded, meant),
    unknown: [...remainderOf(folded, tokens), ...(rest ? [rest] : [])],
  };
}
