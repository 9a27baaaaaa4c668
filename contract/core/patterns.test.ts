import { describe, expect, test } from 'vitest';
import * as patterns from './patterns.ts';

type Test = (value: string) => boolean;

const { isIdCard, ...expressions } = patterns;
const matching = Object.fromEntries(
  Object.entries(expressions).map(([name, pattern]) => [name, (value: string) => pattern.test(value)]),
) as Record<keyof typeof expressions, Test>;
const tests: Record<keyof typeof patterns, Test> = { ...matching, isIdCard };

const cases: Record<keyof typeof patterns, { good: string[]; bad: string[] }> = {
  isIdCard: {
    // Invented people; the check digits are right.
    good: ['11010519491231002X', '11010519491231002x', '440308199901010012', '110101200002290018'],
    bad: [
      // Another check digit; then impossible dates, a century and a region, each with the right check digit.
      '110105194912310021',
      '110105194902310026',
      '110101190002290011',
      '110101200013010018',
      '110101200000010019',
      '110101180001010015',
      '010105194912310026',
      '130503670401001',
      '11010519491231002',
      '11010519491231002XX',
      '1101051949123100２X',
      ' 11010519491231002X',
    ],
  },
  email: {
    good: [
      'a@b.co',
      'first.last+tag@mail.example.com',
      "o'neil@example.org",
      'user_1@xn--fiqs8s.xn--fiqs8s',
      '163@qq.com',
      `${'a'.repeat(64)}@example.com`,
    ],
    bad: [
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a@b.c',
      'a b@c.co',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.co',
      'a@-b.co',
      'a@b-.co',
      'a@b.co;c@d.co',
      'a@b.co\n',
      '达人@例子.中国',
      'a@1.2.3.4',
      `${'a'.repeat(65)}@example.com`,
    ],
  },
  licencePlate: {
    good: [
      '京A12345',
      '粤B8K8K8',
      '沪C1234挂',
      '粤Z12AB港',
      '京A1234警',
      '沪A0023领',
      '使014578',
      '粤BD12345',
      '粤BDF2345',
      '京AF12345',
      '沪A12345D',
    ],
    bad: [
      '京A1234',
      '京A1234567',
      '京I12345',
      '京AI2345',
      '京AO2345',
      '京a12345',
      '北A12345',
      '粤BDDD345',
      '粤BL12345',
      '沪A12345L',
      '使A12345',
      'A12345',
      '京A·12345',
    ],
  },
  chineseOnly: {
    good: ['达', '达人搜索', '䶮', '𠮷野'],
    bad: ['', '达人a', '达人1', '达 人', '达人。', 'ひと'],
  },
  code: { good: ['a', '7', 'ab', 'v1.2.3', 'a..b'], bad: ['', '.', '.a', 'a.', 'a-b', 'a b', '码'] },
  account: { good: ['a', 'Abc123', '123'], bad: ['', 'a_b', 'a.b', 'a b', '账号'] },
  fullName: {
    good: [
      '王伟',
      '阿卜杜拉·买买提',
      'Ada Lovelace',
      "Miles O'Brien",
      'Anne-Marie',
      'J. R. R. Tolkien',
      'Robert Downey Jr.',
      'Nguyễn Văn An',
      'श्री राम',
    ],
    bad: ['', '王', ' 王伟', '王伟 ', '王  伟', '王伟1', '·王伟', 'Ada_L', '<b>', 'a'.repeat(51)],
  },
  digitsOnly: { good: ['0', '007', '123'], bad: ['', '-1', '1.0', '1a', '１２'] },
  time: {
    good: ['0', '1', '24', '0.5', '1.5', '2.0'],
    bad: ['', '1.', '.5', '1.25', '1.55', '-1', '01', '1h'],
  },
  positiveInteger: { good: ['1', '10', '9007199254740993'], bad: ['', '0', '01', '-1', '+1', '1.0', '1e3'] },
  fieldName: { good: ['a', 'follower_count1', 'A_'], bad: ['', '1a', '_a', 'a-b', 'a b', '字段'] },
  url: {
    good: [
      'http://a.co',
      'https://www.tiktok.com/@name/video/7?x=1#top',
      'HTTPS://EXAMPLE.COM',
      'ftp://files.example.com/a.txt',
      'https://example.com:8443',
      'https://example.com?x=1',
      'http://192.168.1.10:8080/a',
      'http://8.8.8.8',
      'https://例子.中国/路径',
      'https://xn--fsqu00a.xn--fiqs8s/',
      'https://shop.example.com/商品?名=值',
    ],
    bad: [
      '',
      'example.com',
      '//example.com',
      'http://',
      'http://a',
      'http://a..co',
      'http://-a.co',
      'http://.co',
      'http://a.co:port',
      'http://256.1.1.1',
      'http://1.2.3',
      'http://1.2.3.4.',
      'http://user:secret@a.co',
      'http://a.co/with space',
      'javascript://a.co/%0aalert(1)',
      'mailto:a@b.co',
      'http:/a.co',
    ],
  },
  mainlandMobile: {
    good: ['13800138000', '19912345678'],
    bad: [
      '',
      '12800138000',
      '1380013800',
      '138001380000',
      '+8613800138000',
      '138 0013 8000',
      '１３８００１３８０００',
    ],
  },
  genericPassword: {
    good: ['abc123', 'A1b2c3d4e5f6g7h8'],
    bad: ['', 'abcdef', '123456', 'ab123', 'A1b2c3d4e5f6g7h89', 'abc12!', 'abc 12', '密码abc123'],
  },
  newPassword: {
    good: ['abcd1234', 'A1!@#$%^', '密码密码密a1码', 'a1'.repeat(10)],
    bad: ['', 'abcdefgh', '12345678', 'abc1234', `${'a1'.repeat(10)}x`, 'abcd 1234', '密码密码密码密1'],
  },
  username: {
    good: ['abc', 'far.voyage-2_26', 'A'.repeat(32)],
    bad: ['', 'ab', '1abc', '_abc', '.abc', 'a b', 'a@b', '用户名', 'A'.repeat(33)],
  },
};

const names = Object.keys(cases) as (keyof typeof cases)[];

test('every pattern has its cases', () => {
  expect(names.toSorted()).toEqual(Object.keys(patterns).toSorted());
});

describe.each(names)('%s', name => {
  const { good, bad } = cases[name];
  test.each(good)('takes %j', value => expect(tests[name](value)).toBe(true));
  test.each(bad)('refuses %j', value => expect(tests[name](value)).toBe(false));

  test('does not take long over long values', () => {
    const beginnings = ['', 'http://', 'a@', '京A', '1', '.', 'a.'];
    const runs = ['a', '1', 'a.', '1.', 'a-', '-', '王', '王·', 'a1', '.', ' ', '@', 'xn--'];
    const ends = ['', '!', '@', '.', '\n'];
    let slowest = 0;
    for (const run of runs) {
      const long = run.repeat(Math.ceil(100_000 / run.length));
      for (const value of beginnings.flatMap(beginning => ends.map(end => beginning + long + end))) {
        const started = performance.now();
        tests[name](value);
        slowest = Math.max(slowest, performance.now() - started);
      }
    }
    // A pattern with backtracking would need many seconds for 100,000 characters.
    expect(slowest).toBeLessThan(10_000);
  });
});
