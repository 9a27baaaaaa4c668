import { expect, it } from 'vitest';
import { editDistance, slipsAllowed } from './spelling.ts';

it.each([
  ['food', 'food', 0],
  ['fodo', 'food', 1],
  ['foo', 'food', 1],
  ['foood', 'food', 1],
  ['fxod', 'food', 1],
  ['beuaty', 'beauty', 1],
  ['baeuyt', 'beauty', 2],
  ['kitten', 'sitting', 3],
  ['travel', 'kitchen', 3],
  ['a', 'abcdef', 3],
  ['ẩm', 'ẩn', 1],
])('%s and %s are %i apart (counted to 2)', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

it('allows short words one slip', () => {
  expect([slipsAllowed('food'), slipsAllowed('beaut'), slipsAllowed('beauty')]).toEqual([1, 1, 2]);
});
