import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { entries, type Entry, type MenuFor } from './menu-entries.ts';

/** Returns the entries that this account may open under its plan, numbered in order. */
export function menuFor(of: MenuFor): MenuEntry[] {
  let id = 0;
  const visible = (list: readonly Entry[]): MenuEntry[] =>
    list
      .filter(entry => entry.shown?.(of) ?? true)
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
