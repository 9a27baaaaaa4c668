import { describe, expect, test } from 'vitest';
import { toCount, toFlag, toList, toSeconds, toText, wrong } from './value-converters.ts';

describe('counts', () => {
  test.each([
    [1200, 1200],
    ['1200', 1200],
    [' 1,234 ', 1234],
    ['12,345,678', 12_345_678],
    ['1.234.567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['2912.0', 2912],
    ['1.17E+11', 117_000_000_000],
    ['2.28e+11', 228_000_000_000],
    ['541.2K', 541_200],
    ['10.4M', 10_400_000],
    ['4.1m', 4_100_000],
    ['29.0b', 29_000_000_000],
    ['0.89k', 890],
    ['1,2M', 1_200_000],
    ['3.2万', 32_000],
    ['1.5亿', 150_000_000],
    ['10k+', 10_000],
    ['0', 0],
    ['-0.0', 0],
  ])('%s is %d', (cell, count) => expect(toCount(cell)).toBe(count));

  test.each([
    '',
    '  ',
    'N/A',
    'nan',
    'NaN',
    'null',
    'None',
    '#VALOR!',
    '#REF!',
    '-',
    '-1',
    '-1.0',
    -1,
    null,
    undefined,
    Number.NaN,
  ])('%s is absent, not 0', cell => expect(toCount(cell)).toBeUndefined());

  test.each([
    'many',
    '1.39%',
    '-5',
    '3 videos',
    '1e400',
    '9007199254740993',
    '2020-01-01',
    '@name',
    true,
    {},
  ])('%s is wrong', cell => expect(toCount(cell)).toBe(wrong));
});

describe('lists', () => {
  test.each<[unknown, string[]]>([
    ["['korean', '틱톡뷰티']", ['korean', '틱톡뷰티']],
    [`["it's", 'a "b"', 'c\\'d']`, ["it's", 'a "b"', "c'd"]],
    ["['a, b', 'c']", ['a, b', 'c']],
    ["['\\u4f60\\x41']", ['你A']],
    ['[1, 2]', ['1', '2']],
    ['[]', []],
    ['["a","b"]', ['a', 'b']],
    ['Fashion|Modeling|Beauty', ['Fashion', 'Modeling', 'Beauty']],
    ['pietro¦guedes', ['pietro', 'guedes']],
    ['bepdep, bepdiiday', ['bepdep', 'bepdiiday']],
    ['美食，旅行、生活', ['美食', '旅行', '生活']],
    [
      ['a', 3, null, ''],
      ['a', '3'],
    ],
  ])('%s', (cell, list) => expect(toList(cell)).toEqual(list));

  test('empty and invalid values', () => {
    expect(toList('nan')).toBeUndefined();
    expect(toList('')).toBeUndefined();
    expect(toList("['open, 'b']")).toBe(wrong);
    expect(toList(12)).toBe(wrong);
  });
});

test.each([
  ['PT13M7S', 787],
  ['PT1H2M3S', 3723],
  ['P1DT1S', 86_401],
  ['P0D', 0],
  ['00:31', 31],
  ['1:02:03', 3723],
  ['15', 15],
  [15.5, 15.5],
])('%s lasts %d seconds', (cell, seconds) => expect(toSeconds(cell)).toBe(seconds));

test('invalid durations', () => {
  expect(toSeconds('N/A')).toBeUndefined();
  for (const cell of ['P', 'soon', '-3', '99999999']) expect(toSeconds(cell)).toBe(wrong);
});

test('flags', () => {
  expect(['True', 'false', '1', 0, '是'].map(toFlag)).toEqual([true, false, true, false, true]);
  expect([toFlag(''), toFlag('maybe')]).toEqual([undefined, wrong]);
});

test('a name may be "None", but pandas writes missing values as nan', () => {
  expect(['None', ' nan ', '', 5, null].map(toText)).toEqual(['None', undefined, undefined, '5', undefined]);
});
