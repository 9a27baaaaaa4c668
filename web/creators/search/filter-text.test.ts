import { expect, test } from 'vitest';
import { figureText, rangeText } from './filter-text.ts';
import { tidyList } from './filter-definitions.ts';

test.each([
  ['100000', '', 'count', '≥ 100K'],
  ['', '50000', 'count', '≤ 50K'],
  ['10000', '1250000', 'count', '10K–1.25M'],
  ['5', '', 'percent', '≥ 5%'],
  ['1.5', '20', 'percent', '1.5%–20%'],
  ['', '0.3', 'ratio', '≤ 0.3'],
  ['many', '', 'count', '≥ many'],
  ['1000', '5000', 'yuan', '¥1,000–¥5,000'],
  ['-5', '', 'percent', '≥ -5%'],
  ['', '0.5', 'posts', '≤ 0.5'],
] as const)('%j to %j in %s: %s', (start, end, unit, words) =>
  expect(rangeText(start, end, unit)).toBe(words),
);

test.each([
  ['food，travel、 home ;food', 'food,travel,home'],
  ['street  food\n美食', 'street food,美食'],
  [' ,、', ''],
])('%j is the list %j', (typed, list) => expect(tidyList(typed)).toBe(list));

test('small counts stay as they are', () => expect(figureText('950', 'count')).toBe('950'));
