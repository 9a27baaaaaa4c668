import { expect, test } from 'vitest';
import { type RegionNode, regionTree } from './region-tree.ts';

const row = (value: string, pv: number, newVisitors = 0) => ({ value, pv, newVisitors });
const lines = (nodes: readonly RegionNode[], depth = 0): string[] =>
  nodes.flatMap(({ code, pv, newVisitors, children }) => [
    `${' '.repeat(depth)}${code} ${pv} ${newVisitors}`,
    ...lines(children, depth + 1),
  ]);

test('Cities add up to provinces, provinces to countries, with imprecise regions beside them', () => {
  const rows = [
    row('US', 7, 2),
    row('CN/广东/深圳', 5, 3),
    row('CN/广东/广州', 6, 1),
    row('CN/广东', 2, 1),
    row('CN/浙江', 4),
    row('CN', 1),
  ];
  expect(lines(regionTree(rows))).toEqual([
    'CN 18 5',
    ' CN/广东 13 5',
    '  CN/广东/广州 6 1',
    '  CN/广东/深圳 5 3',
    '  CN/广东/ 2 1',
    ' CN/浙江 4 0',
    ' CN/ 1 0',
    'US 7 2',
  ]);
});

test('Unknown ones are a row like others, the rest is the last', () => {
  expect(lines(regionTree([row('*', 50), row('', 3), row('VN', 4)]))).toEqual(['VN 4 0', ' 3 0', '* 50 0']);
});

test('No visits, no regions', () => {
  expect(regionTree([])).toEqual([]);
});
