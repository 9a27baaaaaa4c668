import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readXlsx } from '../../../test/harness/spreadsheets/read-xlsx.ts';
import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import { fileOf, type FileToWrite } from './export-file.ts';
import type { ColumnKind, ExportValue } from './exported-table.ts';

const kinds: ColumnKind[] = ['text', 'link', 'count', 'money', 'percent', 'ratio', 'moment'];
const reader = { lang: 'zh', timeZone: 'America/New_York', planNames: new Map(), shortPrefix: '' } as const;
const options = (format: ExportFormat): FileToWrite => ({
  format,
  sheet: '达人',
  columns: kinds.map(kind => ({ head: { zh: `头 ${kind}`, en: kind }, kind })),
  reader,
});
async function* rowsOf(...rows: ExportValue[][]): AsyncGenerator<ExportValue[]> {
  for (const row of rows) yield await Promise.resolve(row);
}
async function* bytes(content: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  for await (const piece of content) yield Buffer.from(piece);
}

const full: ExportValue[] = [
  '李雷 🦄',
  'https://x.test/@a',
  1_240_312,
  320_050,
  -40,
  5500,
  new Date('2026-11-20T03:04:05.678Z'),
];
const nothing: ExportValue[] = kinds.map(() => null);
const hostile: ExportValue[] = ['=1+1', '@SUM(A1)', -7, -1250, 982, 0, null];

it('writes values of every kind as a spreadsheet takes them', async () => {
  const { rows } = await readXlsx(
    await buffer(bytes(fileOf(rowsOf(full, nothing, hostile), options('xlsx')))),
  );
  expect(rows[0]?.map(cell => cell?.value)).toEqual([
    ...kinds.slice(0, -1).map(kind => `头 ${kind}`),
    '头 moment（America/New_York）',
  ]);
  const cellsOf = (at: number) => rows[at]?.map(cell => cell && [cell.type, Number(cell.value), cell.format]);
  expect(rows[1]?.slice(0, 2).map(cell => cell?.value)).toEqual(['李雷 🦄', 'https://x.test/@a']);
  expect(cellsOf(1)?.slice(2)).toEqual([
    ['n', 1_240_312, '#,##0'],
    ['n', 3200.5, '"¥"#,##0'],
    ['n', -0.004, '0.00%'],
    ['n', 0.55, '0.00'],
    // 2026-11-19 22:04:05 in New York.
    ['n', expect.closeTo(46_345 + 79_445 / 86_400, 6), 'yyyy-mm-dd hh:mm:ss'],
  ]);
  expect((rows[2] ?? []).filter(cell => cell?.value)).toEqual([]);
  expect(rows[3]?.slice(0, 2)).toMatchObject([
    { type: 'inlineStr', value: '=1+1', formula: null },
    { type: 'inlineStr', value: '@SUM(A1)', formula: null },
  ]);
  expect(rows[3]?.slice(2, 5).map(cell => [cell?.type, cell?.value])).toEqual([
    ['n', '-7'],
    ['n', '-12.5'],
    ['n', '0.0982'],
  ]);
});

it('writes values of every kind as separated values', async () => {
  const written = await buffer(bytes(fileOf(rowsOf(full, nothing, hostile), options('csv'))));
  expect(written.toString('utf8').split('\r\n')).toEqual([
    `\uFEFF${kinds.map(kind => `头 ${kind}`).join(',')}（America/New_York）`,
    '李雷 🦄,https://x.test/@a,1240312,3200.5,-0.40%,0.55,2026-11-19 22:04:05',
    ',,,,,,',
    `'=1+1,'@SUM(A1),-7,-12.5,9.82%,0,`,
    '',
  ]);
});

it.each<ExportFormat>(['xlsx', 'csv'])(
  'holds few rows of %s in memory, for any number of rows',
  async format => {
    const line = ['和'.repeat(300), ...full.slice(1)];
    let [asked, read, maxAhead] = [0, 0, 0];
    async function* many(): AsyncGenerator<ExportValue[]> {
      for (; asked < 10_000; asked++) {
        maxAhead = Math.max(maxAhead, asked - read);
        yield await Promise.resolve(line);
      }
    }
    // A slow reader: what is written ahead of it stays in memory.
    let size = 0;
    for await (const piece of fileOf(many(), options(format))) {
      size += piece.length;
      read = asked;
      await Promise.resolve();
    }
    expect(asked).toBe(10_000);
    expect(size).toBeGreaterThan(10_000);
    expect(maxAhead).toBeLessThan(3000);
  },
);
