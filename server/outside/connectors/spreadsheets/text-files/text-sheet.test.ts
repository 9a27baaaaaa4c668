import { expect, test } from 'vitest';
import { readSheet } from '../read-sheet.ts';

/** "平台,主页链接\n油管,张三" in GBK. */
const gbk = Buffer.from('c6bdccb82cd6f7d2b3c1b4bdd30ad3cdb9dc2cd5c5c8fd', 'hex');
const swappedBytes = (text: string) => Buffer.from(text, 'utf16le').swap16();

const texts: [what: string, bytes: Buffer | string, rows: (string | number)[][]][] = [
  [
    'commas',
    'a,b\n1,2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2',
    [
      [1, 'a', 'b'],
      [2, '1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'the separator that Excel wrote first',
    'sep=;\r\na;b,c\r\n1;2',
    [
      [1, 'a', 'b,c'],
      [2, '1', '2'],
    ],
  ],
  [
    'one column',
    'https://www.tiktok.com/@ann\n\n@bo\n',
    [
      [1, 'https://www.tiktok.com/@ann'],
      [3, '@bo'],
    ],
  ],
  [
    'a title above the headings',
    'Our creators\na;b\n1;2\n3;4',
    [
      [1, 'Our creators'],
      [2, 'a', 'b'],
      [3, '1', '2'],
      [4, '3', '4'],
    ],
  ],
  [
    'rows of any width',
    'a,b\n1\n1,2,3\n1,2,,,\n1',
    [
      [1, 'a', 'b'],
      [2, '1'],
      [3, '1', '2', '3'],
      [4, '1', '2'],
      [5, '1'],
    ],
  ],
  [
    'all line ends',
    'a\r\nb\rc\nd',
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ],
  ],
  [
    'line breaks in quotes',
    'a,b\n"x\r\ny","z\n"\n\n3,4',
    [
      [1, 'a', 'b'],
      [2, 'x\r\ny', 'z\n'],
      [4, '3', '4'],
    ],
  ],
  [
    'quotes in quotes and after them',
    '"a ""b""",c\n"x"y,"z" \nin"ch,2',
    [
      [1, 'a "b"', 'c'],
      [2, 'xy', 'z '],
      [3, 'in"ch', '2'],
    ],
  ],
  ['UTF-8 with its mark', '\ufeff平台,a', [[1, '平台', 'a']]],
  [
    'UTF-16 with its mark',
    Buffer.from('\ufeff平台\t主页\nx\ty', 'utf16le'),
    [
      [1, '平台', '主页'],
      [2, 'x', 'y'],
    ],
  ],
  [
    'UTF-16 the other way round',
    swappedBytes('\ufeff平台\t主页\nx\ty'),
    [
      [1, '平台', '主页'],
      [2, 'x', 'y'],
    ],
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('handle\tlink\nann\thttps://x.y\n', 'utf16le'),
    [
      [1, 'handle', 'link'],
      [2, 'ann', 'https://x.y'],
    ],
  ],
  [
    'GBK',
    gbk,
    [
      [1, '平谈', '主页链接'],
      [2, '油管', '张三'],
    ],
  ],
  [
    'GBK far down',
    Buffer.concat([Buffer.from('name,link\n'), Buffer.from('ann,x\n'.repeat(20_000)), gbk.subarray(-9)]),
    [],
  ],
  [
    'one Chinese name in GBK',
    Buffer.concat([Buffer.from('name,link\nx,'), gbk.subarray(-4)]),
    [
      [1, 'name', 'link'],
      [2, 'x', '张三'],
    ],
  ],
  ['NUL characters', 'a\u0000,b', [[1, 'a', 'b']]],
  ['a text in brackets', '[new] ann,1', [[1, '[new] ann', '1']]],
  ['a text that begins like a tag', '<3 cooking,1', [[1, '<3 cooking', '1']]],
];

test.each(texts)('%s', async (_, bytes, rows) => {
  const sheet = await readSheet(Buffer.from(bytes as string), 'creators.csv');
  expect(sheet).toMatchObject({ kind: 'csv', name: '' });
  const read = (await Array.fromAsync(sheet.rows)).map(({ row, cells }) => [row, ...cells]);
  if (rows.length > 0) expect(read).toEqual(rows);
  else expect(read.at(-1)).toEqual([20_002, '油管', '张三']);
});
