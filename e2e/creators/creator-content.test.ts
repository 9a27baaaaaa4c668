import { beforeAll, expect, test } from 'vitest';
import type { PostPoint } from '../../contract/creators/insights/insights.ts';
import type { Person } from '../harness/person.ts';
import { callAs, type Known, someCreators } from '../harness/calls-as.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

interface Content {
  posts: PostPoint[];
  hashtags: { tag: string; posts: number }[];
}

const visit = visits();
let tokens: Tokens;
let creator: Known;
let content: Content;

beforeAll(async () => {
  const { address } = ownWorld();
  tokens = await tokensOf(address);
  for (const each of await someCreators(address, tokens, 20)) {
    const path = `/kol/api/creators/tiktok/${each.id}/post-figures`;
    content = await callAs<Content>(address, tokens, 'GET', path);
    creator = each;
    if (content.posts.some(post => post.outlier)) return;
  }
  throw new Error('no creator has a post that is out of the ordinary');
});

const list = (person: Person) =>
  person.page.getByRole('table', { name: person.words.insights.content.list, exact: true });

/** Waits until the list shows this many posts. */
async function lists(person: Person, count: number): Promise<void> {
  const total = filled(person.words.insights.content['total#other'], { number: count });
  await person.sees(person.page.getByRole('status').filter({ hasText: total }));
  await person.sees(list(person).and(person.page.locator('[aria-busy=false]')));
}

async function column(person: Person, name: string): Promise<string[]> {
  const heads = await list(person).getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex(head => head.startsWith(name));
  const cells = await list(person).getByRole('cell').allInnerTexts();
  return cells.filter((_, place) => place % heads.length === at);
}

test('Posts are sorted, filtered to outliers and to a hashtag, and shown as cards, all of it in the address', async () => {
  const person = await visit({ tokens });
  const { creators, insights, shell } = person.words;
  const { content: words } = insights;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}?tab=content`);
  await lists(person, content.posts.length);
  const dates = await column(person, creators.post.published);
  expect(dates).toEqual(dates.toSorted().toReversed());

  await person.button(creators.post.plays, list(person)).click();
  await expect.poll(() => person.query()).toEqual({ tab: 'content', sort: 'plays' });
  const plays = content.posts.map(post => post.plays ?? -1).toSorted((a, b) => b - a);
  const fullPlays = list(person).locator('td:nth-child(3) data');
  await expect.poll(() => fullPlays.first().getAttribute('value')).toBe(String(plays[0]));

  await person.button(words.kind.outlier).click();
  const outliers = content.posts.filter(post => post.outlier);
  await lists(person, outliers.length);
  expect(await column(person, words.post)).toSatisfy((cells: string[]) =>
    cells.every(cell => cell.includes(words.outlier.high) || cell.includes(words.outlier.low)),
  );
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

test('A figure links to its posts, and can show its median instead', async () => {
  const person = await visit({ tokens });
  const { insights } = person.words;
  const { overview, figure } = insights;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}`);
  const told = await person.asksHow(figure.average_plays);
  const [, sum = '', posts = ''] = /= ([\d,]+) ÷ (\d+)/.exec(told) ?? [];
  const opener = filled(overview.showPostsOf, { name: figure.average_plays });
  await person.page.getByRole('button', { name: opener }).click();
  const panel = person.page.getByRole('dialog', {
    name: filled(overview.postsBehind, { name: figure.average_plays }),
  });
  await person.sees(panel.getByText(filled(overview['postCount#other'], { count: posts })));
  const lines = panel.getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(Number(posts));
  const plays = await lines
    .locator('data, span')
    .filter({ hasText: person.words.creators.post.plays })
    .evaluateAll(spans =>
      spans.map(span => span.querySelector('data')?.value ?? span.textContent.replace(/\D/g, '')),
    );
  expect(plays.reduce((total, each) => total + Number(each), 0)).toBe(Number(sum.replaceAll(',', '')));
  expect(person.query()).toEqual({ figure: 'average_plays' });
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(panel);

  const mean = await person.figure(figure.average_plays);
  await person.button(overview.mean.median).click();
  await expect.poll(() => person.figure(figure.average_plays)).not.toBe(mean);
  expect(person.query()).toEqual({ mean: 'median' });
});
