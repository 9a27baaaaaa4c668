import fs from 'node:fs/promises';
import { basename } from 'node:path';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { SheetError } from '../spreadsheets/sheet.ts';
import { DamagedArchive } from './formats/file-bytes.ts';
import { CsvScanner } from './formats/csv-scanner.ts';
import type { Fault } from './formats/import-fault.ts';
import { JsonArrayScanner } from './formats/json-array.ts';
import type { JsonItem } from './formats/json-items.ts';
import { JsonLinesScanner } from './formats/json-lines.ts';
import { JsonTableScanner } from './formats/json-table.ts';
import { JsonWholeScanner } from './formats/json-whole.ts';
import { Heading, ObjectRow, TableRow, type Row } from './fields/table-row.ts';
import { textOf, type Damage, type Encoding } from './formats/file-encoding.ts';

/** How the text of a file is divided into rows. */
export type Layout =
  /** `skip` rows stand above the headings; a table without headings has them `given`. */
  | { kind: 'table'; separator: string; skip?: number; given?: string[] }
  /** The first sheet of an Excel workbook. */
  | { kind: 'sheet'; skip?: number; given?: string[] }
  | { kind: 'json-lines' }
  | { kind: 'json-array' }
  | { kind: 'json-whole' }
  | { kind: 'json-table' };

export type RowItem =
  | { line: number; row: Row }
  | { line: number; heading: Row }
  | { line: number; column: string; fault: Fault };

/** Of a workbook that an operator imports; larger ones are tables as text. */
const sheetLimits = { rows: 1_000_000, columns: 500 };

interface RowScanner {
  add(text: string): RowItem[];
  end(): RowItem[];
}

/** Yields the rows of a file in order, in batches; holds only the current row in memory. Throws for I/O only. */
export async function* rowsOf(
  path: string,
  encoding: Encoding,
  layout: Layout,
  damage: Damage,
): AsyncGenerator<RowItem[]> {
  if (layout.kind === 'sheet') {
    yield* sheetRows(path, layout);
    return;
  }
  const scanner = layout.kind === 'table' ? tableRows(layout) : objectRows(layout.kind);
  let line = 1;
  try {
    for await (const text of textOf(path, encoding, damage)) {
      const items = scanner.add(text);
      line = items.at(-1)?.line ?? line;
      if (items.length > 0) yield items;
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    const rest = scanner.end();
    const broken = rest.find(item => 'fault' in item)?.line ?? rest.at(-1)?.line ?? line;
    yield rest.filter(item => !('fault' in item));
    yield [{ line: broken, column: '', fault: { code: 'damaged-archive' } }];
    return;
  }
  yield scanner.end();
}

function tableRows({ separator, skip, given }: Layout & { kind: 'table' }): RowScanner {
  const scanner = new CsvScanner(separator, { skip });
  let heading = given && new Heading(given);
  const asRows = (items: ReturnType<CsvScanner['add']>): RowItem[] =>
    items.flatMap((item): RowItem[] => {
      if ('fault' in item) return [{ line: item.line, column: '', fault: item.fault }];
      if (item.cells.every(cell => cell.trim() === '')) return [];
      if (heading) return [{ line: item.line, row: new TableRow(heading, item.line, item.cells) }];
      heading = new Heading(item.cells);
      return [{ line: item.line, heading: new TableRow(heading, item.line, []) }];
    });
  return { add: text => asRows(scanner.add(text)), end: () => asRows(scanner.end()) };
}

async function* sheetRows(path: string, layout: Layout & { kind: 'sheet' }): AsyncGenerator<RowItem[]> {
  let heading = layout.given && new Heading(layout.given);
  let above = layout.skip ?? 0;
  try {
    const sheet = await readSheet(await fs.readFile(path), basename(path), sheetLimits);
    for await (const { row: line, cells } of sheet.rows) {
      if (above-- > 0) continue;
      if (heading) yield [{ line, row: new TableRow(heading, line, cells) }];
      else {
        heading = new Heading(cells);
        yield [{ line, heading: new TableRow(heading, line, []) }];
      }
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    yield [{ line: error.row ?? 1, column: '', fault: { code: 'not-a-workbook', value: error.code } }];
  }
}

const jsonScanners = {
  'json-lines': JsonLinesScanner,
  'json-array': JsonArrayScanner,
  'json-whole': JsonWholeScanner,
  'json-table': JsonTableScanner,
};

function objectRows(kind: keyof typeof jsonScanners): RowScanner {
  const scanner = new jsonScanners[kind]();
  return { add: text => scanner.add(text).map(objectRow), end: () => scanner.end().map(objectRow) };
}

function objectRow(item: JsonItem): RowItem {
  if ('fault' in item) return { line: item.line, column: item.path, fault: item.fault };
  return { line: item.line, row: new ObjectRow(item.line, item.path, item.value) };
}
