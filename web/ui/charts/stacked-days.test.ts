import { expect, test } from 'vitest';
import { largestSeries } from './stacked-days.ts';

const series = (name: string, ...values: number[]) => ({ key: name, name, values });

test.each([
  ['no parts', [], []],
  [
    'as many as are drawn, the largest first',
    [series('a', 1, 0), series('b', 2, 5)],
    [series('b', 2, 5), series('a', 1, 0)],
  ],
  [
    'one more keeps its name: nothing would be gained',
    [series('a', 9, 9), series('b', 8, 8), series('c', 1, 2)],
    [series('a', 9, 9), series('b', 8, 8), series('c', 1, 2)],
  ],
  [
    'more are put together, day by day',
    [series('a', 9, 9), series('c', 1, 2), series('b', 8, 8), series('d', 0, 4)],
    [series('a', 9, 9), series('b', 8, 8), series('rest', 1, 6)],
  ],
])('%s', (_case, given, expected) => {
  expect(largestSeries(given, 'rest', 2)).toEqual(expected);
});
