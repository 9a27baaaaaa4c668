import { writeXlsxStream } from 'hucre/xlsx';
import { clockAt } from '../../../contract/core/zone-clock.ts';

/** For columns of moments. */
export const momentFormat = 'yyyy-mm-dd hh:mm:ss';

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A text is written as text whatever it begins with, so that nothing in it ever runs; null is an empty cell. */
export type XlsxCell = string | number | Date | null;

export interface XlsxColumn {
  head: string;
  /** Excel's number format, e.g. `#,##0`; `momentFormat` for moments. */
  format?: string;
  /** In letters of the standard font. */
  width?: number;
}

export interface XlsxSheet {
  /** At most 31 letters, none of `[ ] : * ? / \`. */
  sheet: string;
  columns: readonly XlsxColumn[];
  /** Moments are written as its clocks show them, because a spreadsheet knows no time zones. */
  timeZone?: string;
}

/** What Excel holds in a cell. */
const cellLength = 32_767;
/** Readers of Office Open XML take `_x0041_` for an A; where a text has just that, its first character is told so. */
const looksEscaped = /_(?=x[0-9a-f]{4}_)/gi;
/** They are no characters, and XML must not have them. */
const noCharacters = /[\uFFFE\uFFFF]/g;

/** A text as Excel reads it back. */
export function writtenText(text: string): string {
  return text.slice(0, cellLength).replace(noCharacters, '').replace(looksEscaped, '_x005F_');
}

/**
 * An Excel file of one sheet with a heading that stays in sight, written piece by piece as rows arrive: a few
 * hundred rows are in memory, never the file. What `rows` throws is thrown on.
 */
export async function* writeXlsx(
  rows: AsyncIterable<readonly XlsxCell[]>,
  { sheet, columns, timeZone = 'UTC' }: XlsxSheet,
): AsyncGenerator<Buffer, void> {
  const written = (cell: XlsxCell) => {
    if (typeof cell === 'string') return writtenText(cell);
    return cell instanceof Date ? new Date(clockAt(timeZone, cell)) : cell;
  };
  async function* body() {
    yield columns.map(({ head }) => writtenText(head));
    for await (const cells of rows) yield cells.map(written);
  }
  const stream = writeXlsxStream(body(), {
    name: sheet,
    columns: columns.map(({ format, width }) => ({
      ...(format === undefined ? {} : { numFmt: format }),
      ...(width === undefined ? {} : { width }),
    })),
    freezePane: { rows: 1 },
  });
  for await (const bytes of stream) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
