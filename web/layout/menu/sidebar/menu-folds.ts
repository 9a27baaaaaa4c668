import type { MenuEntry } from '../../../../contract/workspace/team.ts';

/** Pixels of an entry and of the head of a group; Sidebar.module.css has the same. */
export const rowSize = { entry: 28, head: 28, touch: 40 } as const;

/** Which groups give way first where the window is too low for all of them: those that are opened least often. */
export const givesWay = ['Team', 'Track', 'Discover', 'Creator hub', 'Promote', 'Email'];

/** What the reader has folded (true) and unfolded (false), by the English name of the group. */
export type Folds = Record<string, boolean>;

const rank = ({ label }: MenuEntry) => {
  const at = givesWay.indexOf(label);
  return at < 0 ? givesWay.length : at;
};

export interface Room {
  /** Pixels for the whole list. */
  height: number;
  /** Entries that are always shown. */
  fixed: number;
  entryHeight: number;
}

/**
 * Returns the labels of the folded groups: those that the reader has folded, and of the others as many as must be for
 * the rest to be seen without scrolling. What the reader has unfolded stays so.
 */
export function foldedGroups(
  groups: readonly MenuEntry[],
  folds: Folds,
  { height, fixed, entryHeight }: Room,
): Set<string> {
  const folded = new Set(groups.filter(({ label }) => folds[label]).map(({ label }) => label));
  // A folded group still shows the entry of the page.
  let needed = (fixed + 1) * entryHeight + groups.length * rowSize.head;
  for (const { label, children } of groups) if (!folded.has(label)) needed += children.length * entryHeight;
  for (const { label, children } of groups.toSorted((a, b) => rank(a) - rank(b))) {
    if (needed <= height) break;
    if (label in folds) continue;
    folded.add(label);
    needed -= children.length * entryHeight;
  }
  return folded;
}
