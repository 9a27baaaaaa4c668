/** One row of an uploaded table; rows without any text are left out. */
export interface SheetRow {
  /** The number beside the row in a spreadsheet program, from 1; left-out rows keep theirs. */
  row: number;
  /** What a person sees in each cell, from the first column on; without empty cells at the end. */
  cells: string[];
  /** Link targets by cell (column from 0), for cells whose text is not the address itself. */
  links?: Map<number, string>;
}

export interface Sheet {
  kind: 'xlsx' | 'csv';
  /** Name of the sheet that is read; '' for text files, which have none. */
  name: string;
  /** Can be read only once; throws SheetError at the row after which nothing can be read. */
  rows: AsyncIterable<SheetRow>;
}

export interface SheetLimits {
  /** Most rows below the heading row. */
  rows?: number;
  /** Most columns; empty ones at the end do not count. */
  columns?: number;
}

export const standardLimits: Required<SheetLimits> = { rows: 50_000, columns: 60 };

/** Longer texts in one cell are cut. */
export const longestCellText = 5000;

export type SheetErrorCode =
  | 'notASpreadsheet'
  | 'oldExcel'
  | 'encrypted'
  | 'empty'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'bomb'
  | 'damaged'
  | 'encoding';

export interface SheetErrorDetails {
  /** The row of the spreadsheet with the fault. */
  row?: number;
  /** What the file is instead of a spreadsheet: 'ods', 'xlsb', 'pdf', 'html', … */
  kind?: string;
  /** Name of the sheet in question. */
  sheet?: string;
  /** The limit that was exceeded. */
  limit?: number;
}

/** Why a file cannot be read as a table. */
export class SheetError extends Error {
  readonly code: SheetErrorCode;
  readonly details: SheetErrorDetails;
  /** Name of the file, as its owner calls it. */
  file = '';

  constructor(code: SheetErrorCode, details: SheetErrorDetails = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(details)}`, { cause });
    this.name = 'SheetError';
    this.code = code;
    this.details = details;
  }

  get row(): number | undefined {
    return this.details.row;
  }
}
