/** Pixels from one card to the next. */
export const rowHeight = 132;
/** Pixels between two cards. */
export const rowGap = 8;
/** Rows rendered beyond either edge, so that they are there when scrolling. */
const beyond = 2;
/** At most this many are rendered in a column, however high the window is. */
const max = 18;

export interface Rows {
  first: number;
  /** The index after the last one. */
  end: number;
}

/** Returns which rows of a column are rendered. @param height of the visible part, pixels */
export function visibleRows(scrolled: number, height: number, count: number): Rows {
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight) - beyond, count - 1));
  const end = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + beyond, first + max);
  return { first, end: Math.max(end, first) };
}

/** Where a card would be dropped at a height within the column's cards. */
export const placeAt = (offset: number, count: number): number =>
  Math.max(0, Math.min(count, Math.round(offset / rowHeight)));

/** How far a column must scroll to show a row completely; unchanged if it is visible already. */
export function scrolledTo(row: number, scrolled: number, height: number): number {
  const top = row * rowHeight;
  if (top < scrolled) return top;
  const bottom = top + rowHeight;
  return bottom > scrolled + height ? Math.max(0, bottom - height) : scrolled;
}
