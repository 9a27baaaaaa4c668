import { expect, test } from 'vitest';
import { bar, box, selected } from '../harness/creator-actions.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const { address } = ownWorld();
const visit = visits();
test('A search shows where it matches, becomes chips and a sorted head, is in the address, goes back and forward, and keeps its filters on another platform', async () => {
  const person = await visit({ tokens: await tokensOf(address) });
  const { common, creators } = person.words;
  const { categoryOffer, empty, filter, mark, note } = creators;
  await person.opensSearch('/bloggerSearch/tiktok');
  const everybody = await person.names();
  const all = await person.total();
  const faceWidth = () =>
    person.page.evaluate<number>(`document.querySelector('tbody img')?.naturalWidth ?? 0`);
  await expect.poll(faceWidth).toBe(160);
  const head = person.columnHead('avg_intrate');
  await person.searches(() => head.getByRole('button').click());
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  expect(person.query()).toEqual({ sort: 'avg_intrate' });
  const rates = (await person.column('avg_intrate')).map(text => Number.parseFloat(text));
  expect(rates).toHaveLength(20);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  await person.page.goBack();
  await expect.poll(() => person.names()).toEqual(everybody);
  await person.button(filter.names.region, person.chips()).click();
  await person.page.getByLabel('日本', { exact: true }).check();
  await person.page.getByLabel('越南', { exact: true }).check();
  await person.searches(() => person.button(person.words.shell.apply).click());
  await person.sees(person.chip('region', '日本、越南'));
  const abouts = await person.column('creator');
  expect(abouts).toHaveLength(20);
  expect(abouts.filter(about => !/ · (日本|越南)/.test(about))).toEqual([]);
  await person.dropsFilter('region');
  await expect.poll(() => person.names()).toEqual(everybody);

  await person.searchesFor('美食');
  const cooks = await person.names();
  expect(cooks.slice(0, 2).every(name => name.includes('美食'))).toBe(true);
  const rows = await person.rows().allInnerTexts();
  expect(rows.filter(row => !row.includes('美食') || !row.includes(mark.sample))).toEqual([]);
  await person.page.goBack();
  await expect.poll(() => person.names()).toEqual(everybody);
  expect(await person.keywordBox().inputValue()).toBe('');
  await person.page.goForward();
  await expect.poll(() => person.names()).toEqual(cooks);
  expect(await person.keywordBox().inputValue()).toBe('美食');

  await person.asksForAtLeast('followers', '10万');
  await person.sees(person.chip('followers', '≥ 100K'));
  await person.sortsBy('avg_intrate');
  expect(person.query()).toEqual({ keyword: '美食', followerCount_start: '100000', sort: 'avg_intrate' });
  const [some, found] = [await person.total(), await person.names()];
  expect(some).toBeLessThan(all);
  expect(some).toBeGreaterThan(0);

  // As for other users who open the address.
  await person.searches(() => person.page.reload());
  expect(await person.names()).toEqual(found);
  expect(await person.keywordBox().inputValue()).toBe('美食');
  await person.sees(person.chip('followers', '≥ 100K'));
  await person.searches(() => person.goesTo('/bloggerSearch/tiktok?keyword=美食&page=2'));
  await person.searches(() => person.page.getByRole('link', { name: 'Instagram' }).click());
  await person.isAt('/bloggerSearch/instagram');
  expect(person.query()).toEqual({ keyword: '美食' });

  // All platforms at once find as many as each of them.
  const tabs = person.page.getByRole('navigation', { name: common.platform }).getByRole('link');
  await expect.poll(() => tabs.allInnerTexts()).toHaveLength(4);
  await expect.poll(async () => (await tabs.allInnerTexts()).every(tab => /\d/.test(tab))).toBe(true);
  const counts = (await tabs.allInnerTexts()).map(tab => Number(tab.replace(/\D/g, '')));
  expect(counts[3]).toBe(await person.total());
  await person.searches(() => tabs.first().click());
  await person.isAt('/bloggerSearch/all');
  expect(person.query()).toEqual({ keyword: '美食' });
  expect(await person.total()).toBe(counts[0]);
  expect(counts[0]).toBe((counts[1] ?? 0) + (counts[2] ?? 0) + (counts[3] ?? 0));
  await person.sees(person.results().getByText(/^TikTok · /));
  await person.sees(person.results().getByText(/^Instagram · /));

  // Without results the page lists the filters, and removes the one too many.
  await person.searches(() =>
    person.goesTo('/bloggerSearch/tiktok?keyword=美食&followerCount_start=900000000'),
  );
  await person.sees(filled(empty['filters#other'], { count: 2 }));
  expect(await person.total()).toBe(0);
  const tooMany = filled(filter.chip, { name: filter.names.followers, value: '≥ 900M' });
  await person.searches(() => person.button(tooMany, person.results()).click());
  await expect.poll(() => person.total()).toBeGreaterThan(20);
  expect(person.query()).toEqual({ keyword: '美食' });

  await person.searchesFor('beautty');
  const similar = new RegExp(`^${filled(note.similar, { asked: 'beautty', found: '' })}.*beauty`);
  await person.sees(person.page.getByText(similar));
  expect(common.comma).toBe('、');
  expect(await person.total()).toBeGreaterThan(5);

  // A word that names a category offers it beside those who have the word.
  await person.searchesFor('beauty');
  const [before = ''] = filled(categoryOffer, { category: '美妆' }).split('{{number}}');
  const offer = person.button(new RegExp(`^${before}[\\d,]+`));
  await person.searches(() => offer.click());
  expect(person.query()).toEqual({ category: 'Beauty' });
  await person.sees(person.chip('category', '美妆'));
});

test('Values show counts, tags can be any or none, and selected creators can be compared; the quick look steps through the results with j and k, also across pages, and Enter opens', async () => {
  const person = await visit({ tokens: await tokensOf(address) });
  const { page } = person;
  const { filter } = person.words.creators;
  const boxes = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('checkbox');
  const apply = () => person.searches(() => person.button(person.words.shell.apply).click());
  await person.opensSearch('/bloggerSearch/tiktok?keyword=food');

  await person.button(filter.names.region, person.chips()).click();
  const count = page.locator(
    `[id="${await boxes(filter.names.region).first().getAttribute('aria-describedby')}"]`,
  );
  await expect.poll(() => count.innerText()).toMatch(/^\d+$/);
  const counted = Number(await count.innerText());
  await boxes(filter.names.region).first().check();
  await apply();
  expect(await person.total()).toBe(counted);

  await person.button(filter.names.tags, person.chips()).click();
  const way = page.getByRole('group', { name: filled(filter.way.label, { name: filter.names.tags }) });
  await person.button(filter.way.any, way).click();
  await page.getByLabel('food', { exact: true }).check();
  await page.getByLabel('recipes', { exact: true }).check();
  await person.button(filter.way.none, way).click();
  await page.getByLabel('streetfood', { exact: true }).check();
  await apply();
  expect(person.query()).toMatchObject({ tags_any: 'food,recipes', tags_not: 'streetfood' });
  const tags = `${filled(filter.way.anyOf, { values: 'food、recipes' })}${filter.way.also}${filled(filter.way.noneOf, { values: 'streetfood' })}`;
  await person.sees(person.chip('tags', tags));
  const [some, shown] = [await person.total(), await person.column('tags')];
  expect(some).toBeGreaterThan(1);
  expect(some).toBeLessThan(counted);
  expect(shown.filter(each => !/food|recipes/.test(each) || each.includes('streetfood'))).toEqual([]);

  await person.button(new RegExp(`^${filled(filter.more, { count: '' })}`)).click();
  const words = page.getByRole('group', { name: filled(filter.way.label, { name: filter.names.keywords }) });
  await person.button(filter.way.none, words).click();
  await page.getByLabel(filter.names.keywords, { exact: true }).fill('kitchen，home cooking');
  const price = page.getByRole('group', { name: filled(filter.units.yuan, { name: filter.names.price }) });
  await price.getByLabel(filter.from).fill('￥1千');
  await apply();
  expect(person.query()).toMatchObject({
    keyword_not: 'kitchen,home cooking',
    price_start: '1000',
    keyword: 'food',
  });
  await person.sees(person.chip('price', '≥ ¥1,000'));
  expect(await person.total()).toBeLessThan(some);

  await person.button(filter.clearAll).click();
  await expect.poll(() => person.query()).toEqual({ keyword: 'food' });
  await expect.poll(() => person.total()).toBeGreaterThan(counted);
  const [one = '', other = ''] = await person.names();
  await box(person, one).first().check();
  const compare = person.button(person.words.teamCreators.action.compare, bar(person));
  expect(await compare.isDisabled()).toBe(true);
  await box(person, other).last().check();
  await compare.click();
  await person.isAt('/bloggerCompare');
  expect(person.query().ids).toMatch(/^\d+,\d+$/);
  await page.goBack();
  await person.sees(selected(person, 2));
  expect(await box(person, one).first().isChecked()).toBe(true);

  await person.searches(() => person.goesTo('/bloggerSearch/instagram'));
  const names = await person.names();
  const [first = '', second = ''] = names;
  const last = names.at(-1) ?? '';
  await person.opensQuickLook(first);
  await person.page.keyboard.press('j');
  await person.sees(person.quickLookAt(second));
  await person.page.keyboard.press('k');
  await person.sees(person.quickLookAt(first));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.quickLookAt(first));
  await person.opensQuickLook(last);
  await person.searches(() => person.page.keyboard.press('j'));
  expect(person.query()).toEqual({ page: '2' });
  const next = (await person.names())[0] ?? '';
  await person.sees(person.quickLookAt(next));
  await person.page.keyboard.press('Enter');
  await person.sees(person.page.getByRole('heading', { level: 1, name: next }));
  expect(person.address()).toMatch(/^\/bloggerDetail\/instagram\/\d+$/);
});
