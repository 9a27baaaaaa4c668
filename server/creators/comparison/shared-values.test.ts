import { expect, test } from 'vitest';
import { commonestFirst, sharedValues } from './shared-values.ts';

test.each([
  ['nothing', [], []],
  ['the commonest first', ['b', 'a', 'b'], ['b', 'a']],
  ['the same often by the alphabet', ['c', 'a', 'b'], ['a', 'b', 'c']],
  ['one word in several spellings', ['Ẩmthực', 'x', 'amthuc', 'X', 'x'], ['x', 'ẩmthực']],
  ['nothing but marks', ['\u0301'], []],
])('%s', (_, texts, expected) => {
  expect(commonestFirst(texts)).toEqual(expected);
});

test('values shared by two or more come with their creators', () => {
  const creators = [
    { id: 3, values: ['beauty', 'café', 'solo'] },
    { id: 1, values: ['food', 'cafe', 'beauty'] },
    { id: 2, values: ['food', 'beauty'] },
  ];
  expect(sharedValues(creators)).toEqual([
    { value: 'beauty', creators: [3, 1, 2] },
    { value: 'café', creators: [3, 1] },
    { value: 'food', creators: [1, 2] },
  ]);
  expect(sharedValues(creators.slice(0, 1))).toEqual([]);
  expect(sharedValues([{ id: 1, values: ['a', 'A'] }]), 'a creator shares nothing with itself').toEqual([]);
});
