import { beforeAll, expect, test } from 'vitest';
import { specOf } from '../../contract/core/sources/creator-fields.ts';
import type { Person } from '../harness/person.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await tokensOf(ownWorld().address);
});

/** Opens the first of the 100 most followed creators whose row has, or has not, this mark. */
async function opensOne(person: Person, mark: string, hasMark: boolean): Promise<string> {
  await person.opensSearch('/bloggerSearch/youtube?size=100');
  const rows = await person.rows().allInnerTexts();
  const at = rows.findIndex(row => row.includes(mark) === hasMark);
  const name = (await person.names())[at] ?? '';
  await person.opensCreator(name);
  return name;
}

test('A figure shows its formula, numbers and sample by keyboard', async () => {
  const person = await visit({ tokens });
  const { figure } = person.words.insights;
  await opensOne(person, person.words.creators.mark.unanalysable, false);
  const told = await person.asksHow(figure.interaction_rate);
  const [, likes = '', comments = '', shares = '', plays = ''] =
    /= \(([\d,]+) \+ ([\d,]+) \+ ([\d,]+)\) ÷ ([\d,]+)/.exec(told) ?? [];
  const [sum, by] = [[likes, comments, shares], [plays]].map(texts =>
    texts.reduce((total, text) => total + Number(text.replaceAll(',', '')), 0),
  );
  expect(await person.figure(figure.interaction_rate)).toContain(
    `${(((sum ?? 0) / (by ?? 0)) * 100).toFixed(2)}%`,
  );
  expect(told).toContain(filled(person.words.shell.figure.sample, { count: 10 }));
  const opener = person.button(figure.interaction_rate).first();
  await person.sees(opener.and(person.page.locator(':focus')));
});

test('A resting pointer shows how a figure is calculated, until it leaves', async () => {
  const person = await visit({ tokens });
  const { posts_per_week: name } = person.words.insights.figure;
  await opensOne(person, person.words.creators.mark.unanalysable, false);
  await person.button(name).hover();
  await person.sees(person.explanation(name));
  await person.heading(person.words.insights.growth.title).hover();
  await person.seesNothingOf(person.explanation(name));
});

test('Tabs work by keyboard, are in the address, and "back" leaves them', async () => {
  const person = await visit({ tokens });
  const { tab } = person.words.insights;
  await opensOne(person, person.words.creators.mark.unanalysable, false);
  const chosen = (name: string) => person.page.getByRole('tab', { name, selected: true });
  await chosen(tab.overview).press('ArrowRight');
  await person.sees(chosen(tab.audience).and(person.page.locator(':focus')));
  expect(person.query()).toEqual({ tab: 'audience' });
  for (const name of [tab.content, tab.brand, tab.email, tab.overview]) {
    await person.page.keyboard.press('ArrowRight');
    await person.sees(chosen(name));
  }
  await person.page.goBack();
  await person.sees(chosen(tab.email));
  await person.page.reload();
  await person.sees(chosen(tab.email));
});

test('Escape closes an explanation also while the focus is still on its name', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok?sort=-avg_plays');
  await person.opensCreator((await person.names())[0] ?? '');
  const { average_plays: name } = person.words.insights.figure;
  const opener = person.button(name).first();
  await opener.click();
  await person.sees(person.explanation(name));
  await opener.focus();
  await opener.press('Escape');
  await person.seesNothingOf(person.explanation(name));
});

test('A creator without figures says why and shows no invented ones', async () => {
  const person = await visit({ tokens });
  const { creators, insights } = person.words;
  await opensOne(person, creators.mark.unanalysable, true);
  const note = person.page.getByRole('note').filter({ hasText: creators.mark.unanalysable });
  await person.sees(note);
  const reasons = Object.values(insights.overview.why).map(words => words.split('{{')[0] ?? '');
  const told = await note.innerText();
  expect(reasons.filter(words => told.includes(words))).not.toEqual([]);
  await person.sees(person.heading(insights.growth.title));
  expect(await person.button(insights.figure.interaction_rate).count()).toBe(0);
});

test('A sample creator is marked, with its date and source', async () => {
  const person = await visit({ tokens, lang: 'en' });
  const { mark } = person.words.creators;
  await opensOne(person, mark.unanalysable, false);
  const head = person.page.getByRole('heading', { level: 1 });
  await person.sees(head.getByText(mark.sample));
  await person.sees(person.page.getByText('Sample data'));
  const { origins } = person.words.refreshes;
  await person.button(origins.button).press('Enter');
  const row = person.page.getByRole('row').filter({ hasText: specOf('followers').label.en });
  await person.sees(row.getByRole('cell', { name: 'Sample data' }));
});

test('The way back leads to the search of the platform', async () => {
  const person = await visit({ tokens });
  const { mark } = person.words.creators;
  await opensOne(person, mark.unanalysable, false);
  const crumbs = person.page.getByRole('navigation', { name: person.words.shell.crumbs });
  await crumbs.getByRole('link', { name: 'YouTube' }).click();
  await person.seesResults();
  await person.isAt('/bloggerSearch/youtube');
});

test.each(['/bloggerDetail/tiktok/99999999', '/bloggerDetail/tiktok/nobody', '/bloggerDetail/nowhere/1'])(
  '%s says that the creator does not exist',
  async path => {
    const person = await visit({ tokens });
    await person.opens(path);
    await person.sees(person.heading(person.words.creators.detail.missingTitle));
    await person.sees(person.words.creators.detail.missing);
  },
);

test('A creator of another platform is not found under this one', async () => {
  const person = await visit({ tokens });
  await opensOne(person, person.words.creators.mark.unanalysable, false);
  const id = person.address().split('/').at(-1);
  await person.opens(`/bloggerDetail/instagram/${id}`);
  await person.sees(person.heading(person.words.creators.detail.missingTitle));
});

test('A server error is shown, and a retry works', async () => {
  const person = await visit({ tokens });
  const name = await opensOne(person, person.words.creators.mark.unanalysable, false);
  const isDetail = /\/kol\/api\/creators\/youtube\//;
  await person.page.route(isDetail, route => route.abort());
  await person.page.reload();
  await person.sees(person.page.getByRole('alert').filter({ hasText: person.words.shell.error.network }));
  await person.page.unroute(isDetail);
  await person.button(person.words.shell.retry).click();
  await person.sees(person.page.getByRole('heading', { level: 1, name }));
});
