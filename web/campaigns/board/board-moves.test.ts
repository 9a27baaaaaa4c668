import { expect, test } from 'vitest';
import type { Card } from '../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { type Board, isNoMove, type Move, movedOn, withMore } from './board-moves.ts';

const card = (id: number, state: CollaborationState, feeMinor: number | null = null): Card => ({
  id,
  state,
  creator: { id, platform: 'tiktok', name: `N${id}`, handle: `h${id}`, avatarUrl: '', followers: null },
  feeMinor,
  currency: 'USD',
  openMinor: null,
  deliverables: 0,
  posted: 0,
  checks: null,
  nextDue: null,
  waitingDrafts: 0,
  stateSince: '2026-11-20T00:00:00.000Z',
  revision: 1,
});

const board: Board = {
  columns: [
    {
      state: 'negotiating',
      total: 3,
      fees: [{ currency: 'USD', minor: 500 }],
      cards: [card(1, 'negotiating', 500), card(2, 'negotiating'), card(3, 'negotiating')],
    },
    { state: 'agreed', total: 5, fees: [], cards: [card(4, 'agreed'), card(5, 'agreed')] },
    { state: 'closed', total: 0, fees: [], cards: [] },
  ],
};
const asText = ({ columns }: Board) =>
  columns.map(
    ({ cards, total, fees }) => `${cards.map(each => each.id).join(' ')}|${total}|${fees[0]?.minor ?? ''}`,
  );

test.each<[string, Move, string[]]>([
  ['to the top of another', { id: 1, to: 'agreed', after: null }, ['2 3|2|', '1 4 5|6|500', '|0|']],
  ['behind a card', { id: 2, to: 'agreed', after: 4 }, ['1 3|2|500', '4 2 5|6|', '|0|']],
  ['behind one that is gone', { id: 2, to: 'agreed', after: 99 }, ['1 3|2|500', '4 5 2|6|', '|0|']],
  ['into an empty one', { id: 3, to: 'closed', after: null }, ['1 2|2|500', '4 5|5|', '3|1|']],
  ['within its own', { id: 1, to: 'negotiating', after: 3 }, ['2 3 1|3|500', '4 5|5|', '|0|']],
  ['behind itself', { id: 1, to: 'negotiating', after: 1 }, ['1 2 3|3|500', '4 5|5|', '|0|']],
  ['one that nobody knows', { id: 9, to: 'agreed', after: null }, ['1 2 3|3|500', '4 5|5|', '|0|']],
])('A card moves %s', (_name, move, expected) => {
  expect(asText(movedOn(board, move))).toEqual(expected);
});

test('Columns outside a move are not replaced, and the card has its new state', () => {
  const next = movedOn(board, { id: 1, to: 'agreed', after: null });
  expect(next.columns[2]).toBe(board.columns[2]);
  expect(next.columns[1]?.cards[0]?.state).toBe('agreed');
  expect(next.columns[1]?.cards[1]).toBe(board.columns[1]?.cards[0]);
});

test.each<[Move, boolean]>([
  [{ id: 1, to: 'negotiating', after: null }, true],
  [{ id: 2, to: 'negotiating', after: 1 }, true],
  [{ id: 2, to: 'negotiating', after: 2 }, true],
  [{ id: 2, to: 'negotiating', after: null }, false],
  [{ id: 1, to: 'agreed', after: null }, false],
])('%o moves nothing: %s', (move, expected) => {
  expect(isNoMove(board, move)).toBe(expected);
});

test('More cards are added at the end, none twice', () => {
  const next = withMore(board, 'agreed', [card(5, 'agreed'), card(6, 'agreed')]);
  expect(asText(next)[1]).toBe('4 5 6|5|');
});
