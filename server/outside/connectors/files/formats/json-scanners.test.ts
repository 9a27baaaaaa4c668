import { describe, expect, test } from 'vitest';
import { JsonArrayScanner } from './json-array.ts';
import type { JsonItem } from './json-items.ts';
import { JsonLinesScanner } from './json-lines.ts';
import { firstJsonFault } from './json-syntax.ts';

type Scanner = JsonArrayScanner | JsonLinesScanner;

function read(scanner: Scanner, text: string, size = text.length): unknown[] {
  const items: JsonItem[] = [];
  for (let at = 0; at < text.length; at += size) items.push(...scanner.add(text.slice(at, at + size)));
  items.push(...scanner.end());
  return items.map(item =>
    'value' in item
      ? [item.line, item.path, item.value]
      : [item.line, item.path, item.fault.code, item.fault.at],
  );
}

const arrays: [string, string, unknown[]][] = [
  [
    'at the top',
    '[{"a":1},\n {"a":"]}{"}\n]',
    [
      [1, '[0]', { a: 1 }],
      [2, '[1]', { a: ']}{' }],
    ],
  ],
  [
    'in a member',
    '{"headers":{"x":[1,{"y":2}]},"list":["z"],"collector":[{"a":"\\""},{"a":[{"b":[]}]}],"more":[{"c":1}]}',
    [
      [1, 'collector[0]', { a: '"' }],
      [1, 'collector[1]', { a: [{ b: [] }] }],
    ],
  ],
  ['empty', '[]', []],
  [
    'one broken element',
    '[{"a":1},\n{"a":oops},\n{"a":3}]',
    [
      [1, '[0]', { a: 1 }],
      [2, '[1]', 'not-json', 6],
      [3, '[2]', { a: 3 }],
    ],
  ],
  [
    'elements that are no objects',
    '[{"a":1}, 5, "x"]',
    [
      [1, '[0]', { a: 1 }],
      [1, '[1]', 'not-an-object', 11],
      [1, '[2]', 'not-an-object', 14],
    ],
  ],
  [
    'cut off',
    '[{"a":1},\r\n{"a":2',
    [
      [1, '[0]', { a: 1 }],
      [2, '[1]', 'cut-off', 1],
    ],
  ],
  [
    'cut off between elements',
    '[{"a":1},',
    [
      [1, '[0]', { a: 1 }],
      [1, '', 'cut-off', 9],
    ],
  ],
  [
    'a string that never ends',
    '[{"a":1},\n{"a":"x\n},{"a":3}]',
    [
      [1, '[0]', { a: 1 }],
      [2, '[1]', 'not-json', 8],
    ],
  ],
];

describe.each(arrays)('array %s', (_, text, items) => {
  test.each([1, 2, 5, 10_000])('in pieces of %d', size =>
    expect(read(new JsonArrayScanner(), text, size)).toEqual(items),
  );
});

const lines: [string, string, unknown[]][] = [
  [
    'LF',
    '{"a":1}\n\n{"a":2}\n',
    [
      [1, '', { a: 1 }],
      [3, '', { a: 2 }],
    ],
  ],
  [
    'CRLF',
    '{"a":1}\r\n{"a":2}',
    [
      [1, '', { a: 1 }],
      [2, '', { a: 2 }],
    ],
  ],
  [
    'CR',
    '{"a":1}\r{"a":2}\r',
    [
      [1, '', { a: 1 }],
      [2, '', { a: 2 }],
    ],
  ],
  [
    'a broken line',
    '{"a":1}\n{"a":}\n{"a":3}\n',
    [
      [1, '', { a: 1 }],
      [2, '', 'not-json', 6],
      [3, '', { a: 3 }],
    ],
  ],
  [
    'cut off',
    '{"a":1}\n{"a":"unfini',
    [
      [1, '', { a: 1 }],
      [2, '', 'cut-off', 13],
    ],
  ],
  ['NUL', '{"a":"x\\u0000y"}\n', [[1, '', { a: 'x\ufffdy' }]]],
];

describe.each(lines)('lines with %s', (_, text, items) => {
  test.each([1, 2, 5, 10_000])('in pieces of %d', size =>
    expect(read(new JsonLinesScanner(), text, size)).toEqual(items),
  );
});

test.each([
  ['lines', new JsonLinesScanner(), '{"a":1}\n{"a":"', '"}\n{"a":3}\n', 2],
  ['array', new JsonArrayScanner(), '[{"a":1},\n{"a":"', '"},\n{"a":3}]', 2],
])('a record of endless length in %s is dropped, not held', (_, scanner, before, after, line) => {
  const items = scanner.add(before);
  const piece = 'x'.repeat(1 << 20);
  for (let mebibyte = 0; mebibyte < 40; mebibyte++) items.push(...scanner.add(piece));
  items.push(...scanner.add(after), ...scanner.end());
  expect(items.map(item => ('fault' in item ? item.fault.code : item.value))).toEqual([
    { a: 1 },
    'too-long',
    { a: 3 },
  ]);
  expect(items[1]?.line).toBe(line);
});

test.each([
  ['{"a":1}', undefined],
  [' [1,-2.5e3,true,false,null,"\\u00e9\\n",{},[]] ', undefined],
  ['{"a":1,}', 7],
  ['{a:1}', 1],
  ['{"a" 1}', 5],
  ['[1 2]', 3],
  ['["a\nb"]', 3],
  ['["\\x"]', 3],
  ['{"a":1}}', 7],
  ['[01]', 2],
  ['{"a":', 5],
  ['', 0],
])('%j stops being JSON at %s', (text, offset) => {
  expect(firstJsonFault(text)?.offset).toBe(offset);
  const parses = () => void JSON.parse(text);
  if (offset === undefined) expect(parses).not.toThrow();
  else expect(parses).toThrow(SyntaxError);
});
