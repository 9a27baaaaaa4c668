import { expect, test } from 'vitest';
import {
  workbookOf,
  workbookParts,
  zipOf,
  type WorkbookParts,
} from '../../../../test/harness/spreadsheets/workbook-files.ts';
import { readSheet } from './read-sheet.ts';
import { SheetError, type SheetRow } from './sheet.ts';

async function rowsOf(bytes: Buffer, limits = {}): Promise<SheetRow[]> {
  const sheet = await readSheet(bytes, 'creators.xlsx', limits);
  return Array.fromAsync(sheet.rows);
}

async function faultOf(bytes: Buffer, limits = {}): Promise<object> {
  const fault: unknown = await rowsOf(bytes, limits).catch((error: unknown) => error);
  if (!(fault instanceof SheetError)) throw new Error('expected a SheetError', { cause: fault });
  expect(fault.file).toBe('creators.xlsx');
  return { code: fault.code, ...fault.details };
}

function cellsOf(rows: string, parts: Omit<WorkbookParts, 'sheets'> = {}): Promise<SheetRow[]> {
  return rowsOf(workbookOf({ sheets: [{ rows }], ...parts }));
}

const numbers: [raw: string, text: string][] = [
  ['7302194857610294533', '7302194857610294533'],
  ['6.8479123456789012E18', '6847912345678901200'],
  ['1.5E-3', '0.0015'],
  ['-12.50', '-12.5'],
  ['0.30000000000000004', '0.3'],
  ['1234567.1000000001', '1234567.1'],
  ['0.99999999999999999', '1'],
  ['1E+2', '100'],
  ['-0', '0'],
  ['007', '7'],
  ['.5', '0.5'],
  ['1E-320', `0.${'0'.repeat(319)}1`],
  ['no number', ''],
];

test.each(numbers)('the number %s reads as %s', async (raw, text) => {
  const rows = await cellsOf(
    `<row r="2"><c r="A2"><v>x</v></c><c r="B2" t="n"><v>${raw}</v></c><c r="C2"><v>1</v></c></row>`,
  );
  expect(rows).toEqual([{ row: 2, cells: ['', text, '1'] }]);
});

const dates: [format: number | string, value: string, text: string, from1904?: boolean][] = [
  [14, '45000', '2023-03-15'],
  [22, '45000.5', '2023-03-15 12:00'],
  [22, '45000', '2023-03-15'],
  [31, '45000', '2023-03-15'],
  [14, '43538', '2023-03-15', true],
  [14, '0', '1904-01-01', true],
  [14, '1', '1900-01-01'],
  [14, '59', '1900-02-28'],
  [14, '60', '1900-02-29'],
  [14, '61', '1900-03-01'],
  [14, '2958465', '9999-12-31'],
  [14, '2958466', '2958466'],
  [14, '-1', '-1'],
  [20, '0.5', '12:00'],
  [21, '0.0214699074074074', '00:30:55'],
  [46, '1.5', '36:00'],
  ['[h]:mm', '1.0625', '25:30'],
  ['yyyy"年"m"月"d"日"', '45000', '2023-03-15'],
  ['[$-804]yyyy/m/d h:mm;@', '45000.75', '2023-03-15 18:00'],
  ['yyyy-mm-dd', '45000.75', '2023-03-15'],
  ['上午/下午h"时"mm"分"', '0.75', '18:00'],
  ['mmm', '45000', '2023-03-15'],
  ['0.00" days"', '1.5', '1.5'],
  ['[Red]0', '45000', '45000'],
  ['0.00E+00', '45000', '45000'],
  ['General', '45000', '45000'],
  ['#,##0\\d', '45000', '45000'],
  [22, '45000.999999999', '2023-03-16'],
];

test.each(dates)('a number with format %s, %s, reads as %s', async (format, value, text, from1904) => {
  const rows = await cellsOf(`<row><c s="1"><v>${value}</v></c></row>`, { formats: [0, format], from1904 });
  expect(rows).toEqual([{ row: 1, cells: [text] }]);
});

const strings =
  '<si><t>@plain</t></si><si><r><t>two </t></r><r><rPr><b/></rPr><t>runs</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000D__x000A_b_x005F_x000D_</t></si><si/><si><t><![CDATA[<b> & c]]></t></si>';

const cells: [what: string, cell: string, text: string][] = [
  ['a shared text', '<c t="s"><v>0</v></c>', '@plain'],
  ['a text of several runs', '<c t="s"><v>1</v></c>', 'two runs'],
  ['a text with its pronunciation', '<c t="s"><v>2</v></c>', '東京'],
  ['escaped characters', '<c t="s"><v>3</v></c>', 'a\r\nb_x000D_'],
  ['an empty shared text', '<c t="s"><v>4</v></c>', ''],
  ['CDATA', '<c t="s"><v>5</v></c>', '<b> & c'],
  ['a shared text that is not there', '<c t="s"><v>99</v></c>', ''],
  ['an inline text', '<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>', 'inline'],
  ['a formula with a text', '<c t="str"><f>A1&amp;"x"</f><v>@made</v></c>', '@made'],
  ['a formula with a number', '<c><f>1+1</f><v>2</v></c>', '2'],
  ['a formula without value', '<c><f>1+1</f></c>', ''],
  ['an error', '<c t="e"><v>#REF!</v></c>', ''],
  ['true', '<c t="b"><v>1</v></c>', 'TRUE'],
  ['false', '<c t="b"><v>0</v></c>', 'FALSE'],
  ['a day', '<c t="d"><v>2024-02-29T00:00:00</v></c>', '2024-02-29'],
  ['a moment', '<c t="d"><v>2024-02-29T08:05:01Z</v></c>', '2024-02-29 08:05'],
  ['a very long text', `<c t="inlineStr"><is><t>${'长'.repeat(9000)}</t></is></c>`, '长'.repeat(5000)],
];

test.each(cells)('%s', async (_, cell, text) => {
  const rows = await cellsOf(`<row>${cell}<c><v>1</v></c></row>`, { strings });
  expect(rows).toEqual([{ row: 1, cells: [text, '1'] }]);
});

test('rows keep their numbers, with and without references', async () => {
  const rows = await cellsOf(
    '<row r="2"><c r="C2"><v>1</v></c></row><row/><row><c><v>2</v></c></row><row r="9"><c r="B9"/></row><row r="12"><c r="A12"><v>3</v></c><c r="Z12" s="1"/></row>',
  );
  expect(rows).toEqual([
    { row: 2, cells: ['', '', '1'] },
    { row: 4, cells: ['2'] },
    { row: 12, cells: ['3'] },
  ]);
});

test('a merged cell has its value in its first place only', async () => {
  const row = (at: number) =>
    `<row r="${at}"><c><v>${at}1</v></c><c><v>${at}2</v></c><c><v>${at}3</v></c></row>`;
  const behind = '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="C2:C3"/></mergeCells>';
  expect(await rowsOf(workbookOf({ sheets: [{ rows: row(1) + row(2) + row(3), behind }] }))).toEqual([
    { row: 1, cells: ['11', '', '13'] },
    { row: 2, cells: ['', '', '23'] },
    { row: 3, cells: ['31', '32'] },
  ]);
});

test('links lead on where the text is not the address', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = await rowsOf(
    workbookOf({
      sheets: [
        {
          rows: `<row>${text('@ann')}${text('https://youtube.com/@bo')}</row><row><c t="str"><f>HYPERLINK("https://instagram.com/cy","Cy")</f><v>Cy</v></c></row>`,
          behind:
            '<hyperlinks><hyperlink ref="A1" r:id="rId1"/><hyperlink ref="B1" r:id="rId2"/><hyperlink ref="A2" location="Sheet1!A1"/></hyperlinks>',
          links: ['https://www.tiktok.com/@ann?a=1&amp;b=2', 'https://youtube.com/@bo'],
        },
      ],
    }),
  );
  expect(rows.map(({ links }) => links)).toEqual([
    new Map([[0, 'https://www.tiktok.com/@ann?a=1&b=2']]),
    new Map([[0, 'https://instagram.com/cy']]),
  ]);
});

const one = '<row><c><v>1</v></c></row>';

test('the first sheet that can be seen is read', async () => {
  const sheets = [
    { name: 'Secret', state: 'veryHidden' as const, rows: one },
    { name: '达人 &amp; 名单', rows: '<row><c><v>2</v></c></row>' },
    { name: 'Third', rows: one },
  ];
  const sheet = await readSheet(workbookOf({ sheets }), 'a.xlsx');
  expect(sheet).toMatchObject({ kind: 'xlsx', name: '达人 & 名单' });
  expect(await Array.fromAsync(sheet.rows)).toEqual([{ row: 1, cells: ['2'] }]);
});

test('prefixes, unusual places and backslashes in the zip do no harm', async () => {
  const parts = workbookParts({ sheets: [{ rows: one }] }).map(part => ({
    name: part.name.replace('xl/worksheets/', 'XL\\WorkSheets\\'),
    data: String(part.data)
      .replace(/<(\/?)(worksheet|sheetData|row|c|v)\b/g, '<$1x:$2')
      .replaceAll('Target="worksheets', 'Target="/xl/worksheets'),
  }));
  expect(await rowsOf(zipOf(parts))).toEqual([{ row: 1, cells: ['1'] }]);
});

const wide = (columns: number, last: string) => `<row>${'<c><v>1</v></c>'.repeat(columns - 1)}${last}</row>`;
const parts = workbookParts({ sheets: [{ rows: one }] });
const swapped = (name: string, data: string) =>
  zipOf(parts.map(part => (part.name === name ? { name, data } : part)));
const sheetPath = 'xl/worksheets/sheet1.xml';
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);

const refused: [what: string, bytes: () => Buffer, fault: object, limits?: object][] = [
  ['nothing', () => Buffer.alloc(0), { code: 'empty' }],
  ['blank lines', () => Buffer.from('\r\n , ,\r\n'), { code: 'empty' }],
  ['only a byte order mark', () => Buffer.from('\ufeff'), { code: 'empty' }],
  [
    'a second sheet only',
    () => workbookOf({ sheets: [{ name: 'Cover' }, { rows: one }] }),
    { code: 'empty', sheet: 'Cover' },
  ],
  [
    '60 columns of nothing',
    () => workbookOf({ sheets: [{ rows: `<row>${'<c s="0"/>'.repeat(60)}</row>` }] }),
    { code: 'empty', sheet: 'Sheet1' },
  ],
  [
    '61 columns',
    () => workbookOf({ sheets: [{ rows: one + wide(61, '<c><v>1</v></c>') }] }),
    { code: 'tooManyColumns', row: 2, limit: 60 },
  ],
  [
    '61 columns of text',
    () => Buffer.from(`a;b\n${'x;'.repeat(60)}x`),
    { code: 'tooManyColumns', row: 2, limit: 60 },
  ],
  [
    'three rows too many',
    () => workbookOf({ sheets: [{ rows: one.repeat(5) }] }),
    { code: 'tooManyRows', row: 4, limit: 2 },
    { rows: 2 },
  ],
  ['an old workbook', () => compound('Workbook'), { code: 'oldExcel' }],
  [
    'an Excel 4 sheet',
    () => Buffer.concat([Buffer.from('0904060000001000', 'hex'), Buffer.alloc(50)]),
    { code: 'oldExcel' },
  ],
  ['a workbook with a password', () => compound('EncryptedPackage'), { code: 'encrypted' }],
  ['a Word file', () => compound('WordDocument'), { code: 'notASpreadsheet', kind: 'doc' }],
  [
    'a newer Word file',
    () => zipOf([{ name: 'word/document.xml', data: '<w/>' }]),
    { code: 'notASpreadsheet', kind: 'docx' },
  ],
  [
    'a zip of anything',
    () => zipOf([{ name: 'photo.jpg', data: 'x' }]),
    { code: 'notASpreadsheet', kind: 'zip' },
  ],
  [
    'a binary workbook',
    () => zipOf([{ name: 'xl/workbook.bin', data: 'x' }]),
    { code: 'notASpreadsheet', kind: 'xlsb' },
  ],
  [
    'an OpenDocument sheet',
    () => zipOf([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }]),
    { code: 'notASpreadsheet', kind: 'ods' },
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7 \u0000'), { code: 'notASpreadsheet', kind: 'pdf' }],
  [
    'a picture',
    () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    { code: 'notASpreadsheet', kind: 'image' },
  ],
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * at * 7) % 256)),
    { code: 'notASpreadsheet', kind: 'binary' },
  ],
  [
    'a page',
    () => Buffer.from('\n<!DOCTYPE html><html><table><tr><td>1'),
    { code: 'notASpreadsheet', kind: 'html' },
  ],
  [
    'a table saved as a page',
    () => Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel">'),
    { code: 'notASpreadsheet', kind: 'html' },
  ],
  ['XML', () => Buffer.from('<?xml version="1.0"?><Workbook/>'), { code: 'notASpreadsheet', kind: 'xml' }],
  ['JSON', () => Buffer.from('[{"handle": "ann"}]'), { code: 'notASpreadsheet', kind: 'json' }],
  ['half a zip', () => workbookOf({ sheets: [{ rows: one }] }).subarray(0, 700), { code: 'damaged' }],
  [
    'half a sheet',
    () => swapped(sheetPath, `<worksheet><sheetData>${one}<row r="2"><c`),
    { code: 'damaged', row: 2 },
  ],
  ['a sheet that is none', () => swapped(sheetPath, 'sorry'), { code: 'damaged', row: 1 }],
  [
    'a row without number',
    () => swapped(sheetPath, '<worksheet><sheetData><row r="x"/></sheetData></worksheet>'),
    { code: 'damaged', row: 1 },
  ],
  [
    'entities of its own',
    () => swapped(sheetPath, '<!DOCTYPE a [<!ENTITY x "y">]><worksheet><sheetData/></worksheet>'),
    { code: 'damaged', row: 1 },
  ],
  [
    'a missing sheet',
    () => zipOf(parts.filter(({ name }) => name !== sheetPath)),
    { code: 'empty', sheet: 'Sheet1' },
  ],
  [
    'a missing workbook',
    () => zipOf(parts.filter(({ name }) => !/workbook|_rels/.test(name))),
    { code: 'damaged' },
  ],
  [
    'thousands of parts',
    () => zipOf(Array.from({ length: 2001 }, (_, at) => ({ name: `${at}`, data: '' }))),
    { code: 'bomb', limit: 2000 },
  ],
  ['a quote that stays open', () => Buffer.from('a,b\n1,2\n"3,4\n5,6\n'), { code: 'damaged', row: 3 }],
  ['Latin-1', () => Buffer.from('name,city\nJosé,Bogotá\n', 'latin1'), { code: 'encoding', row: 2 }],
  [
    'Russian in its old code page',
    () => Buffer.from('c8ece2206d656e7520cff0e8e2e5f20a', 'hex'),
    { code: 'encoding', row: 1 },
  ],
];

test.each(refused)('%s is refused', async (_, bytes, fault, limits) => {
  expect(await faultOf(bytes(), limits)).toMatchObject(fault);
});

test('empty columns at the end do not count', async () => {
  const rows = await cellsOf(wide(60, '<c><v>1</v></c><c t="inlineStr"><is><t> </t></is></c><c/>'));
  expect(rows[0]?.cells).toHaveLength(60);
});
