import { describe, expect, test } from 'vitest';
import {
  type CollaborationState,
  collaborationStates,
} from '../../../../contract/campaigns/collaboration-kinds.ts';
import { type BoardFolds, columnSize, foldedColumns } from './board-folds.ts';

/** The width of the board on a screen of 1440 pixels, beside the full menu. */
const laptop = 1176;

const board = (...empty: CollaborationState[]) =>
  collaborationStates.map(state => ({ state, total: empty.includes(state) ? 0 : 3 }));

const open = (
  width: number,
  { empty = [], folds = {} }: { empty?: CollaborationState[]; folds?: BoardFolds },
) => {
  const folded = foldedColumns(board(...empty), folds, width);
  return collaborationStates.filter(state => !folded.has(state));
};

test('all columns are seen at once on 1440 pixels, the first of them in full', () => {
  expect(open(laptop, {})).toEqual(['negotiating', 'agreed', 'productSent', 'draftDue']);
});

test('empty columns give way before those with cards', () => {
  expect(open(laptop, { empty: ['agreed', 'productSent', 'paid'] })).toEqual([
    'negotiating',
    'draftDue',
    'draftApproved',
    'published',
  ]);
});

test('where there is room only ended collaborations are folded', () => {
  expect(open(2000, { empty: ['agreed'] })).toEqual(collaborationStates.slice(0, 8));
});

test('on a phone the board is scrolled instead', () => {
  expect(open(358, {})).toEqual(collaborationStates.slice(0, 8));
});

test.each([700, 900, 1176, 1328, 1656])('on %i pixels nothing is cut off', width => {
  const count = open(width, {}).length;
  const needed =
    count * columnSize.least +
    (collaborationStates.length - count) * columnSize.folded +
    (collaborationStates.length - 1) * columnSize.gap +
    2 * columnSize.edge;
  expect(needed).toBeLessThanOrEqual(width);
});

describe('what the reader chose', () => {
  test('is unfolded, and another gives way', () => {
    expect(open(laptop, { folds: { paid: false } })).toEqual([
      'negotiating',
      'agreed',
      'productSent',
      'paid',
    ]);
    expect(open(laptop, { folds: { cancelled: false } })).toContain('cancelled');
  });

  test('is folded, and makes room for another', () => {
    expect(open(laptop, { folds: { agreed: true } })).toEqual([
      'negotiating',
      'productSent',
      'draftDue',
      'draftApproved',
    ]);
  });
});
