import type { TFunction } from 'i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { filterText, type ListNames } from '../filter-text.ts';
import { allFilters } from '../filter-definitions.ts';
import { readSearch, type SearchState } from '../search-state.ts';

/** The maximum length of a name, in characters. */
export const longestName = 60;

/** A search in words, one per filter, the keyword first. */
export function searchWords({ filter }: SearchState, t: TFunction<'creators'>, lists: ListNames): string[] {
  const words = allFilters.map(def => filterText(def, filter, t, lists)).filter(Boolean);
  return filter.keyword ? [filter.keyword, ...words] : words;
}

export const wordsOfQuery = (query: string, t: TFunction<'creators'>, lists: ListNames): string =>
  searchWords(readSearch(new URLSearchParams(query)), t, lists).join(' · ');

/** Proposes a name: as many of the search's words as fit. */
export function proposedName(words: readonly string[]): string {
  let name = '';
  for (const word of words) {
    const longer = name ? `${name} · ${word}` : word;
    if (longer.length > longestName) break;
    name = longer;
  }
  return name || (words[0] ?? '').slice(0, longestName);
}

/** Whether two queries have the same parameters, in any order. */
export function isSameQuery(one: string, other: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(pair => pair.join('=')).toSorted();
  return sorted(one).join('&') === sorted(other).join('&');
}

/** The count of new creators; the server stops counting at 1,000. */
export const newNumber = (count: number): string =>
  count >= limits.newCreators ? `${fullCount(limits.newCreators)}+` : fullCount(count);
