import { expect, test } from 'vitest';
import { categoryNamesZh } from '../category-names.ts';
import { topics } from './topics.ts';
import { wordsIn } from '../../creators/search-sentence/text/word-list.ts';

test('every topic is a category that has a Chinese name', () => {
  expect(topics.map(({ category }) => categoryNamesZh[category.toLowerCase()]).filter(name => !name)).toEqual(
    [],
  );
});

test('no word belongs to two topics', () => {
  const words = topics.flatMap(({ fields, things, people }) => wordsIn(`${fields}|${things}|${people}`));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
