import { expect, it } from 'vitest';
import type { ImportMapping } from '../../../../contract/creators/list-imports/list-imports.ts';
import { isUsable, proposeMapping } from './propose-mapping.ts';

const link = (name: string) => `https://www.tiktok.com/@${name}`;

it.each<[string, string[], string[][], ImportMapping, string]>([
  [
    'the headings of the template',
    ['主页链接', '平台', '账号', '昵称', '邮箱', '标签', '备注'],
    [[link('a')]],
    { homepage: 0, platform: 1, handle: 2, name: 3, email: 4, tags: 5, note: 6 },
    'headings',
  ],
  [
    'headings in English, in any order',
    ['Note', 'Nickname', 'Profile link'],
    [['x', 'y', link('a')]],
    { note: 0, name: 1, homepage: 2 },
    'headings',
  ],
  ['handles with a platform', ['平台', '达人账号'], [['TikTok', 'a']], { platform: 0, handle: 1 }, 'headings'],
  [
    'of two columns of links the fuller one',
    ['YouTube链接', 'TikTok链接'],
    [['', link('a')], ['', link('b')]],
    { homepage: 1 },
    'headings',
  ],
  [
    'a heading that promises links and has none',
    ['地址', '页面'],
    [['上海市', link('a')], ['北京市', link('b')]],
    { homepage: 1 },
    'contents',
  ],
  ['a number of comments, which is no note', ['Homepage', 'Comments'], [[link('a'), '1,204'], [link('b'), '3.1K']], { homepage: 0 }, 'headings'],
  ['comments in words', ['Homepage', 'Comments'], [[link('a'), 'answers fast']], { homepage: 0, note: 1 }, 'headings'],
  ['headings in French', ['Lien du profil', 'Pseudo', 'Adresse e-mail'], [[link('a')]], { homepage: 0, handle: 1, email: 2 }, 'headings'],
  ['links below a word for something else', ['账号'], [[link('a')]], { homepage: 0 }, 'contents'],
  ['links below unknown words', ['哪里', '谁'], [[link('a'), 'x']], { homepage: 0 }, 'contents'],
  [
    'no headings',
    ['', '', ''],
    [['x', link('a'), 'a@b.com'], ['y', link('b'), 'c@d.com']],
    { homepage: 1, email: 2 },
    'contents',
  ],
  ['handles with platforms and no headings', ['', ''], [['@a', 'TikTok'], ['@b', 'YouTube']], { handle: 0, platform: 1 }, 'contents'],
  ['nothing that helps', ['a', 'b'], [['c', 'd']], {}, 'none'],
])('proposes for %s', (_what, headings, sample, mapping, basis) => {
  expect(proposeMapping(headings, sample, null)).toEqual({ mapping, basis });
}); // oxfmt-ignore

it('looks for no creators in the reasons of an earlier time', () => {
  const sample = [['x', `write it like ${link('name')}`]];
  expect(proposeMapping(['Homepage link', 'Reason'], sample, null)).toEqual({
    mapping: { homepage: 0 },
    basis: 'headings',
  });
});

it('proposes the team’s earlier choice, and says so only if it differs', () => {
  const headings = ['链接', '备注'];
  const sample = [[link('a'), link('b')]];
  const chosen = { homepage: 1 };
  expect(proposeMapping(headings, sample, chosen)).toEqual({ mapping: chosen, basis: 'remembered' });
  const same = { homepage: 0, note: 1 };
  expect(proposeMapping(headings, sample, same)).toEqual({ mapping: same, basis: 'headings' });
});

it.each<[ImportMapping, boolean]>([
  [{ homepage: 0 }, true],
  [{ handle: 0, platform: 1 }, true],
  [{ handle: 0 }, false],
  [{ platform: 0, name: 1 }, false],
  [{}, false],
])('%o identifies creators: %s', (mapping, usable) => {
  expect(isUsable(mapping)).toBe(usable);
});
