import type { Platform } from '../../../contract/core/platform.ts';
import { recall, remember } from '../../ui/settings/storage.ts';
import { platforms } from './platform-names.ts';

/** What was searched for among creators, and where. */
export interface RecentSearch {
  platform: Platform;
  words: string;
}

const key = 'recent_searches';
const most = 5;

const isSearch = (value: unknown): value is RecentSearch => {
  const { platform, words } = (value ?? {}) as Partial<RecentSearch>;
  return platforms.some(known => known === platform) && typeof words === 'string' && words !== '';
};

/** With a search in front, and none twice. */
export function withRecent(list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  const others = list.filter(each => each.platform !== search.platform || each.words !== search.words);
  return [search, ...others].slice(0, most);
}

/** The last five of this browser, the latest first. */
export const recentSearches = (): RecentSearch[] => recall(key, []).filter(isSearch);

export function rememberSearch(search: RecentSearch): void {
  remember(
    key,
    withRecent(recentSearches(), search).map(each => ({ ...each })),
  );
}

export const forgetSearches = () => remember(key, []);
