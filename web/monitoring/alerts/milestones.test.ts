import { expect, it } from 'vitest';
import { marksIn, markText, playsOf } from './milestones.ts';

it.each([
  ['100', 100],
  ['10k', 10_000],
  ['1.5 M', 1_500_000],
  ['1万', 10_000],
  ['２亿', 200_000_000],
  ['99', null],
  ['many', null],
  ['-5k', null],
  ['9999亿', 999_900_000_000],
  ['1e6', null],
  ['10001亿', null],
])('%s are %s plays', (text, plays) => {
  expect(playsOf(text)).toBe(plays);
});

it.each([
  ['1M,10k,10000', [10_000, 1_000_000]],
  ['', []],
  ['10k,abc', null],
])('%j are the marks %j', (value, marks) => {
  expect(marksIn(value)).toEqual(marks);
});

it.each([10_000, 1_500_000, 1_000_000, 1234, 999, 2_000_000_000, 12_340])(
  '%s is formatted so that it is parsed back',
  plays => {
    expect(playsOf(markText(plays))).toBe(plays);
  },
);

it('a mark is shown short', () => {
  expect([10_000, 1_500_000, 1234].map(markText)).toEqual(['10K', '1.5M', '1234']);
});
