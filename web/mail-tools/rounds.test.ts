import { expect, test } from 'vitest';
import { isBlank, moved, replaced, without } from './rounds.ts';

test.each([
  [1, 1, 'acbd'],
  [2, -1, 'acbd'],
  [3, -1, 'abdc'],
  // The first mail stays first, and nothing moves over an end.
  [1, -1, 'abcd'],
  [0, 1, 'abcd'],
  [3, 1, 'abcd'],
] as const)('round %i moved by %i', (at, by, order) =>
  expect(moved([...'abcd'], at, by).join('')).toBe(order),
);

test('a round is replaced, or taken out', () => {
  expect(replaced(['a', 'b'], 1, 'x')).toEqual(['a', 'x']);
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

test.each([
  ['', true],
  ['<p></p><p><br></p>', true],
  ['<p>x</p>', false],
  ['<p><img src="/a.png"></p>', false],
])('%j is blank: %s', (html, blank) => expect(isBlank(html)).toBe(blank));
