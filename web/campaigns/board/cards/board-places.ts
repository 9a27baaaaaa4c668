import type { BoardColumn } from '../../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';

/** The place of a card: its column and its row among the known cards there. */
export interface Place {
  state: CollaborationState;
  at: number;
}

export type Step = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

type Columns = readonly BoardColumn[];

export function placeOf(columns: Columns, id: number): Place | null {
  for (const { state, cards } of columns) {
    const at = cards.findIndex(card => card.id === id);
    if (at !== -1) return { state, at };
  }
  return null;
}

/** The card that an arrow key leads to; the same if there is none. Columns without cards are skipped. */
export function steppedTo(columns: Columns, { state, at }: Place, step: Step): Place {
  const here = columns.findIndex(column => column.state === state);
  const count = columns[here]?.cards.length ?? 0;
  const inColumn: Partial<Record<Step, number>> = {
    up: at - 1,
    down: at + 1,
    first: 0,
    last: count - 1,
  };
  const row = inColumn[step];
  if (row !== undefined) return { state, at: Math.max(0, Math.min(count - 1, row)) };
  const by = step === 'after' ? 1 : -1;
  for (let next = here + by; columns[next]; next += by) {
    const column = columns[next];
    if (column?.cards.length)
      return { state: column.state, at: Math.max(0, Math.min(at, column.cards.length - 1)) };
  }
  return { state, at };
}

/** The number of places in a column for a card, including the one after all others. */
const placesIn = (column: BoardColumn | undefined, id: number): number =>
  column ? column.cards.filter(card => card.id !== id).length : 0;

/** Where an arrow key moves a held card: into any column, even one without cards. */
export function carriedTo(columns: Columns, id: number, { state, at }: Place, step: Step): Place {
  const here = columns.findIndex(column => column.state === state);
  const by = step === 'after' ? 1 : step === 'before' ? -1 : 0;
  const column = columns[here + by] ?? columns[here];
  const max = placesIn(column, id);
  const rows: Partial<Record<Step, number>> = { up: at - 1, down: at + 1, first: 0, last: max };
  const row = rows[step] ?? at;
  return { state: column?.state ?? state, at: Math.max(0, Math.min(max, row)) };
}

/** The card above a place among the others of its column; null for the top. */
export function aboveOf(columns: Columns, id: number, { state, at }: Place): number | null {
  const others = columns.find(column => column.state === state)?.cards.filter(card => card.id !== id) ?? [];
  return others[Math.min(at, others.length) - 1]?.id ?? null;
}

/** Converts a row among the rendered cards, including the held one, to a place among the others. */
export function withoutHeld(columns: Columns, id: number, { state, at }: Place): Place {
  const own = placeOf(columns, id);
  return { state, at: own?.state === state && at > own.at ? at - 1 : at };
}

/** The reverse: the row where it is rendered. */
export function withHeld(columns: Columns, id: number, { state, at }: Place): Place {
  const own = placeOf(columns, id);
  return { state, at: own?.state === state && at > own.at ? at + 1 : at };
}
