import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import { dateTime, percentOfBp } from '../../../contract/core/format.ts';
import { byteOrderMark, csvLine } from '../../core/storage/write-csv.ts';
import { momentFormat, writeXlsx, xlsxMediaType, type XlsxCell } from '../../core/storage/write-xlsx.ts';
import type { ColumnKind, ExportValue, FileColumn, Reader } from './exported-table.ts';

export const mediaTypes: Record<ExportFormat, string> = {
  xlsx: xlsxMediaType,
  csv: 'text/csv; charset=utf-8',
};

const formats: Record<ColumnKind, { format?: string; width: number }> = {
  text: { width: 18 },
  link: { width: 40 },
  count: { format: '#,##0', width: 14 },
  money: { format: '"¥"#,##0', width: 14 },
  amount: { format: '#,##0.00', width: 16 },
  percent: { format: '0.00%', width: 12 },
  ratio: { format: '0.00', width: 12 },
  moment: { format: momentFormat, width: 20 },
};

/** By what a value of a kind is divided in the file. */
const scales: Partial<Record<ColumnKind, number>> = {
  money: 100,
  amount: 100,
  percent: 10_000,
  ratio: 10_000,
};

function numberOf(kind: ColumnKind, value: number): number {
  return value / (scales[kind] ?? 1);
}

/** Times are in one time zone, which is named in the heading of each such column. */
function headOf({ head, kind }: FileColumn, { lang, timeZone }: Reader): string {
  if (kind !== 'moment') return head[lang];
  return lang === 'zh' ? `${head.zh}（${timeZone}）` : `${head.en} (${timeZone})`;
}

function xlsxCell(kind: ColumnKind, value: ExportValue): XlsxCell {
  return typeof value === 'number' ? numberOf(kind, value) : value;
}

function csvCell(kind: ColumnKind, value: ExportValue, { timeZone }: Reader): string | number {
  if (value === null) return '';
  if (value instanceof Date) {
    const at = value.toISOString();
    // Seconds are the same in every time zone.
    return `${dateTime(at, timeZone)}:${at.slice(17, 19)}`;
  }
  if (typeof value === 'string') return value;
  return kind === 'percent' ? percentOfBp(value) : numberOf(kind, value);
}

export interface FileToWrite {
  format: ExportFormat;
  sheet: string;
  columns: readonly FileColumn[];
  reader: Reader;
}

/** Yields the file in pieces while rows arrive. */
export async function* fileOf(
  rows: AsyncIterable<ExportValue[]>,
  { format, sheet, columns, reader }: FileToWrite,
): AsyncGenerator<Buffer | string, void> {
  const kinds = columns.map(({ kind }) => kind);
  const kindAt = (at: number) => kinds[at] ?? 'text';
  const heads = columns.map(column => headOf(column, reader));
  if (format === 'csv') {
    yield byteOrderMark + csvLine(heads);
    for await (const row of rows) {
      yield csvLine(row.map((value, at) => csvCell(kindAt(at), value, reader)));
    }
    return;
  }
  async function* cells() {
    for await (const row of rows) yield row.map((value, at) => xlsxCell(kindAt(at), value));
  }
  const formattedColumns = heads.map((head, at) => ({ head, ...formats[kindAt(at)] }));
  yield* writeXlsx(cells(), { sheet, columns: formattedColumns, timeZone: reader.timeZone });
}
