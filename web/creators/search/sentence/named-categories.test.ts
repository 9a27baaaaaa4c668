import { expect, test } from 'vitest';
import { categoryNamesZh } from '../../../../contract/catalogue/category-names.ts';
import { readSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { topics } from '../../../../contract/catalogue/topics/topics.ts';
import { namedCategories } from './named-categories.ts';

const known = [...new Set(topics.map(({ category }) => category)), 'Shopping'];
const named = (keyword: string) => namedCategories(keyword, known, readSentence(keyword));

test.each(known)('%s is offered for its name in both languages', category => {
  const inChinese = categoryNamesZh[category.toLowerCase()] ?? '';
  expect(inChinese).not.toBe('');
  expect(named(inChinese)).toContain(category);
  expect(named(category.toLowerCase())).toContain(category);
});

test.each([
  ['美妝', ['Beauty']],
  [' #Beauty ', ['Beauty']],
  ['护肤', ['Beauty']],
  ['skincare', ['Beauty']],
  ['美妆博主', ['Beauty']],
  ['food travel', ['Food', 'Travel']],
])('%j names %j', (keyword, categories) => {
  expect(named(keyword).toSorted()).toEqual(categories);
});

test.each(['', '#', 'emma', '小红', '日本美食', 'beautiful emma', 'food 10万粉以上'])(
  '%j names no category alone',
  keyword => expect(named(keyword)).toEqual([]),
);

test('a category without creators is not offered', () => {
  expect(namedCategories('美妆', ['Food'], readSentence('美妆'))).toEqual([]);
});
