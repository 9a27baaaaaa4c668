import { expect, test } from 'vitest';
import type { Brand, PostPoint } from '../../contract/creators/insights/insights.ts';
import type { Person } from '../harness/person.ts';
import { callAs, type Known, someCreators } from '../harness/calls-as.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address } = ownWorld();
const english = words.en;

interface Content {
  posts: PostPoint[];
  hashtags: { tag: string; posts: number }[];
}

interface Brands {
  brands: Brand[];
  posts: number;
  sponsored: { posts: number; byPlatform: number; byCaption: number };
  months: { posts: number }[];
}

interface Answers {
  'post-figures': Content;
  brands: Brands;
}

/** Asks one thing about each of twenty creators. */
async function askAll<What extends keyof Answers>(
  tokens: Tokens,
  what: What,
): Promise<{ creator: Known; found: Answers[What] }[]> {
  const known = await someCreators(address, tokens, 20);
  return Promise.all(
    known.map(async creator => {
      const path = `/kol/api/creators/tiktok/${creator.id}/${what}`;
      return { creator, found: await callAs<Answers[What]>(address, tokens, 'GET', path) };
    }),
  );
}

const list = (person: Person) =>
  person.page.getByRole('table', { name: person.words.insights.content.list, exact: true });

/** Waits until the list shows this many posts. */
async function lists(person: Person, count: number): Promise<void> {
  const total = filled(person.words.insights.content['total#other'], { number: count });
  await person.sees(
    person.page.getByRole('status').filter({ hasText: new RegExp(`\\b${total.replace(/s$/, '')}`) }),
  );
  await person.sees(list(person).and(person.page.locator('[aria-busy=false]')));
}

test('A figure leads to its posts and shows its median; posts are sorted, filtered to outliers and to a hashtag, and shown as cards, all of it in the address', async () => {
  const tokens = await tokensOf(address);
  const all = await askAll(tokens, 'post-figures');
  const chosen = all.find(({ found }) => found.posts.some(post => post.outlier));
  if (!chosen) throw new Error('no creator has a post that is out of the ordinary');
  const { creator, found: content } = chosen;
  const person = await visit({ tokens, lang: 'en' });
  const { creators, insights, shell } = person.words;
  const { content: words, figure, overview } = insights;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}`);
  const shown = await person.asksHow(figure.average_plays);
  const [, posts = ''] = /= [\d,]+ ÷ (\d+)/.exec(shown) ?? [];
  const opener = filled(overview.showPostsOf, { name: figure.average_plays });
  await person.page.getByRole('button', { name: opener }).click();
  const panel = person.page.getByRole('dialog', {
    name: filled(overview.postsBehind, { name: figure.average_plays }),
  });
  await person.sees(panel.getByText(filled(overview['postCount#other'], { count: posts })));
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(Number(posts));
  expect(person.query()).toEqual({ figure: 'average_plays' });
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(panel);
  const mean = await person.figure(figure.average_plays);
  await person.button(overview.mean.median).click();
  await expect.poll(() => person.figure(figure.average_plays)).not.toBe(mean);
  expect(person.query()).toEqual({ mean: 'median' });

  await person.page.getByRole('tab', { name: insights.tab.content }).click();
  await lists(person, content.posts.length);
  await person.button(creators.post.plays, list(person)).click();
  await expect.poll(() => person.query()).toMatchObject({ tab: 'content', sort: 'plays' });
  const max = Math.max(...content.posts.map(post => post.plays ?? -1));
  const fullPlays = list(person).locator('td:nth-child(3) data');
  await expect.poll(() => fullPlays.first().getAttribute('value')).toBe(String(max));

  await person.button(words.kind.outlier).click();
  const outliers = content.posts.filter(post => post.outlier);
  await lists(person, outliers.length);
  await person.sees(list(person).getByText(words.outlier.high).or(list(person).getByText(words.outlier.low)));
  await person.button(words.clear).first().click();
  await lists(person, content.posts.length);

  const [top] = content.hashtags;
  await person.button(`#${top?.tag}`).click();
  await lists(person, top?.posts ?? 0);
  expect(person.query()).toMatchObject({ keyword: `#${top?.tag}`, sort: 'plays' });
  await person.button(words.view.grid).click();
  await person.seesNothingOf(list(person));
  await person.page.reload();
  const cards = person.page.getByRole('region', { name: words.list, exact: true }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(top?.posts);

  const timeline = person.page.getByRole('region', { name: words.timeline, exact: true });
  await person.button(shell.table.asTable, timeline).click();
  expect(await timeline.getByRole('row').count()).toBe(content.posts.length + 1);
  expect(await timeline.getByRole('cell', { name: words.outlier.high }).count()).toBe(
    outliers.filter(post => post.outlier === 'high').length,
  );
});

test('Sponsored posts are counted apart, a brand leads to its posts, and a creator without brands is shown as such', async () => {
  const tokens = await tokensOf(address);
  const all = await askAll(tokens, 'brands');
  const [max] = all.toSorted((a, b) => b.found.brands.length - a.found.brands.length);
  const none = all.find(({ found }) => found.posts > 0 && !found.sponsored.posts);
  const [brand] = max?.found.brands ?? [];
  if (!max || !brand || !none) throw new Error('the sample has creators with brands and without');
  const { creator, found: shown } = max;
  const person = await visit({ ...bothLooks, tokens });
  const { brand: words } = person.words.insights;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}?tab=brand`);
  const found = person.page.getByRole('region', { name: words.found, exact: true });
  for (const [name, count] of [
    [words.all, shown.sponsored.posts],
    [words.byPlatform, shown.sponsored.byPlatform],
    [words.byCaption, shown.sponsored.byCaption],
  ] as const) {
    const line = found.locator('div').filter({ has: person.page.getByText(name, { exact: true }) });
    await person.sees(line.last().getByText(new RegExp(`^${count}\\b`)));
  }
  await person.sees(person.page.getByText(words.medianPlays, { exact: true }));

  const table = person.page.getByRole('table', { name: words.brands, exact: true });
  await expect.poll(() => table.getByRole('row').count()).toBe(shown.brands.length + 1);
  await table.getByRole('button', { name: brand.name, exact: true }).click();
  await expect.poll(() => person.query()).toEqual({ tab: 'brand', brand: brand.key });
  const posts = person.page.getByRole('region', {
    name: filled(words.postsOf, { name: brand.name }),
    exact: true,
  });
  await expect.poll(() => posts.getByRole('listitem').count()).toBe(brand.posts);
  const withBrand = person.address();
  await person.button(words.close, posts).click();
  await person.seesNothingOf(posts);
  await person.goesTo(withBrand);
  await expect.poll(() => posts.getByRole('listitem').count()).toBe(brand.posts);
  await isUsableInBothLooks(person, 'brands');
  const share = person.page.getByRole('region', { name: words.share, exact: true });
  await person.button(person.words.shell.table.asTable, share).click();
  expect(await share.getByRole('row').count()).toBe(shown.months.length + 1);

  await person.goesTo(`/bloggerDetail/tiktok/${none.creator.id}?tab=brand`);
  await person.sees(filled(english.insights.brand['empty#other'], { count: none.found.posts }));
});
