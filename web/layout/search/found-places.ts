import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { paths } from '../../app/paths.ts';
import { entryText, findPages } from '../menu/menu-entries.ts';
import { platforms } from './platform-names.ts';
import type { RecentSearch } from './recent-searches.ts';

/** A destination that the typed text may mean. */
export type FoundPlace =
  | { kind: 'page'; to: string; name: string; icon: string }
  | { kind: 'creators' | 'recent'; to: string; platform: Platform; words: string };

const maxPages = 6;

const searchOf = (kind: 'creators' | 'recent', { platform, words }: RecentSearch): FoundPlace => ({
  kind,
  to: paths.search(platform, new URLSearchParams({ keyword: words }).toString()),
  platform,
  words,
});

/** Pages with a matching name, creator searches by platform, and recent searches, in this order. */
export function findPlaces(
  typed: string,
  from: { menus: readonly MenuEntry[]; recent: readonly RecentSearch[]; lang: Lang },
): FoundPlace[] {
  const words = typed.trim();
  const pages = findPages(from.menus, words).slice(0, maxPages);
  const recent = from.recent.filter(
    each => each.words !== words && each.words.toLowerCase().includes(words.toLowerCase()),
  );
  return [
    ...pages.map((entry): FoundPlace => ({
      kind: 'page',
      to: entry.path,
      name: entryText(entry, from.lang),
      icon: entry.icon,
    })),
    ...(words ? platforms.map(platform => searchOf('creators', { platform, words })) : []),
    ...recent.map(each => searchOf('recent', each)),
  ];
}
