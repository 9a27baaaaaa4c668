import type { BoardColumn, Card } from '../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';

export interface Board {
  columns: BoardColumn[];
}

/** A move of a card. */
export interface Move {
  id: number;
  to: CollaborationState;
  /** The card above it; null for the top. */
  after: number | null;
}

type Sums = BoardColumn['fees'];

/** Adds an amount to sums, or subtracts it; a currency without a remaining amount is dropped. */
function added(sums: Sums, { currency, feeMinor }: Card, sign: 1 | -1): Sums {
  if (!feeMinor) return sums;
  const known = sums.find(sum => sum.currency === currency);
  if (!known) return [...sums, { currency, minor: sign * feeMinor }];
  return sums
    .map(sum => (sum === known ? { currency, minor: sum.minor + sign * feeMinor } : sum))
    .filter(sum => sum.minor !== 0);
}

export const findCard = (board: Board, id: number): Card | undefined => {
  for (const { cards } of board.columns) {
    const card = cards.find(each => each.id === id);
    if (card) return card;
  }
  return undefined;
};

function inserted(cards: readonly Card[], card: Card, after: number | null): Card[] {
  if (after === null) return [card, ...cards];
  const at = cards.findIndex(each => each.id === after);
  // The card above is no longer here: the end of the known cards is the closest place.
  const place = at === -1 ? cards.length : at + 1;
  return [...cards.slice(0, place), card, ...cards.slice(place)];
}

/** Returns the board after a move; columns that it does not affect stay the same objects. */
export function movedOn(board: Board, { id, to, after }: Move): Board {
  const card = findCard(board, id);
  if (!card || after === id) return board;
  const put: Card = card.state === to ? card : { ...card, state: to };
  return {
    columns: board.columns.map(column => {
      const isFrom = column.state === card.state;
      const isTo = column.state === to;
      if (!isFrom && !isTo) return column;
      const rest = column.cards.filter(each => each.id !== id);
      const change = Number(isTo) - Number(isFrom);
      return {
        ...column,
        total: column.total + change,
        fees: change === 0 ? column.fees : added(column.fees, card, isTo ? 1 : -1),
        cards: isTo ? inserted(rest, put, after) : rest,
      };
    }),
  };
}

/** Returns the board with the server's current state of a card, at its place. */
export const withCardOf = (board: Board, card: Card): Board => ({
  columns: board.columns.map(column =>
    column.cards.some(each => each.id === card.id)
      ? { ...column, cards: column.cards.map(each => (each.id === card.id ? card : each)) }
      : column,
  ),
});

/** Returns the board with more cards at the end of a column; ignores those that are there already. */
export const withMore = (board: Board, state: CollaborationState, more: readonly Card[]): Board => ({
  columns: board.columns.map(column => {
    if (column.state !== state) return column;
    const known = new Set(column.cards.map(card => card.id));
    return { ...column, cards: [...column.cards, ...more.filter(card => !known.has(card.id))] };
  }),
});

/** Returns whether the card is there already. */
export function isNoMove(board: Board, { id, to, after }: Move): boolean {
  const column = board.columns.find(each => each.state === to);
  const at = column?.cards.findIndex(card => card.id === id) ?? -1;
  if (!column || at === -1) return false;
  return after === id || (column.cards[at - 1]?.id ?? null) === after;
}
