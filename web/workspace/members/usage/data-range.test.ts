import { expect, test } from 'vitest';
import { readRange, writeRange } from './data-range.ts';

const today = '2026-11-20';

test.each([
  ['', { from: '2026-10-22', to: today, preset: 30 }],
  ['days=7', { from: '2026-11-14', to: today, preset: 7 }],
  ['days=90&key=mail.daily', { from: '2026-08-23', to: today, preset: 90 }],
  ['days=8', { from: '2026-10-22', to: today, preset: 30 }],
  ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31', preset: null }],
  ['from=2026-01-01&to=2026-01-01&days=7', { from: '2026-01-01', to: '2026-01-01', preset: null }],
  ['from=2026-02-01&to=2026-01-31', { from: '2026-10-22', to: today, preset: 30 }],
  ['from=2026-02-30&to=2026-03-31', { from: '2026-10-22', to: today, preset: 30 }],
  ['from=2020-01-01&to=2026-11-20', { from: '2026-10-22', to: today, preset: 30 }],
  ['from=2026-02-01', { from: '2026-10-22', to: today, preset: 30 }],
])('%j is read', (query, expected) => {
  expect(readRange(new URLSearchParams(query), today)).toEqual(expected);
});

test.each([
  ['days=7', { preset: 90 } as const, 'days=90'],
  ['days=7&key=mail.daily', { preset: 30 } as const, 'key=mail.daily'],
  ['key=a&days=7', { from: '2026-01-01', to: '2026-01-31' }, 'key=a&from=2026-01-01&to=2026-01-31'],
  ['from=2026-01-01&to=2026-01-31', { preset: 7 } as const, 'days=7'],
])('%j with another range', (query, range, expected) => {
  expect(writeRange(new URLSearchParams(query), range).toString()).toBe(expected);
});
