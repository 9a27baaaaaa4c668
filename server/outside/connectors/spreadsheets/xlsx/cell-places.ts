export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const lastColumn = 16_383;
export const lastRow = 1_048_576;

/** Column from 0 of a reference such as `AB12`; undefined where it has none. */
export function columnOf(reference: string): number | undefined {
  let column = 0;
  let at = reference.charCodeAt(0) === 36 ? 1 : 0;
  for (; at < reference.length && at < 5; at++) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column === 0 || column > lastColumn + 1 ? undefined : column - 1;
}

/** The area of `B2:C4`, or of one cell. */
export function areaOf(reference: string): Area | undefined {
  const read = /^\$?([a-z]{1,3})\$?(\d{1,7})(?::\$?([a-z]{1,3})\$?(\d{1,7}))?$/i.exec(reference.trim());
  if (!read) return undefined;
  const [, first = '', top = '', last = first, bottom = top] = read;
  const columns = [columnOf(first), columnOf(last)];
  const [left, right] = columns;
  if (left === undefined || right === undefined) return undefined;
  const rows = [Number(top), Number(bottom)];
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(left, right),
    right: Math.max(left, right),
  };
}
