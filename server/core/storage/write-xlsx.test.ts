import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readXlsx } from '../../../test/harness/spreadsheets/read-xlsx.ts';
import { momentFormat, writeXlsx, type XlsxCell, type XlsxSheet } from './write-xlsx.ts';

async function* rowsOf(...rows: XlsxCell[][]): AsyncGenerator<XlsxCell[]> {
  for (const row of rows) yield await Promise.resolve(row);
}
const sheet = (heads: string[], more: Partial<XlsxSheet> = {}): XlsxSheet => ({
  sheet: '达人',
  columns: heads.map(head => ({ head })),
  ...more,
});
const written = async (rows: AsyncIterable<readonly XlsxCell[]>, options: XlsxSheet) =>
  readXlsx(await buffer(writeXlsx(rows, options)));

it.each([
  ['Chinese', '李雷 和 韩梅梅'],
  ['emoji', '🦄👩‍👩‍👧‍👦 "quoted" <b>&amp;</b>'],
  ['Arabic', 'مرحبا'],
  ['spaces at the ends', '  a  '],
  ['line ends', 'a\nb\r\nc\td'],
  ['control characters', 'a\u0000b\u001Bc'],
  ['what looks like an escaped character', '_x0041_ _x000d_'],
  ['a formula', '=1+1'],
  ['a formula of the other signs', '+1'],
  ['a minus', '-2+3+cmd|" /C calc"!A0'],
  ['an at', '@SUM(1)'],
  ['a formula behind a tab', '\t=1'],
  ['a formula behind a carriage return', '\r=1'],
  ['a link', 'https://www.tiktok.com/@a?b=1&c=2'],
  ['what looks like a number', '007'],
])('keeps %s as a text that never runs', async (_what, value) => {
  const { rows } = await written(rowsOf([value]), sheet(['名称']));
  expect(rows).toEqual(
    ['名称', value].map(value => [
      expect.objectContaining({ type: 'inlineStr', value, formula: null, quotePrefix: false }) as object,
    ]),
  );
});

it('writes numbers as numbers, and moments as the clocks of the zone show them', async () => {
  const options = sheet([], {
    timeZone: 'Asia/Shanghai',
    columns: [
      { head: 'n', format: '#,##0' },
      { head: 'p', format: '0.00%' },
      { head: 'at', format: momentFormat, width: 18 },
      { head: 'none' },
    ],
  });
  const at = new Date('2026-11-20T16:30:00.900Z');
  const { rows } = await written(rowsOf([-1234, 0.0521, at, null], [null, null, null, 'x']), options);
  // 2026-11-21 00:30 is 46,347 days and half an hour after 1899-12-30.
  expect(rows[1]).toMatchObject([
    { type: 'n', value: '-1234', format: '#,##0' },
    { type: 'n', value: '0.0521', format: '0.00%' },
    { type: 'n', value: (46_347 + 30 / 1440).toFixed(10), format: momentFormat },
  ]);
  expect(rows[2]).toEqual([null, null, null, expect.objectContaining({ value: 'x' }) as object]);
});

it('names its sheet, and has one with headings alone for no rows', async () => {
  const { names, rows } = await written(rowsOf(), sheet(['链接', '原因']));
  expect(names).toEqual(['达人']);
  expect(rows.map(row => row.map(cell => cell?.value))).toEqual([['链接', '原因']]);
});

it.each([
  ['a text longer than a cell', 'a'.repeat(40_000), 'a'.repeat(32_767)],
  ['half a letter at the cut', `${'a'.repeat(32_766)}🦄`, `${'a'.repeat(32_766)}\uFFFD`],
  ['what is no character', 'a\uFFFFb', 'ab'],
])('mends %s', async (_what, given, kept) => {
  const { rows } = await written(rowsOf([given]), sheet(['a']));
  expect(rows[1]?.[0]?.value).toBe(kept);
});

it('throws the errors of its rows', async () => {
  class Refusal extends Error {}
  const refusal = new Refusal('no more');
  async function* breaking(): AsyncGenerator<XlsxCell[]> {
    yield ['a'];
    yield await Promise.reject<XlsxCell[]>(refusal);
  }
  await expect(written(breaking(), sheet(['a']))).rejects.toBe(refusal);
});

it('requests rows only as the file is read, and releases them when reading stops', async () => {
  let asked = 0;
  let isLetGo = false;
  async function* many(): AsyncGenerator<XlsxCell[]> {
    try {
      for (; asked < 1_000_000; asked++) yield await Promise.resolve([`row ${asked}, ${'和'.repeat(200)}`]);
    } finally {
      isLetGo = true;
    }
  }
  let read = 0;
  for await (const bytes of writeXlsx(many(), sheet(['a']))) {
    read += bytes.length;
    if (read > 1000) break;
  }
  expect(asked).toBeLessThan(20_000);
  await expect.poll(() => isLetGo).toBe(true);
});
