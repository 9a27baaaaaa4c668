import { expect, test } from 'vitest';
import { askRank, isNarrowed, readRank, writeRank } from './rank-state.ts';

const read = (query: string) => readRank(new URLSearchParams(query));

test.each([
  ['', ''],
  ['window=7&platform=tiktok&page=1', ''],
  ['page=2&window=30&region=DE&platform=youtube', 'platform=youtube&window=30&region=DE&page=2'],
  ['region=germany&window=3&platform=vine&saved=yes', ''],
  ['keyword=%20bean%20&saved=1', 'keyword=bean&saved=1'],
])('%s is written as "%s"', (query, kept) => {
  expect(writeRank(read(query)).toString()).toBe(kept);
});

test('a call has the platform, and the filters under its own names', () => {
  expect(askRank(read('keyword=bean&saved=1&window=1')).toString()).toBe(
    'window=1&platform=tiktok&words=bean&onlySaved=true',
  );
});

test.each([
  ['window=30&platform=youtube&saved=1', false],
  ['region=DE', true],
  ['category=food', true],
  ['keyword=bean', true],
])('%s narrows: %s', (query, narrows) => {
  expect(isNarrowed(read(query))).toBe(narrows);
});
