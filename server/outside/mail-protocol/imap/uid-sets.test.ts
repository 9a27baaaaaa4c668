import { expect, test } from 'vitest';
import { uidGroups, uidSet } from './uid-sets.ts';

test.each([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3], '1:3'],
  [[1, 2, 4, 6, 7], '1:2,4,6:7'],
  [[4294967294, 4294967295], '4294967294:4294967295'],
])('%j is named %j', (uids, set) => {
  expect(uidSet(uids)).toBe(set);
});

test('groups are ascending, without duplicates, and fit into a command line', () => {
  const uids = Array.from({ length: 1200 }, (_, index) => 4_294_967_295 - 2 * index);
  const groups = uidGroups([...uids, uids[0] ?? 0]);
  expect(groups.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(groups.flat()).toEqual(uids.toReversed());
  for (const group of groups) expect(uidSet(group).length).toBeLessThan(7000);
});
