import { expect, test } from 'vitest';
import { figureWords, rangeWords } from './filter-words.ts';

test.each([
  ['100000', '', 'count', '≥ 100K'],
  ['', '50000', 'count', '≤ 50K'],
  ['10000', '1250000', 'count', '10K–1.25M'],
  ['5', '', 'percent', '≥ 5%'],
  ['1.5', '20', 'percent', '1.5%–20%'],
  ['', '0.3', 'ratio', '≤ 0.3'],
  ['many', '', 'count', '≥ many'],
] as const)('%j to %j in %s: %s', (start, end, unit, words) =>
  expect(rangeWords(start, end, unit)).toBe(words),
);

test('small counts stay as they are', () => expect(figureWords('950', 'count')).toBe('950'));
