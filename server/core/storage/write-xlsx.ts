import { writeXlsxStream } from 'hucre/xlsx';
import { clockAt } from '../../../contract/core/time/zone-clock.ts';

/** The number format of columns of moments. */
export const momentFormat = 'yyyy-mm-dd hh:mm:ss';

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A text is always written as text, so that it never runs as a formula; null is an empty cell. */
export type XlsxCell = string | number | Date | null;

export interface XlsxColumn {
  head: string;
  /** Excel's number format, e.g. `#,##0`; `momentFormat` for moments. */
  format?: string;
  /** In characters of the standard font. */
  width?: number;
}

export interface XlsxSheet {
  /** At most 31 characters, none of `[ ] : * ? / \`. */
  sheet: string;
  columns: readonly XlsxColumn[];
  /** Moments are written in this zone's local time, because a spreadsheet has no time zones. */
  timeZone?: string;
}

/** The most characters that Excel holds in a cell. */
const cellLength = 32_767;
/** Readers of Office Open XML read `_x0041_` as an A; in a text that contains this, its underscore is escaped. */
const looksEscaped = /_(?=x[0-9a-f]{4}_)/gi;
/** These are not characters, and XML must not contain them. */
const noCharacters = /[\uFFFE\uFFFF]/g;

/** Returns a text in the form that Excel reads back unchanged, cut to the length of a cell. */
export function writtenText(text: string): string {
  return text.slice(0, cellLength).replace(noCharacters, '').replace(looksEscaped, '_x005F_');
}

/**
 * Streams an Excel file of one sheet, whose heading stays visible, while rows arrive: a few hundred rows are in memory,
 * never the file. Throws what `rows` throws.
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
