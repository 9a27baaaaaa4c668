import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.ts';
import { sortRows, type Known } from './sort-rows.ts';

const link = 'https://www.tiktok.com/@lilei';

describe('a row', () => {
  it.each([
    ['a link', { homepage: ` ${link} ` }, { platform: 'tiktok', handle: 'lilei' }],
    ['a handle with a platform', { handle: '@lilei', platform: 'TikTok' }, { platform: 'tiktok', handle: 'lilei' }],
    ['a handle in the column of links', { homepage: '@lilei', platform: 'Instagram' }, { platform: 'instagram', handle: 'lilei' }],
    ['a link before a handle', { homepage: link, handle: 'other', platform: 'YouTube' }, { platform: 'tiktok', handle: 'lilei' }],
    ['nothing', { name: 'Li Lei' }, { reason: 'missing' }],
    ['a handle without a platform', { handle: 'lilei' }, { reason: 'unknownPlatform' }],
    ['a handle of a strange platform', { handle: 'lilei', platform: 'Myspace' }, { reason: 'unknownPlatform' }],
    ['another site', { homepage: 'https://www.bilibili.com/1' }, { reason: 'otherSite' }],
    ['a page of no creator', { homepage: 'https://www.tiktok.com/tag/summer' }, { reason: 'notAProfile' }],
    ['no link', { homepage: 'ask Mei' }, { reason: 'notALink' }],
  ])('identifies a creator by %s', (_what, cells, creator) => {
    expect(readRow(7, cells).creator).toMatchObject(creator);
  }); // oxfmt-ignore

  it('has tags, addresses and a note', () => {
    const row = readRow(2, {
      homepage: link,
      name: ' 李雷 ',
      email: 'a@b.com；c@d.com',
      tags: '美妆，首批, 美妆 #护肤',
      note: ' 周一联系\n报价 ',
    });
    expect(row).toMatchObject({
      row: 2,
      homepage: link,
      tags: ['美妆', '首批', '护肤'],
      note: '周一联系\n报价',
      creator: { name: '李雷', emails: ['a@b.com', 'c@d.com'] },
    });
  });

  it.each([
    ['nothing', '', [], []],
    ['a placeholder', ' N/A ', [], []],
    ['addresses', 'mailto:a@b.com, <c@d.com>', ['a@b.com', 'c@d.com'], []],
    ['a name beside the address', 'Li Lei <li@x.com>', ['li@x.com'], []],
    ['a broken address', 'gita@@bad', [], ['badEmail']],
    ['a broken address beside a right one', 'gita@@bad; a@b.com', ['a@b.com'], ['badEmail']],
    ['words', 'see the bio', [], ['badEmail']],
    ['too many', 'a@x.com b@x.com c@x.com d@x.com e@x.com f@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com'], ['cutShort']],
  ])('reads e-mail addresses: %s', (_what, email, emails, warnings) => {
    expect(readRow(2, { homepage: link, email })).toMatchObject({ creator: { emails }, warnings });
  }); // oxfmt-ignore

  it('is cut to the stored length, and says so', () => {
    const row = readRow(2, {
      homepage: link,
      name: 'n'.repeat(5000),
      tags: Array.from({ length: 30 }, (_, at) => `${at}${'t'.repeat(60)}`).join(),
      note: '🦄'.repeat(5000),
    });
    expect(row.tags.map(tag => tag.length)).toEqual(Array(10).fill(40));
    expect([row.note.length, row.note.isWellFormed()]).toEqual([2000, true]);
    expect(row).toMatchObject({ creator: { name: 'n'.repeat(500) }, warnings: ['cutShort'] });
  });
});

describe('rows of one file', () => {
  const row = (number: number, handle: string) =>
    readRow(number, { homepage: `https://www.tiktok.com/@${handle}` });
  const rows = [row(2, 'a'), row(3, 'b'), row(4, 'a'), readRow(5, { name: 'x' }), row(6, 'c'), row(7, 'old')];
  const key = (handle: string): Known => ({ key: `tiktok:@:${handle}`, id: handle === 'a' ? 1 : undefined });
  const known = new Map(
    ['a', 'b', 'a', '', 'c', 'old'].map((handle, at) => [rows[at] ?? row(0, 'x'), key(handle)]),
  );

  it('name a creator once, also over the rows above', () => {
    const { naming, refused } = sortRows(rows, known, new Set(['tiktok:@:old']));
    expect(naming.map(each => each.row.row)).toEqual([2, 3, 6]);
    expect(refused.map(each => [each.row.row, each.reason, each.id])).toEqual([
      [4, 'twice', 1],
      [5, 'missing', undefined],
      [7, 'twice', undefined],
    ]);
  }); // oxfmt-ignore
});
