import { expect, test } from 'vitest';
import { rankChange } from './rank-change.ts';

const day = '2026-11-20';

test.each([
  [
    { rank: 2, before: 5, firstSeenOn: '2026-11-01' },
    { kind: 'up', by: 3 },
  ],
  [
    { rank: 5, before: 2, firstSeenOn: '2026-11-01' },
    { kind: 'down', by: 3 },
  ],
  [{ rank: 5, before: 5, firstSeenOn: '2026-11-01' }, { kind: 'level' }],
  [{ rank: 5, before: null, firstSeenOn: day }, { kind: 'new' }],
  [{ rank: 5, before: null, firstSeenOn: '2026-11-01' }, { kind: 'back' }],
])('%o', (row, change) => {
  expect(rankChange(row, day)).toEqual(change);
});
