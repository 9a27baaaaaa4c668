import { expect, it } from 'vitest';
import { saysOneOf } from './caption-words.ts';

const says = (caption: string, words: string[], hashtags: string[] = []) =>
  saysOneOf({ caption, hashtags }, words);

it.each<[string, string[], boolean]>([
  ['Anything', [], true],
  ['The art of tea', ['art'], true],
  ['A party with tea', ['art'], false],
  ['TEA, please', ['tea'], true],
  ['Crème brûlée again', ['creme brulee'], true],
  ['Ẩm thực Hà Nội', ['am thuc'], true],
  ['今天喝茶吗', ['喝茶'], true],
  ['今天tea时间', ['tea'], true],
  ['新茶上市', ['咖啡', '茶'], true],
  ['Green   tea\nlatte', ['green tea latte'], true],
  ['#greentea is here', ['tea'], false],
  ['so good #tea', ['#tea'], true],
  ['so good #teatime', ['#tea'], false],
  ['so good tea', ['#tea'], false],
  ['say #Été', ['#ete'], true],
  ['Nothing', ['#'], false],
  ['100% 😀', ['😀'], true],
])('%s contains one of %j: %s', (caption, words, expected) => {
  expect(says(caption, words)).toBe(expected);
});

it('finds words among the hashtags listed beside the caption', () => {
  expect(says('', ['#Tea'], ['tea'])).toBe(true);
  expect(says('', ['tea'], ['Tea'])).toBe(true);
  expect(says('', ['tea'], ['teatime'])).toBe(false);
});
