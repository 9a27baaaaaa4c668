import { expect, test } from 'vitest';
import { recordedLines, repeatedLine } from './base-price-lines.ts';

const line = (regionTier: number, category: string, cpmFen = 3000) =>
  ({ platform: 'tiktok', regionTier, category, cpmFen }) as const;

test.each([
  ['no line', [], null],
  ['different ones', [line(0, ''), line(1, ''), line(0, 'Beauty')], null],
  ['the same with another price', [line(0, ''), line(1, ''), line(0, '', 5)], 2],
  ['the same category in another case', [line(1, 'Beauty'), line(1, 'beauty')], 1],
] as const)('a line that is there twice is found: %s', (_, lines, at) => {
  expect(repeatedLine(lines)).toBe(at);
});

test('changes are recorded by line, in yuan', () => {
  expect(
    recordedLines([line(0, ''), line(1, '', 4000)], [line(0, ''), line(1, '', 4550), line(2, 'Beauty')]),
  ).toEqual({
    changed: ['tiktok / 1 / *', 'tiktok / 2 / beauty'],
    before: { 'tiktok / 1 / *': 40, 'tiktok / 2 / beauty': null },
    after: { 'tiktok / 1 / *': 45.5, 'tiktok / 2 / beauty': 30 },
  });
});

test('of very many changes their number is recorded', () => {
  const many = Array.from({ length: 31 }, (_, at) => line(0, `c${at}`));
  expect(recordedLines([], many)).toMatchObject({ before: { rows: 0 }, after: { rows: 31 } });
});
