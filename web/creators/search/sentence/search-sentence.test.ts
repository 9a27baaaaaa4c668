import { expect, test } from 'vitest';
import { readSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import en from '../../../i18n/en/creators/creators.ts';
import zh from '../../../i18n/zh/creators/creators.ts';
import { readSearch } from '../search-state.ts';
import { readUnread, sentenceOf, writeSentenceSearch } from './search-sentence.ts';

const sentence = (text: string) => sentenceOf(text, readSentence(text));

test.each([
  ['美食', true],
  ['skincare', true],
  ['food travel', true],
  ['japan', true],
  ['#camping', true],
  ['美妆博主', true],
  ['印尼美妆博主', false],
  ['日本 旅行', false],
  ['粉丝10万以上', false],
  ['has email', false],
])('%s may be a word to look for: %s', (text, isWord) => {
  expect(sentence(text)?.isWord).toBe(isWord);
});

test.each(['', 'emma', '@foodie_mia', '小红', 'beautty'])('%j is no sentence', text => {
  expect(sentence(text)).toBeUndefined();
});

test('a sentence is a whole search', () => {
  const asked = sentence('油管科技博主，均播10w以上，有邮箱，按播放排序，画风温柔');
  expect(asked).toMatchObject({ platform: 'youtube', unread: ['画风温柔'] });
  const params = writeSentenceSearch(asked?.state ?? readSearch(new URLSearchParams()), asked?.unread ?? []);
  expect(params.toString()).toBe(
    new URLSearchParams(
      'category=Tech&avg_plays_start=100000&has_email=1&sort=avg_plays&unread=画风温柔',
    ).toString(),
  );
  expect(readUnread(params)).toEqual(['画风温柔']);
});

test.each(
  [...Object.entries(zh.sentence), ...Object.entries(en.sentence)].filter(([key]) => /^example\d$/.test(key)),
)('the %s is understood as a whole: %s', (_, text) => {
  const read = readSentence(text);
  expect(read.unknown).toEqual([]);
  expect(read.understood.length).toBeGreaterThanOrEqual(3);
});
