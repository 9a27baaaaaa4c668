import { writeXlsx } from 'hucre/xlsx';
import { writtenText } from './write-xlsx.ts';

/** A number may have a format of its own, e.g. `0.00%`; null is an empty cell. A text never runs. */
export type BookCell = string | number | { number: number; format: string } | null;

export interface BookSheet {
  name: string;
  /** The first is the heading. */
  rows: readonly (readonly BookCell[])[];
  /** Widths of the columns, in characters of the standard font. */
  widths: readonly number[];
  /** Excel's number formats, by column. */
  formats?: readonly (string | undefined)[];
  /** The heading is bold and stays visible while scrolling. */
  hasHeading: boolean;
}

const valueOf = (cell: BookCell): string | number | null => {
  if (typeof cell === 'string') return writtenText(cell);
  return typeof cell === 'object' && cell ? cell.number : cell;
};

type Style = { font: { bold: true } } | { numFmt: string };

function styleOf(cell: BookCell, isHeading: boolean): Style | null {
  if (isHeading) return { font: { bold: true } };
  return typeof cell === 'object' && cell ? { numFmt: cell.format } : null;
}

function stylesOf({ rows, hasHeading }: BookSheet) {
  const styled = new Map<string, { value: string | number | null; style: Style }>();
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const style = styleOf(cell, hasHeading && row === 0);
      if (style) styled.set(`${row},${column}`, { value: valueOf(cell), style });
    }
  }
  return styled;
}

/** Writes a small Excel file of several sheets in memory; `writeXlsx` streams large tables. */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    // Texts are stored in their cells, as in the tables of `writeXlsx`.
    stringMode: 'inline',
    sheets: sheets.map(sheet => ({
      name: sheet.name,
      rows: sheet.rows.map(row => row.map(valueOf)),
      columns: sheet.widths.map((width, column) => {
        const format = sheet.formats?.[column];
        return { width, ...(format === undefined ? {} : { numFmt: format }) };
      }),
      cells: stylesOf(sheet),
      ...(sheet.hasHeading ? { freezePane: { rows: 1 } } : {}),
    })),
  });
  return Buffer.from(bytes);
}
