import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';
import { readSheet } from './read-sheet.ts';
import { SheetError, type Sheet } from './sheet.ts';

const folder = path.join(realDataFolder, 'spreadsheets');
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(?:xls[xmb]?|ods|csv)$/.test(name) && !name.includes('expected-first-sheet-csv'))
  .toSorted();

interface Probe {
  sheets: string[];
  rows: number;
  cols: number;
}
const probes = JSON.parse(fs.readFileSync(path.join(folder, 'openpyxl_probe.json'), 'utf8')) as Record<
  string,
  Partial<Probe>
>;

/** The errors with which a file may be refused; other files are read, or have an empty first sheet. */
function refusalOf(name: string): string[] {
  // A note by a mail program instead of the file: a table of one cell.
  if (name.endsWith('too_small.xls')) return ['empty'];
  if (name.endsWith('.xls')) return ['oldExcel', 'notASpreadsheet', 'encrypted'];
  if (/\.(?:xlsb|ods)$/.test(name)) return ['notASpreadsheet'];
  if (name.includes('~$')) return ['notASpreadsheet'];
  if (name.endsWith('missing-bits.xlsx')) return ['damaged'];
  return name.includes('number_format_russian') ? ['encoding'] : ['empty'];
}

async function opened(name: string): Promise<Sheet | SheetError> {
  const bytes = await fs.promises.readFile(path.join(folder, name));
  return readSheet(bytes, path.basename(name)).catch((error: unknown) => {
    if (error instanceof SheetError) return error;
    throw error;
  });
}

describe('every file is read or refused with a reason', () => {
  test.each(files)('%s', async name => {
    const sheet = await opened(name);
    if (sheet instanceof SheetError) {
      expect(refusalOf(name)).toContain(sheet.code);
      return;
    }
    const rows = await Array.fromAsync(sheet.rows);
    expect(refusalOf(name)).toEqual(expect.not.arrayContaining(['oldExcel', 'notASpreadsheet']));
    expect(rows.length).toBeGreaterThan(0);
    const probe = probes[name];
    if (!probe?.sheets?.length) return;
    expect(probe.sheets).toContain(sheet.name);
    if (probe.sheets[0] !== sheet.name) return;
    expect(rows.at(-1)?.row).toBeLessThanOrEqual(probe.rows ?? 0);
    expect(Math.max(...rows.map(({ cells }) => cells.length))).toBeLessThanOrEqual(probe.cols ?? 0);
  });
});

test('texts are those that Excel saved', async () => {
  const expected = path.join(folder, 'sheetjs/expected-first-sheet-csv');
  let compared = 0;
  for (const saved of fs.readdirSync(expected).filter(name => /\.xls[xm]\.0\.csv$/.test(name))) {
    const name = `sheetjs/root/${saved.replace('.0.csv', '')}`;
    if (!files.includes(name)) continue;
    const sheet = await opened(name);
    const csv = await readSheet(fs.readFileSync(path.join(expected, saved)), saved).catch(() => undefined);
    if (sheet instanceof SheetError || !csv) {
      expect(csv).toBeUndefined();
      continue;
    }
    const wanted = new Map((await Array.fromAsync(csv.rows)).map(({ row, cells }) => [row, cells]));
    for await (const { row, cells } of sheet.rows) {
      for (const [column, text] of cells.entries()) {
        // Excel writes numbers and days as they are formatted, and `_` for letters that its code page lacks.
        if (/^[-\d.: ]*$/.test(text)) continue;
        const plain = (value = '') => value.replace(/[^ -~]/g, '_').trim();
        expect([name, row, column, plain(text)]).toEqual([
          name,
          row,
          column,
          plain(wanted.get(row)?.[column]),
        ]);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

const firstRows: [name: string, rows: (string | number)[][]][] = [
  [
    'calamine/date.xlsx',
    [
      [1, '2021-01-01', '15'],
      [2, '2021-01-02', '16'],
      [3, '255:10', '17'],
    ],
  ],
  ['sheetjs/1904/1904.xlsx', [[1, '1', '1904-01-02', '1904-01-02', '1904-01-02']]],
  [
    'calamine/inlineStr_cdata.xlsx',
    [
      [1, 'Hello CDATA', 'World'],
      [2, '12345', 'NormalText'],
    ],
  ],
  [
    'sheetjs/root/merge_cells.xlsx',
    [
      [1, 'A1:B2', '', 'C1:C2', 'Separate blocks'],
      [3, 'A3:B3', '', 'C3'],
    ],
  ],
  ['calamine/rph.xlsx', [[1, '課きく　毛こ']]],
  [
    'closedxml/TryToLoad_NoReferencesOnRowsOrCells.xlsx',
    [
      [1, 'Test1', 'Test2'],
      [2, '1', '2'],
    ],
  ],
  ['closedxml/TryToLoad_LO_xlsx_universal-content-strict.xlsx', [[1, '1', 'String1', '6']]],
  [
    'calamine/string-ref.xlsx',
    [
      [1, 'col1'],
      [2, '-8086931554011838357'],
    ],
  ],
  [
    'calamine/temperature-in-middle.xlsx',
    [
      [4, '', 'label', 'value'],
      [5, '', 'celsius', '22.2222'],
    ],
  ],
  [
    'sheetjs/crlf/crlf.xlsx',
    [
      [1, 'Normal', 'abc\ndef'],
      [2, 'Formula', 'abc\r\ndef'],
    ],
  ],
  ['exceljs/test-issue-880.xlsx', [[2, 'Kosten']]],
];

test.each(firstRows)('%s begins as it should', async (name, wanted) => {
  const sheet = await opened(name);
  if (sheet instanceof SheetError) throw sheet;
  const rows = await Array.fromAsync(sheet.rows);
  expect(rows.slice(0, wanted.length).map(({ row, cells }) => [row, ...cells])).toEqual(wanted);
});
