import { expect, test } from 'vitest';
import type { Source, SourceCredential, SourceQuota } from '../../../../contract/sourcing/sources.ts';
import { quotaRows } from './quota-rows.ts';

const credential = (group: string, state: SourceCredential['state'] = 'ok'): SourceCredential => ({
  id: 1,
  name: group,
  group,
  isSandbox: false,
  state,
  refusedText: '',
  freeAt: null,
  lastUsedAt: null,
  values: {},
});

const quota = (more: Partial<SourceQuota> = {}): SourceQuota => ({
  group: 'a',
  bucket: 'units',
  per: 'pacificDay',
  limit: 10_000,
  used: 12,
  resetsAt: '2026-11-23T08:00:00Z',
  isExhausted: false,
  spends: [
    { purpose: 'check', units: 2, calls: 2, open: 0 },
    { purpose: 'refresh', units: 10, calls: 4, open: 3 },
    { purpose: 'acquisition', units: 0, calls: 1, open: 0 },
  ],
  ...more,
});

const rowsOf = (more: Partial<Source>) =>
  quotaRows({
    buckets: [
      { name: 'units', units: 10_000, limit: 10_000, per: 'pacificDay' },
      { name: 'search', units: 100, limit: 50, per: 'pacificDay' },
    ],
    quotas: [],
    credentials: [],
    ...more,
  } as Source);

test('a source that is not set up has none', () => {
  expect(rowsOf({})).toEqual([]);
});

test('an unused quota is listed, empty', () => {
  const rows = rowsOf({ credentials: [credential('a'), credential('a'), credential('b', 'off')] });
  expect(rows.map(({ key, used, limit, resetsAt }) => [key, used, limit, resetsAt])).toEqual([
    ['a units', 0, 10_000, null],
    ['a search', 0, 50, null],
  ]);
});

test('uses are in the order of purposes, and those of a removed credential stay', () => {
  const [row] = rowsOf({ quotas: [quota()] });
  expect(row).toMatchObject({ group: 'a', used: 12, open: 3, resetsAt: '2026-11-23T08:00:00Z' });
  expect(row?.spends.map(({ purpose }) => purpose)).toEqual(['refresh', 'check']);
});
