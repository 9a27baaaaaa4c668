import type { ClosedPage, MenuEntry } from '../../../contract/workspace/team.ts';
import type { Actor } from '../../core/context.ts';
import { entries, type Entry } from './menu-entries.ts';

/** What a menu depends on. */
export interface MenuFor {
  actor: Pick<Actor, 'role' | 'isOperator'>;
  /** The plan has `red_center.save_koc_task` "1". */
  mayCollect: boolean;
}

const mayOpen: Record<ClosedPage['for'], (of: MenuFor) => boolean> = {
  owner: ({ actor }) => actor.role === 'owner',
  operator: ({ actor }) => actor.isOperator,
  plan: ({ mayCollect }) => mayCollect,
};

/** Returns the entries that this account may open under its plan, numbered in order. */
export function menuFor(of: MenuFor): MenuEntry[] {
  let id = 0;
  const visible = (list: readonly Entry[]): MenuEntry[] =>
    list
      .filter(entry => !entry.for || mayOpen[entry.for](of))
      .map(({ name, label, path, component, icon, children = [] }) => ({
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
  return list.flatMap(({ for: who, path, children = [] }) => {
    if (!who || mayOpen[who](of)) return pagesClosedTo(of, children);
    return (children.length ? children : [{ path }]).map(page => ({ path: page.path, for: who }));
  });
}
