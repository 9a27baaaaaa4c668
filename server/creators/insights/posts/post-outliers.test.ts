import { expect, test } from 'vitest';
import { fencesOf, outlierOf } from './post-outliers.ts';

const plays = (...values: (number | null)[]) => values.map(value => ({ plays: value, likes: 1 }));
const likes = (...values: number[]) => values.map(value => ({ plays: null, likes: value }));

test.each([
  [
    'the quartiles of 1 to 9 are 3 and 7',
    plays(9, 8, 7, 6, 5, 4, 3, 2, 1),
    { measure: 'plays', from: 0, to: 13 },
  ],
  [
    'between two values in proportion',
    plays(100, 101, 102, 103, 104, 105, 106, 107),
    { measure: 'plays', from: 97, to: 110 },
  ],
  [
    'likes where no post has plays',
    likes(10, 10, 10, 10, 10, 10, 10, 10),
    { measure: 'likes', from: 10, to: 10 },
  ],
  ['what is not known does not count', plays(1, 2, 3, 4, 5, 6, 7, null), null],
  ['a single post with plays makes it plays', [...likes(1, 2, 3, 4, 5, 6, 7, 8), ...plays(5)], null],
  ['nothing', [], null],
])('the usual range: %s', (_case, posts, fences) => expect(fencesOf(posts)).toEqual(fences));

const fences = { measure: 'plays', from: 97, to: 110 } as const;

test.each([
  [111, 'high'],
  [110, null],
  [97, null],
  [96, 'low'],
  [null, null],
])('%j plays are %j', (value, outlier) =>
  expect(outlierOf({ plays: value, likes: 0 }, fences)).toBe(outlier),
);

test('nothing is unusual without a known usual range', () =>
  expect(outlierOf({ plays: 1e9, likes: 0 }, null)).toBeNull());
