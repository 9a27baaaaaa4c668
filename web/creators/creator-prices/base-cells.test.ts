import { expect, test } from 'vitest';
import { categoriesOf, cellName, linesOf, typedOf, usedFor } from './base-cells.ts';

const line = (regionTier: number, category: string, cpmFen: number) =>
  ({ platform: 'tiktok', regionTier, category, cpmFen }) as const;
const cell = (regionTier: number, category = '') => ({ platform: 'tiktok', regionTier, category }) as const;

test('a category has one row, stored lines first', () => {
  const lines = [
    line(0, '', 1),
    line(1, 'Beauty', 1),
    { ...line(1, 'Food', 1), platform: 'youtube' as const },
  ];
  expect(categoriesOf('tiktok', lines, ['beauty', 'Music'])).toEqual(['Beauty', 'Music']);
});

test('input becomes lines, and lines become input', () => {
  const cells = [cell(0), cell(1), cell(0, 'Beauty'), cell(1, 'Beauty')];
  const typed = typedOf([line(0, '', 3000), line(1, 'beauty', 4550)], cells);
  expect(typed).toEqual({
    [cellName(cell(0))]: '30',
    [cellName(cell(1))]: '',
    [cellName(cell(0, 'Beauty'))]: '',
    [cellName(cell(1, 'Beauty'))]: '45.5',
  });
  expect(linesOf({ ...typed, [cellName(cell(1))]: 'x' }, cells)).toEqual([
    line(0, '', 3000),
    line(1, 'Beauty', 4550),
  ]);
});

test.each([
  ['the general line', cell(1, 'Beauty'), [], { cpmFen: 1, basis: 'general' }],
  ['any line of the team', cell(1, 'Beauty'), [line(0, '', 7)], { cpmFen: 7, basis: 'team' }],
  ['a closer general line', cell(0, 'Food'), [line(1, '', 7)], { cpmFen: 2, basis: 'general' }],
])('an empty cell uses %s', (_, asked, team, used) => {
  expect(usedFor(asked, team, [line(0, '', 1), line(0, 'Food', 2)])).toEqual(used);
});

test('no line is none', () => {
  expect(usedFor(cell(1), [], [])).toBeNull();
});
