import { expect, test } from 'vitest';
import { hashtagsOf, mentionsOf } from './caption-marks.ts';

test.each<[string, string[], string[]]>([
  ['', [], []],
  ['Morning with @Ann.Lee. and @bo_2! #Coffee #coffee', ['Coffee', 'coffee'], ['ann.lee', 'bo_2']],
  ['twice #tea #tea @ann @ANN', ['tea'], ['ann']],
  ['write to me@mail.example, or a@@b', [], []],
  ['今日は #抹茶＃京都 @kyoto.matcha', ['抹茶', '京都'], ['kyoto.matcha']],
  ['(@ann) "@bo" @cy,@di', [], ['ann', 'bo', 'cy', 'di']],
  ['@ alone and # too, @.dot', [], []],
])('%j', (caption, hashtags, mentions) => {
  expect(hashtagsOf(caption)).toEqual(hashtags);
  expect(mentionsOf(caption)).toEqual(mentions);
});
