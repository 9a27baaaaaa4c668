import { expect, test } from 'vitest';
import type { DraftState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { areApproved } from './approved-drafts.ts';

type Draft = [deliverable: number | null, state: DraftState];
const cases: [what: string, newestFirst: Draft[], expected: boolean][] = [
  ['no draft', [], false],
  ['one that waits', [[1, 'waiting']], false],
  ['one that is approved', [[1, 'approved']], true],
  ['one of none', [[null, 'approved']], true],
  [
    'a new one over an approved one',
    [
      [1, 'waiting'],
      [1, 'approved'],
    ],
    false,
  ],
  [
    'an approved one over one to be changed',
    [
      [1, 'approved'],
      [1, 'changesWanted'],
    ],
    true,
  ],
  [
    'one of two',
    [
      [1, 'approved'],
      [2, 'waiting'],
    ],
    false,
  ],
  [
    'both',
    [
      [1, 'approved'],
      [2, 'approved'],
    ],
    true,
  ],
  [
    'one of none beside one that is to be changed',
    [
      [null, 'approved'],
      [2, 'changesWanted'],
    ],
    false,
  ],
];

test.each(cases)('%s', (_, drafts, expected) => {
  expect(areApproved(drafts.map(([deliverable_id, state]) => ({ deliverable_id, state })))).toBe(expected);
});
