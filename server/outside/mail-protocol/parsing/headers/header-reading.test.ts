import { describe, expect, test } from 'vitest';
import { readAddresses } from './address-fields.ts';
import { decodeWords } from './encoded-words.ts';
import { cleanFileName } from '../bodies/attachment-name.ts';
import { readStructured } from './header-parameters.ts';
import { readDate } from './mail-date.ts';
import { readIds } from './message-ids.ts';

const base64 = (bytes: string) => Buffer.from(bytes, 'hex').toString('base64');

describe('encoded words', () => {
  test.each([
    ['plain', 'Hello', 'Hello'],
    ['Q', '=?utf-8?Q?caf=C3=A9_au?= lait', 'café au lait'],
    ['B', `=?utf-8?B?${Buffer.from('你好').toString('base64')}?=`, '你好'],
    ['GB2312', `=?gb2312?B?${base64('c4e3bac3')}?=`, '你好'],
    ['HZ', '=?hz-gb-2312?Q?=7E{Dc:C=7E}?=', '你好'],
    ['with a language', '=?utf-8*zh?Q?=E4=BD=A0?=', '你'],
    ['blanks between words are of the fold', '=?utf-8?Q?a?= \t=?utf-8?Q?b?= c', 'ab c'],
    ['a character cut between words', '=?utf-8?Q?=E4=BD?= =?utf-8?Q?=A0?=', '你'],
    ['base64 cut inside of a group', '=?utf-8?B?5L2?= =?utf-8?B?g5aW9?=', '你好'],
    ['two charsets', `=?utf-8?Q?=E4=BD=A0?= =?gbk?B?${base64('bac3')}?=`, '你好'],
    ['glued to text', 'Re:=?utf-8?Q?=E4=BD=A0?=!', 'Re:你!'],
    ['blanks inside', '=?utf-8?Q?a b c?=', 'a b c'],
    ['question marks inside', '=?utf-8?Q?really? yes?=', 'really? yes'],
    ['without its end', '=?utf-8?B?5L2g5aW9', '你好'],
    ['no word at all', '=?utf-8?X?abc?= =?', '=?utf-8?X?abc?= =?'],
  ])('%s', (_name, raw, text) => {
    expect(decodeWords(raw, new Set())).toBe(text);
  });

  test('a torn one is a fault', () => {
    const faults = new Set<never>();
    decodeWords('=?utf-8?B?5L2g', faults);
    expect([...faults]).toEqual(['headers.words']);
  });

  test('very many are read in time', () => {
    const start = performance.now();
    decodeWords('=?a?q?'.repeat(40_000), new Set());
    decodeWords('=?utf-8?q?a?= '.repeat(15_000), new Set());
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe('addresses', () => {
  test.each([
    ['Lan <lan@a.cn>', [['Lan', 'lan@a.cn']]],
    [
      '"Ng, Lan" <lan@a.cn>, b@c.de',
      [
        ['Ng, Lan', 'lan@a.cn'],
        ['', 'b@c.de'],
      ],
    ],
    [`=?gbk?B?${base64('c4e3a3acbac3')}?= <lan@a.cn>`, [['你，好', 'lan@a.cn']]],
    ['=?hz-gb-2312?Q?=7E{Dc:C=7E}?= <lan@a.cn>', [['你好', 'lan@a.cn']]],
    [
      'Team: a@b.cn, Lan <lan@a.cn>;',
      [
        ['', 'a@b.cn'],
        ['Lan', 'lan@a.cn'],
      ],
    ],
    ['undisclosed-recipients:;', []],
    ["'Lan' <'lan@a.cn'>", [['Lan', 'lan@a.cn']]],
    ['lan@a.cn (Lan Ng)', [['Lan Ng', 'lan@a.cn']]],
    ['Lan <lan(at home)@a.cn>', [['Lan', 'lan@a.cn']]],
    ['Lan\u202egnp <lan@a.cn>', [['Langnp', 'lan@a.cn']]],
  ])('%s', (raw, expected) => {
    const found = readAddresses(raw, new Set());
    expect(found.map(({ name, address }) => [name, address])).toEqual(expected);
  });

  test('are bounded, and read in time', () => {
    const start = performance.now();
    expect(readAddresses('a@b.cn, '.repeat(30_000), new Set())).toHaveLength(1000);
    readAddresses('(<"'.repeat(80_000), new Set());
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe('values with parameters', () => {
  test.each([
    ['text/plain; charset="utf-8"', 'text/plain', { charset: 'utf-8' }],
    ['Text/HTML;Charset=GBK (Chinese); format=flowed', 'text/html', { charset: 'GBK', format: 'flowed' }],
    ['text/plain charset=utf-8', 'text/plain', { charset: 'utf-8' }],
    ['multipart/mixed; boundary="a;b=c"', 'multipart/mixed', { boundary: 'a;b=c' }],
    ['multipart/mixed; boundary="never closed', 'multipart/mixed', { boundary: 'never closed' }],
    ['attachment; filename=my file.pdf', 'attachment', { filename: 'my file.pdf' }],
    ['attachment; filename="a\\"b.pdf"', 'attachment', { filename: 'a"b.pdf' }],
    ['attachment; filename="C:\\dir\\b.pdf"', 'attachment', { filename: 'C:\\dir\\b.pdf' }],
    ["attachment; filename*=UTF-8''%E4%BD%A0.pdf", 'attachment', { filename: '你.pdf' }],
    ["attachment; filename*=GBK''%C4%E3.pdf; filename=x.pdf", 'attachment', { filename: '你.pdf' }],
    [
      "attachment; filename*1*=%BD%A0; filename*0*=UTF-8''%E4; filename*2=.pdf",
      'attachment',
      { filename: '你.pdf' },
    ],
    [`attachment; filename="=?gbk?B?${base64('c4e3')}?=.pdf"`, 'attachment', { filename: '你.pdf' }],
    ['attachment; filename="%E4%BD%A0.pdf"', 'attachment', { filename: '你.pdf' }],
    ['attachment; filename=a.pdf; filename=b.exe', 'attachment', { filename: 'a.pdf' }],
    ['', '', {}],
  ])('%s', (raw, value, parameters) => {
    expect(readStructured(raw, new Set())).toEqual({ value, parameters });
  });

  test('no parameter reaches Object.prototype', () => {
    readStructured('text/plain; __proto__=polluted; constructor=x', new Set());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(readStructured('a/b; toString=x', new Set()).parameters)).toEqual(['tostring']);
  });
});

test.each([
  ['Wed, 17 May 2000 19:35:05 -0400', '2000-05-17T23:35:05.000Z'],
  ['17 May 2000 19:35 +0800 (CST)', '2000-05-17T11:35:00.000Z'],
  ['Wed, 17 May 00 19:35:05 EDT', '2000-05-17T23:35:05.000Z'],
  ['Wed May 17 19:35:05 2000', '2000-05-17T19:35:05.000Z'],
  ['2026-03-01T08:00:00+08:00', '2026-03-01T00:00:00.000Z'],
  ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T15:55:06.000Z'],
  ['May 17, 2000 7:35 PM GMT', '2000-05-17T19:35:00.000Z'],
  ['Wed, 31 Feb 2000 19:35:05 +0000', undefined],
  ['昨天', undefined],
  ['', undefined],
])('the date %s', (raw, expected) => {
  expect(readDate(raw).date?.toISOString()).toBe(expected);
});

test.each([
  ['<a@b> <c@d>', ['<a@b>', '<c@d>']],
  ['<a@b><a@b>', ['<a@b>']],
  ['<a @\t b>', ['<a@b>']],
  ['a@b', ['<a@b>']],
  ['"Lan" wrote on Monday', []],
  ['<>', []],
])('the message ids of %s', (raw, ids) => {
  expect(readIds(raw, new Set())).toEqual(ids);
});

test('of very many message ids the first and the last stay', () => {
  const ids = readIds(Array.from({ length: 500 }, (_, place) => `<${place}@x>`).join(' '), new Set());
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, '<0@x>', '<499@x>']);
});

test.each([
  ['a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\dir\\合同.docx', '合同.docx'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['what?.txt', 'what_.txt'],
  ['con.txt', '_con.txt'],
  ['...', null],
  ['  ', null],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(146)}.pdf`],
])('the file name %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
