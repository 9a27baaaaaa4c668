import { expect, test } from 'vitest';
import { changedRound, isBlank, moved, newRound, without } from './rounds.ts';

test.each([
  [1, 1, 'acbd'],
  [2, -1, 'acbd'],
  [3, -1, 'abdc'],
  // The first mail stays first, and nothing moves beyond the ends.
  [1, -1, 'abcd'],
  [0, 1, 'abcd'],
  [3, 1, 'abcd'],
] as const)('round %i moved by %i', (at, by, order) =>
  expect(moved([...'abcd'], at, by).join('')).toBe(order),
);

test('a round is changed as it is by then, the others stay', () => {
  const rounds = [newRound(), { ...newRound(), attachments: [1] }];
  expect(changedRound(rounds, 0, { subject: '合作' }).map(({ subject }) => subject)).toEqual(['合作', '']);
  const added = changedRound(rounds, 1, ({ attachments }) => ({ attachments: [...attachments, 2] }));
  expect(added.map(({ attachments }) => attachments)).toEqual([[], [1, 2]]);
});

test('a round is taken out', () => {
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

test.each([
  ['', true],
  ['<p></p><p><br></p>', true],
  ['<p>x</p>', false],
  ['<p><img src="/a.png"></p>', false],
])('%j is blank: %s', (html, blank) => expect(isBlank(html)).toBe(blank));
