import { expect, test } from 'vitest';
import { filterOf, hasFilter, readVisits, writeVisits } from './visit-state.ts';

const first = {
  kind: 'people',
  from: '',
  to: '',
  visitor: null,
  region: '',
  system: '',
  device: null,
  app: null,
  referrer: '',
  page: 1,
  size: 20,
};

test.each([
  ['', first],
  ['kind=bots&visitor=old&page=3', { ...first, kind: 'bots', visitor: 'old', page: 3 }],
  [
    'region=CN%2F广东&system=iOS&device=phone',
    { ...first, region: 'CN/广东', system: 'iOS', device: 'phone' },
  ],
  ['app=tiktok&referrer=-&size=50', { ...first, app: 'tiktok', referrer: '-', size: 50 }],
  ['page=500', { ...first, page: 500 }],
  ['page=101&size=100', { ...first, size: 100 }],
  ['from=2026-11-01&to=2026-02-30', { ...first, from: '2026-11-01' }],
  ['kind=cats&visitor=cat&device=toaster&app=none&page=0&size=7', first],
])('%j is read', (query, expected) => {
  expect(readVisits(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  ['tab=records&keyword=x', { kind: 'bots' } as const, 'tab=records&keyword=x&kind=bots'],
  ['kind=bots&page=4', { kind: 'people' } as const, ''],
  ['days=7&kind=all&page=4&size=50', { system: 'iOS' }, 'days=7&kind=all&system=iOS&size=50'],
  ['system=iOS', { page: 2 }, 'system=iOS&page=2'],
  ['system=iOS&page=2', { size: 100 }, 'system=iOS&size=100'],
  ['device=phone&from=2026-01-01', { device: null }, 'from=2026-01-01'],
])('%j with %j is %j', (query, by, expected) => {
  expect(writeVisits(new URLSearchParams(query), by).toString()).toBe(expected);
});

test('The server gets set filters only', () => {
  const state = readVisits(new URLSearchParams('region=-&from=2026-11-01&page=2'));
  expect(filterOf(state, 7)).toEqual({ linkId: 7, kind: 'people', region: '-', from: '2026-11-01' });
  expect(filterOf(readVisits(new URLSearchParams()), undefined)).toEqual({ kind: 'people' });
});

test.each([
  ['kind=bots&from=2026-01-01', false],
  ['visitor=new', true],
  ['referrer=-', true],
  ['app=line', true],
])('%j filters: %s', (query, expected) => {
  expect(hasFilter(readVisits(new URLSearchParams(query)))).toBe(expected);
});
