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

const operatorPages = '/operator/';

/** Whether a page belongs to the operator's part of the menu. */
export const isOperatorPage = (pathname: string): boolean => pathname.startsWith(operatorPages);

const isOperators = (group: MenuEntry) => leavesOf([group]).every(({ path }) => isOperatorPage(path));

/** The menu as it is shown. */
export interface MenuParts {
  /** Entries without a group. */
  single: MenuEntry[];
  /** What the account keeps at the top, in its order: these are not in their groups. */
  pinned: MenuEntry[];
  groups: MenuEntry[];
  /** Only for operators of the installation. */
  operator: MenuEntry | undefined;
}

export function partsOf(menus: readonly MenuEntry[], pinned: readonly string[]): MenuParts {
  const single = menus.filter(({ children }) => !children.length);
  const operator = menus.find(group => group.children.length > 0 && isOperators(group));
  const groups = menus.filter(group => group.children.length > 0 && group !== operator);
  const leaves = leavesOf(groups);
  return {
    single,
    pinned: pinned.flatMap(path => leaves.filter(entry => entry.path === path)),
    groups: groups
      .map(group => ({ ...group, children: group.children.filter(({ path }) => !pinned.includes(path)) }))
      .filter(({ children }) => children.length > 0),
    operator,
  };
}
