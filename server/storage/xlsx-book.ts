import { writeXlsx } from 'hucre/xlsx';

export interface BookSheet {
  name: string;
  /** The first is the heading. */
  rows: readonly (readonly string[])[];
  /** In letters of the standard font, by column. */
  widths: readonly number[];
  /** The heading stays in sight, in bold. */
  hasHeading: boolean;
}

/** A small Excel file of several sheets, made as a whole; tables are written by `writeXlsx` of xlsx.ts. */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    // Whole in its cell, as the tables of xlsx.ts have it.
    stringMode: 'inline',
    sheets: sheets.map(({ name, rows, widths, hasHeading }) => ({
      name,
      rows: rows.map(row => [...row]),
      columns: widths.map(width => ({ width })),
      ...(hasHeading
        ? {
            freezePane: { rows: 1 },
            cells: new Map(
              (rows[0] ?? []).map((value, column) => [
                `0,${column}`,
                { value, style: { font: { bold: true } } },
              ]),
            ),
          }
        : {}),
    })),
  });
  return Buffer.from(bytes);
}
