import type { TFunction } from 'i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { filterText, type ListNames } from '../filter-text.ts';
import { allFilters } from '../filter-definitions.ts';
import { readSearch, type SearchState } from '../search-state.ts';

/** As long as a name may be. */
export const longestName = 60;

/** What a search asks for, a filter at a time: the keyword first. */
export function searchWords({ filter }: SearchState, t: TFunction<'creators'>, lists: ListNames): string[] {
  const words = allFilters.map(def => filterText(def, filter, t, lists)).filter(Boolean);
  return filter.keyword ? [filter.keyword, ...words] : words;
}

export const wordsOfQuery = (query: string, t: TFunction<'creators'>, lists: ListNames): string =>
  searchWords(readSearch(new URLSearchParams(query)), t, lists).join(' · ');

/** What can be told apart from others by: as many of its words as a name has room for. */
export function proposedName(words: readonly string[]): string {
  let name = '';
  for (const word of words) {
    const longer = name ? `${name} · ${word}` : word;
    if (longer.length > longestName) break;
    name = longer;
  }
  return name || (words[0] ?? '').slice(0, longestName);
}

/** Whether two addresses ask for the same, whatever the order of what they ask. */
export function isSameQuery(one: string, other: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(pair => pair.join('=')).toSorted();
  return sorted(one).join('&') === sorted(other).join('&');
}

/** Counted no further than a thousand. */
export const newNumber = (count: number): string =>
  count >= limits.newCreators ? `${fullCount(limits.newCreators)}+` : fullCount(count);
