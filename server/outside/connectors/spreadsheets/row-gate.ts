import { SheetError, type SheetLimits, type SheetRow } from './sheet.ts';

/** Passes only rows with text, and only as many rows and columns as the limits allow. */
export class RowGate {
  private readonly limits: Required<SheetLimits>;
  private rows = 0;

  constructor(limits: Required<SheetLimits>) {
    this.limits = limits;
  }

  /** Returns the row without empty cells at its end; undefined for a row without text. */
  pass(row: number, cells: string[], links?: Map<number, string>): SheetRow | undefined {
    let length = cells.length;
    while (length > 0 && (cells[length - 1] ?? '').trim() === '') length--;
    if (length === 0) return undefined;
    if (length > this.limits.columns) {
      throw new SheetError('tooManyColumns', { row, limit: this.limits.columns });
    }
    this.rows++;
    // One more for the heading row.
    if (this.rows > this.limits.rows + 1)
      throw new SheetError('tooManyRows', { row, limit: this.limits.rows });
    const passed = length === cells.length ? cells : cells.slice(0, length);
    return links && links.size > 0 ? { row, cells: passed, links } : { row, cells: passed };
  }
}
