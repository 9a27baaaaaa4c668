import type { BoardColumn } from '../../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';

/** Pixels; Column.module.css and BoardView.module.css have the same. */
export const columnSize = { least: 200, folded: 40, gap: 8, edge: 2 } as const;

/** Below this width, one column fills the screen and the board is scrolled. */
const phone = 640;

/** What the reader has folded (true) and unfolded (false). */
export type BoardFolds = Partial<Record<CollaborationState, boolean>>;

/** Columns of ended collaborations are folded at first. */
const endedStates: readonly CollaborationState[] = ['closed', 'cancelled'];

const widthOf = (columns: number, folded: number) =>
  (columns - folded) * columnSize.least +
  folded * columnSize.folded +
  (columns - 1) * columnSize.gap +
  2 * columnSize.edge;

/** Whether a column is folded however much room there is. */
export const isFoldedAnyway = (state: CollaborationState, folds: BoardFolds): boolean =>
  folds[state] ?? endedStates.includes(state);

/**
 * Returns the folded columns: those that the reader has folded, the ended ones, and as many as must be for all columns
 * to be seen at once, empty ones first, the last of them first. What the reader has unfolded stays so.
 */
export function foldedColumns(
  columns: readonly Pick<BoardColumn, 'state' | 'total'>[],
  folds: BoardFolds,
  width: number,
): Set<CollaborationState> {
  const folded = new Set(columns.map(({ state }) => state).filter(state => isFoldedAnyway(state, folds)));
  if (width < phone) return folded;
  const others = columns.filter(({ state }) => folds[state] === undefined && !folded.has(state)).toReversed();
  const givingWay = [...others.filter(({ total }) => !total), ...others.filter(({ total }) => total)];
  for (const { state } of givingWay) {
    if (widthOf(columns.length, folded.size) <= width) break;
    // One is left to look at.
    if (folded.size < columns.length - 1) folded.add(state);
  }
  return folded;
}
