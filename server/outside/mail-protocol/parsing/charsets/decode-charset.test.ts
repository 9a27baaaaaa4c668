import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-charset.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** Bytes copied by hand from the tables of each charset. */
describe('text in the charset it names', () => {
  test.each([
    ['UTF-8', 'e4bda0e5a5bd', '你好'],
    ['utf8', 'e4bda0e5a5bd', '你好'],
    ['GBK', 'c4e3bac3 8175', '你好乽'],
    ['gb2312', 'c4e3bac3 9546', '你好旻'],
    ['GB18030', 'c4e3 8139ee39', '你㐀'],
    ['cp936', 'c4e3bac3', '你好'],
    ['x-gbk', 'c4e3bac3', '你好'],
    ['Big5', 'a741a66e', '你好'],
    ['big5-hkscs', 'a741a66e', '你好'],
    ['HZ-GB-2312', '7e7b 4463 3a43 7e7d 2e7e7e', '你好.~'],
    ['ISO-2022-JP', '1b2442 467c 4b5c 1b2842', '日本'],
    ['EUC-JP', 'c6fc cbdc', '日本'],
    ['Shift_JIS', '93fa 967b', '日本'],
    ['cp932', '93fa 967b', '日本'],
    ['EUC-KR', 'c7d1 b1b9', '한국'],
    ['ks_c_5601-1987', 'c7d1 b1b9', '한국'],
    ['ISO-2022-KR', '1b242943 0e 4751 3139 0f 21', '한국!'],
    ['ISO-2022-CN', '1b242941 0e 4463 3a43 0f 21', '你好!'],
    ['UTF-7', '4869 2b5432425a66512d 21', 'Hi你好!'],
    ['utf-7', '31202b2d2032', '1 + 2'],
    ['windows-1251', 'cff0e8e2e5f2', 'Привет'],
    ['windows-1250', '9d', 'ť'],
    ['windows-1253', 'e1', 'α'],
    ['windows-1256', 'c7', 'ا'],
    ['win-1251', 'cff0', 'Пр'],
    ['koi8-r', 'f0d2', 'Пр'],
    ['ISO-8859-1', '6ec3', 'nÃ'],
    ['iso-8859-15', 'a4', '€'],
    ['utf-16le', '604f7d59', '你好'],
    ['"utf-8"', 'c3a9', 'é'],
  ])('%s', (label, bytes, text) => {
    expect(decodeText(hex(bytes), label)).toEqual({ text, fault: null });
  });
});

describe('text without a charset label, or with a wrong one', () => {
  const chinese = '合作邀请：我们想请您试用';
  const russian = 'Здравствуйте, сколько стоит реклама?';
  const portuguese = 'A promoção começou, faça sua inscrição e não esqueça!';
  const gbk = 'bacfd7f7d1fbc7eba3baced2c3c7cfebc7ebc4fa cad4d3c3';
  test.each([
    ['nothing, UTF-8', '', Buffer.from(chinese).toString('hex'), chinese, 'charset.unnamed'],
    ['nothing, GBK', '', gbk, chinese, 'charset.unnamed'],
    ['us-ascii, GBK', 'us-ascii', gbk, chinese, 'charset.unnamed'],
    ['a made up one, GBK', 'x-nobody', gbk, chinese, 'charset.unknown'],
    ['UTF-8, GBK', 'utf-8', gbk, chinese, 'charset.wrong'],
    ['ISO-8859-1, GBK', 'iso-8859-1', gbk, chinese, 'charset.wrong'],
    ['ISO-8859-1, UTF-8', 'iso-8859-1', Buffer.from('é – 你').toString('hex'), 'é – 你', 'charset.wrong'],
    ['nothing, Big5', '', 'a741a66e a741ac4f bdd6 a741ad6e', '你好你是誰你要', 'charset.unnamed'],
    ['nothing, Shift_JIS', '', '82b182f182c982bf82cd', 'こんにちは', 'charset.unnamed'],
    ['nothing, EUC-JP', '', 'a4b3a4f3a4cba4c1a4cf', 'こんにちは', 'charset.unnamed'],
    [
      'nothing, Windows-1251',
      '',
      'c7e4f0e0e2f1f2e2f3e9f2e52c20f1eaeeebfceaee20f1f2eee8f220f0e5eaebe0ece03f',
      russian,
      'charset.unnamed',
    ],
    [
      'nothing, KOI8-R',
      '',
      'fac4d2c1d7d3d4d7d5cad4c52c20d3cbcfccd8cbcf20d3d4cfc9d420d2c5cbccc1cdc13f',
      russian,
      'charset.unnamed',
    ],
    [
      'nothing, Portuguese',
      '',
      Buffer.from(portuguese, 'latin1').toString('hex'),
      portuguese,
      'charset.unnamed',
    ],
    ['nothing, western', '', '63726ee965 e0', 'crnéeà', 'charset.unnamed'],
    ['nothing, escapes of ISO-2022-JP', '', '1b2442 467c 4b5c 1b2842', '日本', null],
    ['nothing, a mark of UTF-16', '', 'fffe604f', '你', null],
    [
      'UTF-8, one broken byte',
      'utf-8',
      `${Buffer.from('你好 é').toString('hex')}ff`,
      '你好 é\ufffd',
      'charset.wrong',
    ],
    ['GBK, cut inside of a character', 'gbk', 'c4e3ba', '你', null],
  ] as const)('%s', (_name, label, bytes, text, fault) => {
    expect(decodeText(hex(bytes), label)).toEqual({ text, fault });
  });

  test('is read by a hint that fits', () => {
    expect(decodeText(hex('cff0e8'), '', 'windows-1251').text).toBe('При');
  });
});
