/** Pixels from a card to the next one. */
export const rowHeight = 132;
/** Pixels between two cards. */
export const rowGap = 8;
/** Rows drawn beyond either edge, so that scrolling finds them there. */
const beyond = 2;
/** More are never drawn in a column, however high its window. */
const most = 18;

export interface Rows {
  first: number;
  /** The one after the last. */
  end: number;
}

/** Which rows of a column are drawn. @param height of what can be seen, pixels */
export function visibleRows(scrolled: number, height: number, count: number): Rows {
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight) - beyond, count - 1));
  const end = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + beyond, first + most);
  return { first, end: Math.max(end, first) };
}

/** Where a card would come to lie when it is let go at a height within the column's cards. */
export const placeAt = (offset: number, count: number): number =>
  Math.max(0, Math.min(count, Math.round(offset / rowHeight)));

/** How far a column must scroll that a row is whole to be seen; the same where it is already. */
export function scrolledTo(row: number, scrolled: number, height: number): number {
  const top = row * rowHeight;
  if (top < scrolled) return top;
  const bottom = top + rowHeight;
  return bottom > scrolled + height ? Math.max(0, bottom - height) : scrolled;
}
