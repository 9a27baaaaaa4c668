import { expect, test } from 'vitest';
import { readIds, readLang } from './report-address.ts';

test.each([
  ['ids=3,1,2', [3, 1, 2]],
  ['ids=3,3,1,', [3, 1]],
  ['ids=1,2,3,4,5,6', [1, 2, 3, 4, 5, 6]],
  ['ids=1,2,3,4,5,6,7', []],
  ['ids=1,x', []],
  ['ids=0', []],
  ['ids=', []],
  ['', []],
])('%s is about %j', (query, ids) => {
  expect(readIds(new URLSearchParams(query))).toEqual(ids);
});

test.each([
  ['lang=en', 'en'],
  ['lang=fr', 'zh'],
  ['', 'zh'],
])('%s is in %s', (query, lang) => {
  expect(readLang(new URLSearchParams(query), 'zh')).toBe(lang);
});
