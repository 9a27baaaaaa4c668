import type { SearchPlatform } from '../../../contract/core/platform.ts';
import { recall, remember } from '../../ui/settings/storage.ts';
import { searchPlatforms } from './platform-names.ts';

/** A keyword searched among creators, and where. */
export interface RecentSearch {
  platform: SearchPlatform;
  words: string;
}

const key = 'recent_searches';
const max = 5;

const isSearch = (value: unknown): value is RecentSearch => {
  const { platform, words } = (value ?? {}) as Partial<RecentSearch>;
  return searchPlatforms.some(known => known === platform) && typeof words === 'string' && words !== '';
};

/** Puts a search first and removes duplicates. */
function withRecent(list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  const others = list.filter(each => each.platform !== search.platform || each.words !== search.words);
  return [search, ...others].slice(0, max);
}

/** The last five searches in this browser, latest first. */
export const recentSearches = (): RecentSearch[] => recall(key, []).filter(isSearch);

export function rememberSearch(search: RecentSearch): void {
  remember(
    key,
    withRecent(recentSearches(), search).map(each => ({ ...each })),
  );
}

export const forgetSearches = () => remember(key, []);
