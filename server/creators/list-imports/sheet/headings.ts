import { profileOf } from '../../../../contract/core/pasted-links/profile-links.ts';
import { fieldNamed, isOurs } from './heading-words.ts';

/** A row with its number in the spreadsheet. */
export interface NumberedRow {
  row: number;
  cells: readonly string[];
}

export interface Layout {
  /** Empty if the file has none. */
  headings: readonly string[];
  /** The number of rows at the top that are titles and headings. */
  skip: number;
}

/** Headings are within the first rows; titles and hints may be above them. */
const farthestHeading = 10;

export const isProfileLink = (text: string): boolean => text !== '' && !('fault' in profileOf(text));

const hasLink = ({ cells }: NumberedRow) => cells.some(isProfileLink);
const isNamed = (cell: string) => fieldNamed(cell) !== undefined || isOurs(cell);
/** Addresses, handles and long numbers are not column names. */
const looksTyped = ({ cells }: NumberedRow) => cells.some(cell => /[/@]|\.\w|\d{5}/.test(cell));

/**
 * Finds the headings in the first rows of a file: the first row with a known column name, else the row just above the
 * first link. A file that begins with links has none.
 */
export function findHeadings(head: readonly NumberedRow[]): Layout {
  const firstLink = head.findIndex(hasLink);
  const above = firstLink === -1 ? head : head.slice(0, firstLink);
  const named = above.slice(0, farthestHeading).findIndex(({ cells }) => cells.some(isNamed));
  if (named !== -1) return { headings: head[named]?.cells ?? [], skip: named + 1 };
  if (firstLink === -1) return { headings: head[0]?.cells ?? [], skip: 1 };
  if (above.length === 0 || above.some(looksTyped)) return { headings: [], skip: 0 };
  return { headings: above.at(-1)?.cells ?? [], skip: above.length };
}
