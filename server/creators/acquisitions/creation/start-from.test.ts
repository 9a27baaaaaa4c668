import { expect, it } from 'vitest';
import { readTerms } from './start-from.ts';

it.each<['hashtag' | 'keyword', string[], string[]]>([
  ['keyword', ['  green   tea ', 'coffee'], ['green tea', 'coffee']],
  ['keyword', ['#1 mum'], ['#1 mum']],
  ['keyword', ['Tea', 'TEA', 'tea'], ['Tea']],
  ['hashtag', ['#tea', '＃绿茶', '##x', 'green tea'], ['tea', '绿茶', 'x', 'greentea']],
  ['hashtag', ['#', ' ', 'a\0b'], ['ab']],
  ['hashtag', ['#Tea', 'tea'], ['Tea']],
])('reads as a %s %o', (kind, typed, terms) => {
  expect(readTerms(kind, typed)).toEqual(terms);
});
