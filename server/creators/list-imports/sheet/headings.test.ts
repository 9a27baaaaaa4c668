import { expect, it } from 'vitest';
import { fieldNamed, headingKey } from './heading-words.ts';
import { findHeadings } from './headings.ts';

const numbered = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }));
const link = 'https://www.tiktok.com/@lilei';

it.each([
  ['主页链接', 'homepage'],
  ['达人主页链接（必填）', 'homepage'],
  ['* 链接', 'homepage'],
  ['TikTok 链接', 'homepage'],
  ['Profile URL', 'homepage'],
  ['HOMEPAGE', 'homepage'],
  ['Link', 'homepage'],
  ['平台', 'platform'],
  ['Platform *', 'platform'],
  ['账号', 'handle'],
  ['User name', 'handle'],
  ['昵称', 'name'],
  ['Name', 'name'],
  ['邮箱', 'email'],
  ['E-mail', 'email'],
  ['ｅｍａｉｌ', 'email'],
  ['标签', 'tags'],
  ['Tags', 'tags'],
  ['备注', 'note'],
  ['Note', 'note'],
])('%s is the column of %s', (heading, field) => {
  expect(fieldNamed(heading)?.field).toBe(field);
});

it.each(['粉丝数', 'Followers', '报价', '', 'TikTok', link])('%s is none of the columns', heading => {
  expect(fieldNamed(heading)).toBeUndefined();
});

it('compares headings without case, spaces, brackets and marks', () => {
  expect(headingKey(' 主页 链接（必填）* ')).toBe(headingKey('主页链接'));
});

it.each<[string, string[][], string[], number]>([
  ['headings in the first row', [['主页链接', '备注'], [link]], ['主页链接', '备注'], 1],
  ['titles above them', [['2026 年达人表'], ['', 'Link', 'Name'], ['', link]], ['', 'Link', 'Name'], 2],
  [
    'words that nobody knows',
    [
      ['哪里', '谁'],
      [link, 'x'],
    ],
    ['哪里', '谁'],
    1,
  ],
  ['no headings', [[link], [link]], [], 0],
  ['a broken link at the top', [['https//tiktok.com/lilei'], [link]], [], 0],
  ['a handle at the top', [['@lilei'], [link]], [], 0],
  [
    'no link at all',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    ['a', 'b'],
    1,
  ],
  ['headings alone', [['链接', '平台']], ['链接', '平台'], 1],
  [
    'what we wrote ourselves',
    [
      ['', '行号', '失败原因'],
      ['x', '3', '…'],
    ],
    ['', '行号', '失败原因'],
    1,
  ],
])('finds %s', (_what, rows, headings, skip) => {
  expect(findHeadings(numbered(...rows))).toEqual({ headings, skip });
});

it('takes a word inside of the rows for no heading', () => {
  expect(findHeadings(numbered([link, 'x'], ['链接', 'y']))).toEqual({ headings: [], skip: 0 });
});
