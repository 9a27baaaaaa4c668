import { beforeAll, expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import type { Person } from '../harness/person.ts';
import { bar, box } from '../harness/creator-actions.ts';
import { withDb } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const { address, appUrl } = ownWorld();
const visit = visits();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await tokensOf(address);
});

const figures = (texts: string[]) => texts.filter(text => text !== '—').map(text => Number.parseFloat(text));
const descending = (numbers: number[]) => numbers.toSorted((a, b) => b - a);

/** Goes through the results page by page, to the last one. */
async function walk<T>(person: Person, read: () => Promise<T[]>): Promise<T[]> {
  const found = await read();
  while (await person.button(person.words.shell.pager.next).isEnabled()) {
    await person.turnsThePage();
    found.push(...(await read()));
  }
  return found;
}

test('美食 finds sample creators, and every row shows where', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.searchesFor('美食');
  expect((await person.names()).slice(0, 2).every(name => name.includes('美食'))).toBe(true);
  const rows = await walk(person, () => person.rows().allInnerTexts());
  expect(rows.length).toBe(await person.total());
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(row => !row.includes('美食'))).toEqual([]);
  expect(rows.filter(row => !row.includes(person.words.creators.mark.sample))).toEqual([]);
});

test('A filter becomes a chip in words, and the chip takes it away', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  const all = await person.total();
  await person.asksForAtLeast('followers', '10万');
  await person.sees(person.chip('followers', '≥ 100K'));
  expect(person.query()).toEqual({ followerCount_start: '100000' });
  const some = await person.total();
  expect(some).toBeLessThan(all);
  expect(some).toBeGreaterThan(0);
  await person.dropsFilter('followers');
  expect(person.query()).toEqual({});
  expect(await person.total()).toBe(all);
});

test('Regions and tags are chosen from the existing ones', async () => {
  const person = await visit({ tokens });
  const { filter } = person.words.creators;
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.button(filter.names.region, person.chips()).click();
  await person.page.getByLabel('日本', { exact: true }).check();
  await person.page.getByLabel('越南', { exact: true }).check();
  await person.searches(() => person.button(person.words.shell.apply).click());
  await person.sees(person.chip('region', '日本、越南'));
  const abouts = await person.column('creator');
  expect(abouts.filter(about => !/ · (日本|越南)/.test(about))).toEqual([]);
});

test('Values show counts, tags can be any or none, and selected creators can be compared', async () => {
  const person = await visit({ tokens });
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
  const told = Number(await count.innerText());
  await boxes(filter.names.region).first().check();
  await apply();
  expect(await person.total()).toBe(told);

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
  expect(some).toBeLessThan(told);
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
  await expect.poll(() => person.total()).toBeGreaterThan(told);
  const [one = '', other = ''] = await person.names();
  await box(person, one).first().check();
  const compare = person.button(person.words.teamCreators.action.compare, bar(person));
  expect(await compare.isDisabled()).toBe(true);
  await box(person, other).last().check();
  await compare.click();
  await person.isAt('/bloggerCompare');
  expect(person.query().ids).toMatch(/^\d+,\d+$/);
});

test('Back and forward go through the searches', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  const everybody = await person.names();
  await person.searchesFor('美食');
  const cooks = await person.names();
  expect(cooks).not.toEqual(everybody);
  await person.page.goBack();
  await expect.poll(() => person.names()).toEqual(everybody);
  expect(await person.keywordBox().inputValue()).toBe('');
  await person.page.goForward();
  await expect.poll(() => person.names()).toEqual(cooks);
  expect(await person.keywordBox().inputValue()).toBe('美食');
});

test('The address of a search shows it to other users', async () => {
  const one = await visit({ tokens });
  await one.opensSearch('/bloggerSearch/youtube');
  await one.searchesFor('food');
  await one.asksForAtLeast('avg_plays', '20K');
  await one.sortsBy('avg_intrate');
  const other = await visit({ tokens });
  await other.opensSearch(one.address());
  expect(await other.names()).toEqual(await one.names());
  expect(await other.total()).toBe(await one.total());
  expect(await other.keywordBox().inputValue()).toBe('food');
  await other.sees(other.chip('avg_plays', '≥ 20K'));
});

test('Pages neither repeat nor lose anybody', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok?keyword=food');
  const handles = await walk(person, () => person.handles());
  expect(handles.length).toBeGreaterThan(40);
  expect(new Set(handles).size).toBe(handles.length);
  expect(handles.length).toBe(await person.total());
});

test('The three platforms together hold the whole world', async () => {
  const person = await visit({ tokens });
  const totals: number[] = [];
  for (const platform of ['tiktok', 'youtube', 'instagram']) {
    await person.opensSearch(`/bloggerSearch/${platform}`);
    totals.push(await person.total());
  }
  const rows = await withDb(appUrl, db => db.selectFrom('creators').select('id').execute());
  expect(totals.reduce((sum, total) => sum + total)).toBe(rows.length);
});

test('A head sorts its column from high to low', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  const head = person.columnHead('avg_intrate');
  await person.searches(() => head.getByRole('button').click());
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  expect(person.query()).toEqual({ sort: 'avg_intrate' });
  const rates = figures(await person.column('avg_intrate'));
  expect(rates.length).toBe(20);
  expect(rates).toEqual(descending(rates));
});

test('A misspelled word finds similar spellings and says so', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.searchesFor('beautty');
  const { note } = person.words.creators;
  await person.sees(
    person.page.getByText(new RegExp(`^${filled(note.similar, { asked: 'beautty', found: '' })}.*beauty`)),
  );
  expect(person.words.common.comma).toBe('、');
  expect(await person.total()).toBeGreaterThan(5);
});

test('Without results the page lists the filters and removes the one too many', async () => {
  const person = await visit({ tokens });
  const { empty, filter } = person.words.creators;
  await person.opensSearch('/bloggerSearch/tiktok?keyword=美食&followerCount_start=900000000');
  await person.sees(filled(empty['filters#other'], { count: 2 }));
  expect(await person.total()).toBe(0);
  const tooMany = filled(filter.chip, { name: filter.names.followers, value: '≥ 900M' });
  await person.searches(() => person.button(tooMany, person.results()).click());
  expect(await person.total()).toBeGreaterThan(20);
  expect(person.query()).toEqual({ keyword: '美食' });
});

test('The quick look steps through the results with j and k, also across pages, and Enter opens', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/instagram');
  const names = await person.names();
  const [first = '', second = ''] = names;
  const last = names.at(-1) ?? '';
  await person.looksAt(first);
  await person.page.keyboard.press('j');
  await person.sees(person.quickLookAt(second));
  await person.page.keyboard.press('k');
  await person.sees(person.quickLookAt(first));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.quickLookAt(first));
  await person.looksAt(last);
  await person.searches(() => person.page.keyboard.press('j'));
  expect(person.query()).toEqual({ page: '2' });
  const next = (await person.names())[0] ?? '';
  await person.sees(person.quickLookAt(next));
  await person.page.keyboard.press('Enter');
  await person.sees(person.page.getByRole('heading', { level: 1, name: next }));
  expect(person.address()).toMatch(/^\/bloggerDetail\/instagram\/\d+$/);
});

test('A server error is shown, the input stays, and a retry works', async () => {
  const person = await visit({ tokens });
  const isSearch = /\/kol\/api\/creators\?/;
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.page.route(isSearch, route =>
    route.fulfill({ status: 500, json: { code: 500, msg: errorTexts.zh.internal, data: null } }),
  );
  await person.searchesFor('美食');
  await person.sees(person.page.getByRole('alert').filter({ hasText: errorTexts.zh.internal }));
  expect(await person.keywordBox().inputValue()).toBe('美食');
  await person.page.unroute(isSearch);
  await person.searches(() => person.button(person.words.shell.retry).click());
  expect(await person.total()).toBeGreaterThan(20);
});

test('A filter that the server refuses shows the error beside its field', async () => {
  const person = await visit({ tokens });
  const { empty, filter } = person.words.creators;
  await person.opens('/bloggerSearch/tiktok?followerCount_start=many');
  await person.sees(empty.faults);
  await person
    .button(new RegExp(`^${filter.names.followers}`), person.chips())
    .first()
    .click();
  const field = person.page.getByLabel(filter.from, { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('100K');
  await person.searches(() => person.button(person.words.shell.apply).click());
  expect(await person.total()).toBeGreaterThan(0);
});

test.each(['食', String.raw`%_\'";`, '🍜', '美食 food ẩm', 'x'.repeat(500)])(
  'The odd keyword %j gets a correct answer',
  async keyword => {
    const person = await visit({ tokens });
    await person.opensSearch('/bloggerSearch/tiktok');
    await person.searchesFor(keyword);
    expect(await person.page.getByRole('alert').count()).toBe(0);
    expect(await person.total()).toBeGreaterThanOrEqual(0);
    expect(await person.keywordBox().inputValue()).toBe(keyword);
  },
);

test('In English the same search reads in English', async () => {
  const person = await visit({ tokens, lang: 'en' });
  await person.opensSearch('/bloggerSearch/tiktok?keyword=food&region=US');
  await person.sees(person.heading('Creator search'));
  await person.sees(person.chip('region', 'United States'));
  expect(await person.total()).toBeGreaterThan(0);
});

test('The filters are kept on another platform', async () => {
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok?keyword=美食&page=2');
  await person.searches(() => person.page.getByRole('link', { name: 'Instagram' }).click());
  await person.isAt('/bloggerSearch/instagram');
  expect(person.query()).toEqual({ keyword: '美食' });
});
