import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CsvScanner, separatorOf } from '../../../server/outside/connectors/files/formats/csv-scanner.ts';

const maxRows = 500;

/** A table as its cells. */
export interface TableSet {
  headings: string[];
  rows: string[][];
}

function textOfSet(file: string): string {
  const bytes = fs.readFileSync(file);
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { finishFlush: 2 }) : bytes;
  return new TextDecoder().decode(plain);
}

/** The first rows of a set that is a table as text; null for any other. */
export function tableOfSet(file: string): TableSet | null {
  if (!/\.(csv|tsv|txt)(\.gz)?$/.test(file)) return null;
  const text = textOfSet(file);
  const scanner = new CsvScanner(separatorOf(text.slice(0, 65_536)), { forgiving: true });
  const cells = [...scanner.add(text), ...scanner.end()].flatMap(item =>
    'cells' in item ? [item.cells] : [],
  );
  const [headings, ...rows] = cells.filter(row => row.some(cell => cell.trim() !== '')).slice(0, maxRows + 1);
  return headings ? { headings, rows: rows.filter(row => row.length <= headings.length) } : null;
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const textOfTable = ({ headings, rows }: TableSet): string =>
  [headings, ...rows].map(row => row.map(quoted).join(',')).join('\r\n') + '\r\n';
