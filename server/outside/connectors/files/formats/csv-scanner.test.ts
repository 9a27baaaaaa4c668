import { describe, expect, test } from 'vitest';
import { CsvScanner, separatorOf, type CsvItem } from './csv-scanner.ts';

/** Reads `text` in pieces of `size`. */
function read(text: string, size = text.length, separator = ','): CsvItem[] {
  const scanner = new CsvScanner(separator);
  const items: CsvItem[] = [];
  for (let at = 0; at < text.length; at += size) items.push(...scanner.add(text.slice(at, at + size)));
  return [...items, ...scanner.end()];
}

const cells = (items: CsvItem[]) => items.flatMap(item => ('cells' in item ? [item.cells] : []));
const faults = (items: CsvItem[]) =>
  items.flatMap(item => ('fault' in item ? [[item.line, item.fault.code, item.fault.at]] : []));

const tables: [string, string, [number, string[]][]][] = [
  [
    'LF',
    'a,b\n1,2\n',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'CRLF',
    'a,b\r\n1,2\r\n',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'CR',
    'a,b\r1,2\r',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'no line end at the end',
    'a,b\n1,2',
    [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
  ],
  [
    'blank lines',
    'a,b\n\n\r\n1,2\n\n',
    [
      [1, ['a', 'b']],
      [4, ['1', '2']],
    ],
  ],
  [
    'embedded line ends',
    'a,b\n"x\ny\r\nz",2\n3,4\n',
    [
      [1, ['a', 'b']],
      [2, ['x\ny\r\nz', '2']],
      [5, ['3', '4']],
    ],
  ],
  [
    'doubled quotes',
    'a\n"say ""hi"""\n',
    [
      [1, ['a']],
      [2, ['say "hi"']],
    ],
  ],
  [
    'quote inside an unquoted cell',
    'a,b\n5" pipe,2\n',
    [
      [1, ['a', 'b']],
      [2, ['5" pipe', '2']],
    ],
  ],
  [
    'short row',
    'a,b,c\n1\n2,3,4\n',
    [
      [1, ['a', 'b', 'c']],
      [2, ['1']],
      [3, ['2', '3', '4']],
    ],
  ],
  [
    'blank extra cells',
    'a,b\n1,2,,\n',
    [
      [1, ['a', 'b']],
      [2, ['1', '2', '', '']],
    ],
  ],
  [
    'blank line before the heading',
    ',,\na,b,c\n1,2,3\n',
    [
      [1, ['', '', '']],
      [2, ['a', 'b', 'c']],
      [3, ['1', '2', '3']],
    ],
  ],
];

describe.each(tables)('%s', (_, text, rows) => {
  test.each([1, 2, 3, 1000])('in pieces of %d', size => {
    expect(read(text, size).map(item => [item.line, 'cells' in item && item.cells])).toEqual(rows);
  });
});

describe('a broken row costs itself only', () => {
  test.each([1, 7, 1000])('text after a quote, in pieces of %d', size => {
    const items = read('a,b\n1,"x"y\n3,4\n', size);
    expect(faults(items)).toEqual([[2, 'text-after-quote', 6]]);
    expect(cells(items)).toEqual([
      ['a', 'b'],
      ['3', '4'],
    ]);
  });

  test.each([1, 7, 1000])('a quote that is never closed, in pieces of %d', size => {
    const items = read('a,b\n1,2\n3,"open\n5,6\n7,8\n', size);
    expect(faults(items)).toEqual([[3, 'unclosed-quote', 3]]);
    expect(cells(items)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['5', '6'],
      ['7', '8'],
    ]);
  });

  test('lines of a broken cell are not reported one by one', () => {
    const items = read('a,b,c\n1,"two\nlines" of,text\nmore\n4,5,6\n');
    expect(faults(items)).toEqual([[3, 'text-after-quote', 7]].map(([, code, at]) => [2, code, at]));
    expect(cells(items)).toEqual([
      ['a', 'b', 'c'],
      ['4', '5', '6'],
    ]);
  });

  test('a file cut off inside its last row', () => {
    expect(faults(read('a,b,c\n1,2,3\n4,5'))).toEqual([[3, 'cut-off', undefined]]);
    expect(faults(read('a,b\n1,"unfini'))).toEqual([[2, 'unclosed-quote', 3]]);
  });

  test('more cells than headings', () => {
    const items = read('a,b\n1,2,3\n4,5\n');
    expect(items[1]).toEqual({ line: 2, fault: { code: 'too-many-cells', expected: '2', value: '3' } });
    expect(cells(items).at(-1)).toEqual(['4', '5']);
  });
});

test('a line of endless length is dropped, not held', () => {
  const scanner = new CsvScanner(',');
  const items = scanner.add('a,b\n1,2\n');
  const piece = 'x'.repeat(1 << 20);
  for (let mebibyte = 0; mebibyte < 40; mebibyte++) items.push(...scanner.add(piece));
  items.push(...scanner.add('\n3,4\n'), ...scanner.end());
  expect(faults(items)).toEqual([[3, 'too-long', undefined]]);
  expect(cells(items)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(items.at(-1)?.line).toBe(4);
});

test.each([
  ['a,b;c,d\n', ','],
  ['a\tb\tc\n1,2,3\n', '\t'],
  ['Name;Followers\n', ';'],
  ['\n,,,\na,b\n', ','],
  ['"x;y;z",b\n', ','],
  ['one\n', ','],
])('the separator of %j is %j', (head, sign) => expect(separatorOf(head)).toBe(sign));
