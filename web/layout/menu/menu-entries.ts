import type { Lang } from '../../../contract/core/error-texts.ts';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { leavesOf } from '../../session/menu-gate.ts';

export const entryText = (entry: MenuEntry, lang: Lang) => (lang === 'zh' ? entry.name : entry.label);

/** The page of a mail task has an address below the campaigns, as the spec says. */
const taskPage = '/campaignDetail/emailDetail';

/**
 * Whether an entry is current on this page: its own page, one below it, and for `/bloggerSearch/tiktok` also the other
 * platforms and their creator pages.
 */
export function isCurrent({ path }: MenuEntry, pathname: string): boolean {
  if (pathname === taskPage) return path === '/mailTask';
  if (path === pathname || pathname.startsWith(`${path}/`)) return true;
  return path.startsWith('/bloggerSearch/') && /^\/blogger(Search|Detail)\//.test(pathname);
}

/** Menu pages whose Chinese or English name, or that of their group, contains the typed text; best first. */
export function findPages(menus: readonly MenuEntry[], typed: string): MenuEntry[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [];
  const places = menus.flatMap(group =>
    leavesOf([group]).map(entry => {
      const names = [entry.name, entry.label].map(name => name.toLowerCase());
      const starts = names.some(name => name.startsWith(wanted));
      const holds = names.some(name => name.includes(wanted));
      const inGroup = [group.name, group.label].some(name => name.toLowerCase().includes(wanted));
      return { entry, place: starts ? 0 : holds ? 1 : inGroup ? 2 : 3 };
    }),
  );
  return places
    .filter(({ place }) => place < 3)
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}
