import { expect, test } from 'vitest';
import { interactionBpOf, medianOf, performanceOf } from './post-measures.ts';

test.each([
  [{ plays: 1000, likes: 80, comments: 15, shares: 5 }, 1000],
  [{ plays: 1000, likes: 80, comments: null, shares: null }, 800],
  [{ plays: 1000, likes: null, comments: 15, shares: 5 }, null],
  [{ plays: 0, likes: 80, comments: 15, shares: 5 }, null],
  [{ plays: null, likes: 80, comments: 15, shares: 5 }, null],
])('interactions ÷ plays of %j', (post, bp) => expect(interactionBpOf(post)).toBe(bp));

test.each([
  [[], null],
  [[null], null],
  [[5], 5],
  [[1, 2], 2],
  [[9, null, 1, 5], 5],
])('the median of %j is %j', (values, median) => expect(medianOf(values)).toBe(median));

test('posts count also without figures', () =>
  expect(performanceOf([{ plays: null, likes: 3, comments: 1, shares: null }])).toEqual({
    posts: 1,
    medianPlays: null,
    medianInteractionBp: null,
  }));
