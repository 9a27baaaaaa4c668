import { expect, it } from 'vitest';
import { readLinks } from './read-links.ts';

it.each<[string, string, string[], [number, string][]]>([
  ['nothing', ' \n\n', [], []],
  ['links in any form', 'https://youtube.com/@ann\r\nm.youtube.com/@Bo?x=1', ['ann', 'Bo'], []],
  ['handles, of this platform', '@ann\nbo', ['ann', 'bo'], []],
  ['ids', `youtube.com/channel/UC${'0'.repeat(22)}`, [`UC${'0'.repeat(22)}`], []],
  ['other platforms', 'https://www.tiktok.com/@ann\n@bo\ninstagram.com/cy', ['bo'], [[1, 'otherPlatform'], [3, 'otherPlatform']]],
  ['what leads nowhere', 'see below!\nhttps://example.com/ann\nyoutube.com/watch?v=1\nyoutube.com/@a+b', [], [[1, 'notALink'], [2, 'otherSite'], [3, 'notAProfile'], [4, 'badHandle']]],
  ['several links in a line', 'youtube.com/@ann youtube.com/@Bo', ['ann', 'Bo'], []],
  ['lines between empty ones', '\n\n@ann\n\nyoutube.com/about\n', ['ann'], [[5, 'notAProfile']]],
])('reads %s', (_what, pasted, named, refused) => {
  const read = readLinks(pasted, 'youtube');
  expect(read.named.map(({ profile }) => profile.handle ?? profile.platformId)).toEqual(named);
  expect(read.refused.map(({ line, reason }) => [line, reason])).toEqual(refused);
}); // oxfmt-ignore

it('keeps as much of a line as the table can hold', () => {
  const { refused } = readLinks(`a\0b\u{d800} ${'x'.repeat(1000)}`, 'youtube');
  expect(refused).toEqual([{ line: 1, text: `ab\u{fffd} ${'x'.repeat(296)}`, reason: 'notALink' }]);
});
