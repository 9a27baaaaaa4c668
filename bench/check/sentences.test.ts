import { expect, test } from 'vitest';
import { isExact, judgeSentence, readSentences, sentenceFiles } from './sentence-corpus.ts';

test.each(sentenceFiles)('%s is read as it is meant', file => {
  const judged = readSentences([file]).map(judgeSentence);
  expect(judged.length).toBe(100);
  expect(judged.filter(isExact).length).toBeGreaterThanOrEqual(90);
  const filters = judged.flatMap(({ found }) => Object.keys(found));
  const invented = judged.flatMap(each => each.invented);
  expect(invented.length / filters.length).toBeLessThanOrEqual(0.01);
});

test('missed and invented filters are counted separately', () => {
  const known = { corpus: '', sentence: '印尼美妆', filters: { region: 'MY', verified: '1' }, unknown: [] };
  const judged = judgeSentence(known);
  expect(judged.missed).toEqual(['region', 'verified']);
  expect(judged.invented).toEqual(['region', 'category']);
});
