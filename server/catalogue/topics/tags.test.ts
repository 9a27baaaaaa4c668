import { expect, it } from 'vitest';
import { countHashtags, hashtagsIn, tagForm, tagsOf } from './tags.ts';

it.each([
  ['Ẩm Thực', 'ẩm thực'],
  ['#美食', '美食'],
  ['  Street   Food ', 'street food'],
  ['a,b', 'a b'],
  ['#', ''],
  ['x'.repeat(50), 'x'.repeat(40)],
  ['ＦＯＯＤ', 'food'],
])('the tag %s is stored as %s', (tag, stored) => {
  expect(tagForm(tag)).toBe(stored);
});

it('keeps ten distinct tags in their order', () => {
  const many = ['Food', 'food', '', ...Array.from({ length: 20 }, (_, i) => `t${i}`)];
  expect(tagsOf(many)).toEqual(['food', 't0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8']);
});

it('counts a hashtag once for each post, the commonest first', () => {
  const posts = [
    { hashtags: ['b', 'a', 'A'] },
    { hashtags: ['a'] },
    { hashtags: ['c', 'b'] },
    { hashtags: [] },
  ];
  expect(countHashtags(posts)).toEqual([
    { tag: 'a', posts: 2 },
    { tag: 'b', posts: 2 },
    { tag: 'c', posts: 1 },
  ]);
});

it('reads hashtags of any script from a caption', () => {
  expect(hashtagsIn('Hi #Food_2 #美食探店！ ＃ăn, C# #1 a#b')).toEqual([
    'Food_2',
    '美食探店',
    'ăn',
    '1',
    'b',
  ]);
});
