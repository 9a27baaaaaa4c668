import { expect, test } from 'vitest';
import { readRange, writeRange } from './day-range.ts';

const today = '2026-11-20';
const since = '2026-08-01';
const usual = { from: '2026-10-22', to: today, preset: '30' };
const limits = { presets: ['1', '7', '30', '90', 'all'], maxDays: 1096 } as const;

test.each([
  ['', usual],
  ['days=1', { from: today, to: today, preset: '1' }],
  ['days=7&kind=bots', { from: '2026-11-14', to: today, preset: '7' }],
  ['days=90', { from: '2026-08-23', to: today, preset: '90' }],
  ['days=all', { from: since, to: today, preset: 'all' }],
  ['days=8', usual],
  ['from=2026-01-01&to=2026-01-31&days=7', { from: '2026-01-01', to: '2026-01-31', preset: null }],
  ['from=2026-01-01&to=2026-01-01', { from: '2026-01-01', to: '2026-01-01', preset: null }],
  ['from=2026-02-01', usual],
  ['from=2026-02-01&to=2026-01-31', usual],
  ['from=2026-02-30&to=2026-03-31', usual],
  ['from=2020-01-01&to=2026-11-20', usual],
])('%j is read', (query, expected) => {
  expect(readRange(new URLSearchParams(query), today, limits, since)).toEqual(expected);
});

test('`all` is at most the longest range, and only today if the data start in the future', () => {
  const all = new URLSearchParams('days=all');
  expect(readRange(all, today, limits, '2019-05-05').from).toBe('2023-11-21');
  expect(readRange(all, today, limits, '2026-11-21')).toEqual({ from: today, to: today, preset: 'all' });
});

test.each(['days=all', 'days=1', 'from=2025-01-01&to=2026-11-20'])(
  '%j is not read where the page does not offer it',
  query => {
    const fewer = { presets: ['7', '30', '90'], maxDays: 366 } as const;
    expect(readRange(new URLSearchParams(query), today, fewer)).toEqual(usual);
  },
);

test.each([
  ['days=7&page=3', { preset: '90' } as const, 'days=90'],
  ['days=7&kind=all', { preset: '30' } as const, 'kind=all'],
  ['kind=all&days=7', { from: '2026-01-01', to: '2026-01-31' }, 'kind=all&from=2026-01-01&to=2026-01-31'],
  ['from=2026-01-01&to=2026-01-31', { preset: 'all' } as const, 'days=all'],
])('%j with another range', (query, range, expected) => {
  expect(writeRange(new URLSearchParams(query), range).toString()).toBe(expected);
});
