import { may } from '../../../contract/core/roles/permissions.ts';
import type { ClosedPage, MenuEntry } from '../../../contract/workspace/team.ts';
import type { Actor } from '../../core/context.ts';
import { entries, type Entry } from './menu-entries.ts';

/** What a menu depends on. */
export interface MenuFor {
  actor: Pick<Actor, 'role' | 'permissions' | 'isOperator'>;
  /** The plan has `red_center.save_koc_task` "1". */
  mayCollect: boolean;
}

function mayOpen({ for: who, orFor = [] }: Entry, { actor, mayCollect }: MenuFor): boolean {
  if (!who || orFor.some(permission => may(actor, permission))) return true;
  if (who === 'operator') return actor.isOperator;
  return who === 'plan' ? mayCollect : may(actor, who);
}

/** Returns the entries that this account may open under its plan, numbered in order. */
export function menuFor(of: MenuFor): MenuEntry[] {
  let id = 0;
  const isSeen = (entry: Entry): boolean =>
    mayOpen(entry, of) && (!entry.children || entry.children.some(isSeen));
  const visible = (list: readonly Entry[]): MenuEntry[] =>
    list.filter(isSeen).map(({ name, label, path, component, icon, children = [] }) => ({
      id: ++id,
      name,
      label,
      path,
      component,
      icon,
      children: visible(children),
    }));
  return visible(entries);
}

/** Returns the paths of all pages of a menu. */
export const pagesOf = (menus: readonly MenuEntry[]): string[] =>
  menus.flatMap(({ path, children }) => (children.length ? pagesOf(children) : [path]));

/** Returns the pages that are in the menus of other people only, with who may open them. */
export function pagesClosedTo(of: MenuFor, list: readonly Entry[] = entries): ClosedPage[] {
  return list.flatMap(entry => {
    const { for: who, path, children = [] } = entry;
    if (!who || mayOpen(entry, of)) return pagesClosedTo(of, children);
    return (children.length ? children : [{ path }]).map(page => ({ path: page.path, for: who }));
  });
}
