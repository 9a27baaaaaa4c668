import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../../contract/workspace/team.ts';
import { foldedGroups, type Folds, givesWay, rowSize } from './menu-folds.ts';

type Entry = Omit<MenuEntry, 'children'> & { children?: MenuEntry[] };
/** The server's menu; typed here because the web and the server must not import each other. */
const [entries = []] = Object.values(
  import.meta.glob<Entry[]>('../../../../server/workspace/team/menu-entries.ts', {
    eager: true,
    import: 'entries',
  }),
);
const groups = entries.flatMap(({ children, ...group }) =>
  children && group.label !== 'Operator' ? [{ ...group, children }] : [],
);

const folded = (height: number, folds: Folds = {}) => [
  ...foldedGroups(groups, folds, { height, fixed: 1, entryHeight: rowSize.entry }),
];

/** Pixels of the whole list, with one entry of the page in a folded group. */
const heightOf = (closed: readonly string[]) =>
  2 * rowSize.entry +
  groups.reduce(
    (sum, { label, children }) =>
      sum + rowSize.head + (closed.includes(label) ? 0 : children.length * rowSize.entry),
    0,
  );

test('every group has its turn, by the name that the server gives it', () => {
  expect(givesWay.toSorted()).toEqual(groups.map(({ label }) => label).toSorted());
});

test('nothing folds where there is room', () => expect(folded(2000)).toEqual([]));

test('at 900 pixels the least used groups fold, and the rest is seen', () => {
  expect(folded(784)).toEqual(['Team', 'Track']);
});

test.each([400, 500, 600, 700, 784, 900, 1000])('all that is shown fits into %i pixels', height => {
  expect(heightOf(folded(height))).toBeLessThanOrEqual(height);
});

describe('what the reader chose', () => {
  test('stays folded, and makes room for the others', () => {
    expect(folded(784, { Email: true })).toEqual(['Email']);
  });

  test('stays unfolded, whatever the height', () => {
    expect(folded(784, { Team: false })).not.toContain('Team');
    expect(folded(100, Object.fromEntries(groups.map(({ label }) => [label, false])))).toEqual([]);
  });
});
