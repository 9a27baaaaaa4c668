import { expect, test } from 'vitest';
import { bracketEnds, groupReasons } from './reason-groups.ts';

test('reasons of one kind are grouped, the strongest first', () => {
  expect(
    groupReasons([
      { kind: 'hashtag', value: 'foodtok' },
      { kind: 'word', value: 'ramen' },
      { kind: 'hashtag', value: 'izakaya' },
      { kind: 'hashtag', value: 'foodtok' },
      { kind: 'region', value: 'JP' },
    ]),
  ).toEqual([
    { kind: 'hashtag', values: ['foodtok', 'izakaya'] },
    { kind: 'word', values: ['ramen'] },
    { kind: 'region', values: ['JP'] },
  ]);
});

test.each([
  ['0', { from: 0, to: 10_000 }],
  ['1', { from: 10_000, to: 50_000 }],
  ['4', { from: 1_000_000, to: null }],
])('bracket %s has its ends', (value, ends) => {
  expect(bracketEnds(value)).toEqual(ends);
});
