import { expect, test } from 'vitest';
import { titleOf } from './recipient-values.ts';
import { subjectOf } from './written-mail.ts';
import { countInWords, regionName } from './values-in-words.ts';

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [9999, '9,999', '9,999'],
  [10_000, '10K', '1万'],
  [12_345, '12.3K', '1.23万'],
  [999_999, '1M', '100万'],
  [1_240_312, '1.24M', '124万'],
  [123_456_789, '123M', '1.23亿'],
])('%i is %s in English, %s in Chinese', (value, en, zh) => {
  expect([countInWords(value, 'en'), countInWords(value, 'zh')]).toEqual([en, zh]);
});

test.each([
  ['US', 'United States', '美国'],
  ['DE', 'Germany', '德国'],
  ['ZZ', '', ''],
  ['QX', '', ''],
  ['usa', '', ''],
])('the region %s is %s, %s', (code, en, zh) => {
  expect([regionName(code, 'en'), regionName(code, 'zh')]).toEqual([en, zh]);
});

test.each([
  ['Get ready with me #fyp #grwm', 'Get ready with me'],
  ['  two\n lines ', 'two lines'],
  ['#only #tags', '#only #tags'],
  ['word '.repeat(30), `${'word '.repeat(14)}word…`],
  ['字'.repeat(100), `${'字'.repeat(79)}…`],
  ['', ''],
])('the title of %j is %j', (caption, title) => {
  expect(titleOf(caption)).toBe(title);
});

test.each([
  ['Own', 'First', 'Own'],
  ['', 'First', 'Re: First'],
  ['', 'Re: First', 'Re: First'],
  ['', '回复：你好', '回复：你好'],
  ['', '', ''],
])('the subject %j after %j is %j', (subject, first, expected) => {
  expect(subjectOf(subject, first)).toBe(expected);
});
