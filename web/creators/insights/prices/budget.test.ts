import { expect, test } from 'vitest';
import { budgetOf, postsOf } from './budget.ts';

const price = { lowFen: 27_000, highFen: 45_000 };

test.each([
  ['one post', 1, price, { mean: 10_000, median: 8000 }, [27_000, 45_000, 10_000, 8000, 2700, 4500]],
  ['several', 5, price, { mean: 10_000, median: 8000 }, [135_000, 225_000, 50_000, 40_000, 2700, 4500]],
  [
    'a known price',
    2,
    { lowFen: 100, highFen: 100 },
    { mean: 3000, median: null },
    [200, 200, 6000, null, 33, 33],
  ],
  ['no plays', 3, price, { mean: null, median: null }, [81_000, 135_000, null, null, undefined, undefined]],
  ['plays of nothing', 1, price, { mean: 0, median: 0 }, [27_000, 45_000, 0, 0, undefined, undefined]],
])('the budget of %s', (_, posts, given, plays, expected) => {
  const { lowFen, highFen, meanPlays, medianPlays, cpm } = budgetOf(posts, given, plays);
  expect([lowFen, highFen, meanPlays, medianPlays, cpm?.lowFen, cpm?.highFen]).toEqual(expected);
});

test.each([
  ['1', 1],
  ['50', 50],
  [' 7 ', 7],
  ['0', null],
  ['51', null],
  ['1.5', null],
  ['', null],
  ['ten', null],
])('%j posts are %s', (typed, posts) => {
  expect(postsOf(typed)).toBe(posts);
});
