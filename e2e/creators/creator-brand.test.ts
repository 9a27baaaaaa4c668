import { beforeAll, expect, test } from 'vitest';
import type { Brand } from '../../contract/creators/insights/insights.ts';
import { callAs, type Known, someCreators } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

interface Brands {
  brands: Brand[];
  posts: number;
  sponsored: { posts: number; byPlatform: number; byCaption: number };
  months: { posts: number }[];
}

const visit = visits();
const { address } = ownWorld();
let tokens: Tokens;
let creator: Known;
let told: Brands;
let quiet: Known;

beforeAll(async () => {
  tokens = await tokensOf(address);
  const known = await someCreators(address, tokens, 40);
  const all = await Promise.all(
    known.map(async each => ({
      each,
      found: await callAs<Brands>(address, tokens, 'GET', `/kol/api/creators/tiktok/${each.id}/brands`),
    })),
  );
  const byBrands = all.toSorted((a, b) => b.found.brands.length - a.found.brands.length);
  const [most] = byBrands;
  const none = all.find(({ found }) => found.posts > 0 && !found.sponsored.posts);
  if (!most || !none) throw new Error('the sample has creators with brands and without');
  creator = most.each;
  told = most.found;
  quiet = none.each;
});

test('Sponsored posts are counted apart, compared with the rest, and a brand leads to its posts', async () => {
  const person = await visit({ tokens });
  const { brand: words } = person.words.insights;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}?tab=brand`);
  const found = person.page.getByRole('region', { name: words.found, exact: true });
  for (const [name, count] of [
    [words.all, told.sponsored.posts],
    [words.byPlatform, told.sponsored.byPlatform],
    [words.byCaption, told.sponsored.byCaption],
  ] as const) {
    const line = found.locator('div').filter({ has: person.page.getByText(name, { exact: true }) });
    await person.sees(line.last().getByText(new RegExp(`^${count}\\b`)));
  }
  await person.sees(person.page.getByText(words.medianPlays, { exact: true }));

  const share = person.page.getByRole('region', { name: words.share, exact: true });
  await person.button(person.words.shell.table.asTable, share).click();
  expect(await share.getByRole('row').count()).toBe(told.months.length + 1);

  const table = person.page.getByRole('table', { name: words.brands, exact: true });
  const [brand] = told.brands;
  await expect.poll(() => table.getByRole('row').count()).toBe(told.brands.length + 1);
  await table.getByRole('button', { name: brand?.name ?? '', exact: true }).click();
  await expect.poll(() => person.query()).toEqual({ tab: 'brand', brand: brand?.key });
  const posts = person.page.getByRole('region', {
    name: filled(words.postsOf, { name: brand?.name ?? '' }),
    exact: true,
  });
  await expect.poll(() => posts.getByRole('listitem').count()).toBe(brand?.posts);
  await person.page.reload();
  await expect.poll(() => posts.getByRole('listitem').count()).toBe(brand?.posts);
  await person.button(words.close, posts).click();
  await person.seesNothingOf(posts);
});

test('A creator without brands is shown as such, and unknown data is named', async () => {
  const person = await visit({ tokens });
  await person.opens(`/bloggerDetail/tiktok/${quiet.id}?tab=brand`);
  const { brand } = person.words.insights;
  const sentence = ('empty' in brand ? brand.empty : brand['empty#other']).split('{{count}}').at(-1) ?? '';
  await person.sees(person.page.getByText(sentence.trim()));
});

test.each(looks)('Brands are usable at %s', async (name, look) => {
  const person = await visit({ ...look, tokens });
  const { brand: words } = person.words.insights;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}?tab=brand&brand=${told.brands[0]?.key ?? ''}`);
  await person.sees(person.page.getByRole('table', { name: words.brands, exact: true }));
  await person.sees(
    person.page
      .getByRole('region', { name: filled(words.postsOf, { name: told.brands[0]?.name ?? '' }), exact: true })
      .getByRole('listitem')
      .first(),
  );
  await isUsable(person, name);
});
