import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compareCreators } from '../../../contract/creators/comparison.ts';
import { clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import comparison from '../../i18n/zh/creators/comparison.ts';

const { overlap } = comparison;
const creators = [
  { id: 1, name: '阮兰' },
  { id: 2, name: '林溪' },
  { id: 3, name: '周忆' },
] as const;
type Shared = readonly { value: string; creators: readonly number[] }[];

async function compares(ids: readonly number[], sharedHashtags: Shared) {
  server.answers(compareCreators, {
    creators: creators.filter(({ id }) => ids.includes(id)),
    sharedHashtags,
  });
  await opens(`/bloggerCompare?ids=${ids.join(',')}`);
  const [card] = await screen.findAllByRole('region', { name: overlap.hashtags });
  return within(card ?? document.body);
}

/** The cells of a hashtag's row: which creators have it. */
async function havers(card: ReturnType<typeof within>, hashtag: string) {
  const row = within(await card.findByRole('row', { name: new RegExp(`^#${hashtag}\\b`) }));
  return row
    .getAllByRole('cell')
    .map(cell => within(cell).queryByRole('img', { name: overlap.has }) !== null);
}

test('a comparison names the hashtags that creators share, and who has them', async () => {
  const card = await compares(
    [1, 2, 3],
    [
      { value: 'makeup', creators: [1, 2, 3] },
      { value: 'skincare', creators: [1, 3] },
    ],
  );
  expect(await havers(card, 'makeup')).toEqual([true, true, true]);
  expect(await havers(card, 'skincare')).toEqual([true, false, true]);
  expect(card.queryByText(overlap.none.hashtags)).toBeNull();
});

test('many shared hashtags are all shown on demand', async () => {
  const values = Array.from({ length: 12 }, (_, at) => ({ value: `tag${at}`, creators: [1, 2] }));
  const card = await compares([1, 2], values);
  expect(card.queryByText('#tag11')).toBeNull();
  await clicks(filled(overlap['all#other'], { count: 12 }), card);
  await sees('#tag11', card);
});

test('creators without a shared hashtag are said to have none', async () => {
  const card = await compares([1, 2], []);
  await sees(overlap.none.hashtags, card);
  expect(card.queryByRole('table')).toBeNull();
});
