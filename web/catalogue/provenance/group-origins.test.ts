import { expect, test } from 'vitest';
import type { Origin } from '../../../contract/catalogue/provenance.ts';
import { together } from './group-origins.ts';

const [monday, friday] = ['2026-11-16T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];
const origin = (fields: Partial<Origin>): Origin => ({
  field: 'name',
  source: 'youtube',
  sourceName: 'YouTube',
  at: friday ?? '',
  count: null,
  oldestAt: null,
  keepUntil: null,
  ...fields,
});

test('data reported together is one line, the newest first', () => {
  const lines = together([
    origin({ field: 'region', source: 'file', sourceName: 'File', at: monday }),
    origin({ field: 'name' }),
    origin({ field: 'posts', count: 3, oldestAt: friday }),
    origin({ field: 'snapshots', count: 5, oldestAt: monday }),
    origin({ field: 'bio', keepUntil: monday }),
  ]);
  expect(lines.map(({ facts, oldestAt }) => [facts.map(({ field }) => field), oldestAt])).toEqual([
    [['name', 'posts'], null],
    [['snapshots'], monday],
    [['bio'], null],
    [['region'], null],
  ]);
});
