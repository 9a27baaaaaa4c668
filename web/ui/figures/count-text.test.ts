import { expect, test } from 'vitest';
import { countFromText } from './count-text.ts';

test.each([
  ['', ''],
  ['100K', '100000'],
  ['1.5m', '1500000'],
  ['10万', '100000'],
  ['3 百万', '3000000'],
  ['2w', '20000'],
  ['1,284', '1284'],
  ['.5M', '500000'],
  ['100000', '100000'],
  ['1.2亿', '120000000'],
  ['100k+', '100000'],
  ['many', 'many'],
  ['-5', '-5'],
])('%j is %j', (typed, count) => expect(countFromText(typed)).toBe(count));
