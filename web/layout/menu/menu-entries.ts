import type { Lang } from '../../../contract/core/error-texts.ts';
import type { MenuEntry } from '../../../contract/workspace/team.ts';

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
