import { expect, test } from 'vitest';
import { profilesIn } from './pasted-profiles.ts';

test.each<[string, string, [line: number, found: string][]]>([
  ['no line', ' \n\r\n', []],
  ['a link a line', 'https://www.tiktok.com/@ann\n\nsee instagram.com/bo today', [[1, 'ann'], [3, 'bo']]],
  ['several links in a line', 'tiktok.com/@ann, https://www.youtube.com/@Bo\n@cy', [[1, 'ann'], [1, 'Bo'], [2, 'cy']]],
  ['a sentence', 'see below!\n@a+b', [[1, 'notALink'], [2, 'badHandle']]],
  ['one of the links is of another site', 'https://linktr.ee/ann tiktok.com/@ann', [[1, 'ann']]],
  [
    'links that lead to no creator',
    'https://www.instagram.com/p/Cabc123/\nhttps://www.tiktok.com/@ann https://vm.tiktok.com/ZMabc/\nhttps://shop.tiktok.com/view/product/1\nhttps://shop.example.com/x',
    [[1, 'notAProfile'], [2, 'ann'], [2, 'shortLink'], [3, 'notAProfile'], [4, 'otherSite']],
  ],
])('reads %s', (_what, text, found) => {
  const read = profilesIn(text, 'tiktok');
  expect(read.map(({ line, profile }) => [line, 'fault' in profile ? profile.fault : profile.handle])).toEqual(found);
}); // oxfmt-ignore
