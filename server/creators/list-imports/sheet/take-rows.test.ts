import { expect, it } from 'vitest';
import { SheetError, type SheetRow } from '../../../outside/connectors/spreadsheets/sheet.ts';
import { failedRowHeadings } from '../../../../contract/creators/list-imports/list-import-texts.ts';
import { headingsKey, takeRows } from './take-rows.ts';

const link = 'https://www.tiktok.com/@lilei';

async function* sheetOf(rows: readonly SheetRow[], failure?: Error): AsyncGenerator<SheetRow> {
  for (const row of rows) yield await Promise.resolve(row);
  if (failure) throw failure;
}
const plain = (...rows: string[][]): SheetRow[] => rows.map((cells, at) => ({ row: at + 1, cells }));

async function taken(rows: readonly SheetRow[]) {
  const kept: string[][] = [];
  const result = await takeRows(sheetOf(rows), async batch => {
    kept.push(...batch.map(row => [String(row.row), ...row.cells]));
    await Promise.resolve();
  });
  return { ...result, kept };
}

it('keeps rows below the headings with their numbers, as wide as the widest', async () => {
  expect(await taken(plain(['2026'], ['链接'], [link, 'x'], ['y']))).toMatchObject({
    headings: ['链接'],
    skip: 2,
    width: 2,
    rows: 2,
    kept: [
      ['3', link, 'x'],
      ['4', 'y'],
    ],
  });
});

it('takes the address where a cell shows a name and leads to a homepage', async () => {
  const rows: SheetRow[] = [
    { row: 1, cells: ['谁', '备注'] },
    { row: 2, cells: ['李雷', '官网'], links: new Map([[0, link], [1, 'https://example.com']]) },
    { row: 3, cells: ['韩梅梅', ''] },
  ]; // oxfmt-ignore
  expect((await taken(rows)).kept).toEqual([
    ['2', link, '官网'],
    ['3', '韩梅梅', ''],
  ]);
});

it('leaves names unchanged if there are links beside them', async () => {
  const rows: SheetRow[] = [
    { row: 1, cells: ['昵称', '链接'] },
    { row: 2, cells: ['李雷', link], links: new Map([[0, `${link}2`]]) },
  ];
  expect((await taken(rows)).kept).toEqual([['2', '李雷', link]]);
});

it('hands on every row once, one batch at a time', async () => {
  const rows = plain(['link'], ...Array.from({ length: 3210 }, (_, at) => [`${link}${at}`]));
  const sizes: number[] = [];
  let keeping = 0;
  let max = 0;
  await takeRows(sheetOf(rows), async batch => {
    max = Math.max(max, ++keeping);
    sizes.push(batch.length);
    await new Promise(resolve => setImmediate(resolve));
    keeping--;
  });
  expect([sizes, max]).toEqual([[1000, 1000, 1000, 210], 1]);
});

it('hands on wide rows in smaller batches', async () => {
  const wide = Array.from({ length: 60 }, () => 'x'.repeat(5000));
  const sizes: number[] = [];
  await takeRows(sheetOf(plain(['link'], [link], ...Array.from({ length: 80 }, () => wide))), async batch => {
    sizes.push(batch.length);
    await Promise.resolve();
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(81);
});

it.each([
  ['the sheet', new SheetError('damaged', { row: 5 }), undefined],
  ['the keeper', undefined, new Error('no room on the disk')],
])('ends with the error of %s, and stores nothing after it', async (_who, ofSheet, ofKeeper) => {
  const rows = plain(['link'], ...Array.from({ length: 2500 }, (_, at) => [`${link}${at}`]));
  let keeping = 0;
  const work = takeRows(sheetOf(rows, ofSheet), async () => {
    keeping++;
    await new Promise(resolve => setImmediate(resolve));
    keeping--;
    if (ofKeeper) throw ofKeeper;
  });
  await expect(work).rejects.toBe(ofSheet ?? ofKeeper);
  expect(keeping).toBe(0);
});

it('recognises headings in another form, but not a file without any', () => {
  expect(headingsKey(['链接', 'E-mail *'])).toBe(headingsKey([' 链接（必填）', 'EMAIL']));
  expect(headingsKey(['链接', '邮箱'])).not.toBe(headingsKey(['邮箱', '链接']));
  expect(headingsKey(['', ' '])).toBeNull();
  const { row, reason } = failedRowHeadings.zh;
  expect(headingsKey(['链接', '邮箱', row, reason])).toBe(headingsKey(['链接', '邮箱']));
});
