import { expect, test } from 'vitest';
import { anyRecord, hasFilter, readState, writeState } from './record-state.ts';

const first = { ...anyRecord, page: 1, size: 20 };

test.each([
  ['', first],
  ['action=member.delete&accountId=7', { ...first, action: 'member.delete', accountId: 7 }],
  ['from=2026-11-01&to=2026-11-20&page=3', { ...first, from: '2026-11-01', to: '2026-11-20', page: 3 }],
  ['size=100', { ...first, size: 100 }],
  ['action=nothing&accountId=-1&from=2026-02-30&to=x&page=0&size=21', first],
  ['page=10001', first],
])('%j is read', (query, expected) => {
  expect(readState(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  '',
  'action=member.delete&accountId=7&from=2026-11-01&to=2026-11-20&page=2&size=50',
  'to=2026-11-20',
])('%j is written as it was read', query => {
  expect(writeState(readState(new URLSearchParams(query))).toString()).toBe(query);
});

test.each([
  [anyRecord, false],
  [{ ...anyRecord, action: 'team.update' } as const, true],
  [{ ...anyRecord, accountId: 3 }, true],
  [{ ...anyRecord, from: '2026-11-01' }, true],
  [{ ...anyRecord, to: '2026-11-01' }, true],
])('%j asks for something: %s', (filter, expected) => {
  expect(hasFilter(filter)).toBe(expected);
});
