import { expect, test } from 'vitest';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const world = ownWorld();

test('The landing page presents the product, and links to registration and sign-in', async () => {
  const person = await visit();
  const { landing } = person.words;
  await person.opens('/index');
  await person.sees(person.heading(landing.headline));
  for (const { title } of [landing.search, landing.figures, landing.team, landing.prices, landing.own])
    await person.sees(person.heading(title));
  const ways = person.page.getByRole('main');
  await ways.getByRole('link', { name: landing.register }).click();
  await person.isAt('/register');
  await person.opens('/index');
  await ways.getByRole('link', { name: landing.signIn }).click();
  await person.isAt('/login');
});

test('It shows the number of creators', async () => {
  const person = await visit({ lang: 'en' });
  const { statistics } = person.words.landing;
  const answer = await fetch(`${world.address}/kol/api/count/getStatisticsCount`);
  const { data } = (await answer.json()) as { data: { creators: number; tiktok: number } };
  await person.opens('/index');
  const strip = person.page.getByRole('region', { name: statistics.title });
  await person.sees(strip.getByText(data.creators.toLocaleString('en-US'), { exact: true }));
  await person.sees(strip.getByText(data.tiktok.toLocaleString('en-US'), { exact: true }));
});

test('Without counts it says so, and everything else works', async () => {
  const person = await visit();
  await person.page.route('**/getStatisticsCount*', route => route.fulfill({ status: 500, json: {} }));
  await person.opens('/index');
  await person.sees(person.words.landing.statistics.failed);
  await person.sees(person.heading(person.words.landing.headline));
});

test('An empty catalogue is not praised with zeros', async () => {
  const person = await visit();
  const none = { creators: 0, tiktok: 0, youtube: 0, instagram: 0, regions: 0, languages: 0 };
  const json = { code: 0, msg: '', data: none };
  await person.page.route('**/getStatisticsCount*', route => route.fulfill({ json }));
  await person.opens('/index');
  await person.sees(person.words.landing.statistics.none);
});

test('Plans are shown with price and limits, and lead to all prices', async () => {
  const person = await visit();
  const { prices } = person.words.landing;
  await person.opens('/index');
  const plans = person.page.getByRole('region', { name: prices.title });
  await person.sees(plans.getByRole('listitem').filter({ hasText: '¥299' }));
  expect(await plans.getByRole('listitem').count()).toBe(4);
  const basic = plans.getByRole('listitem').filter({ hasText: '¥299' });
  expect((await basic.innerText()).replace(/\s+/g, ' ')).toContain(`${prices.unlocks} 500`);
  await plans.getByRole('link', { name: prices.all }).click();
  await person.isAt('/price');
});

test('Prices that failed to load are fetched again with a click', async () => {
  const person = await visit();
  const { prices } = person.words.landing;
  await person.page.route('**/office/api/plans*', route => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await person.opens('/index');
  await person.sees(person.page.getByRole('alert').filter({ hasText: prices.failed }));
  await person.button(prices.retry).click();
  await person.sees(person.page.getByRole('listitem').filter({ hasText: '¥299' }));
});

test('A signed-in visitor is redirected to the product', async () => {
  const person = await visit({ tokens: await tokensOf(world.address) });
  await person.opens('/index');
  const main = person.page.getByRole('main');
  await main.getByRole('link', { name: person.words.landing.enter }).click();
  await person.isAt('/bloggerSearch/tiktok');
});

test('The language changes at once and is remembered', async () => {
  const person = await visit();
  await person.opens('/index');
  await person.page.getByLabel(person.words.shell.top.language).selectOption('English');
  const there = await visit({ lang: 'en' });
  await person.sees(person.heading(there.words.landing.headline));
  expect(await person.page.locator('html').getAttribute('lang')).toBe('en');
  await person.opens('/login');
  await person.sees(person.heading(there.words.identity.title));
});

test('Light and dark change at one click and are remembered', async () => {
  const person = await visit();
  await person.opens('/index');
  const inScheme = (scheme: string) => person.page.locator(`html[data-mantine-color-scheme=${scheme}]`);
  await person.sees(inScheme('light'));
  await person.button(person.words.shell.top.toDark).click();
  await person.sees(person.button(person.words.shell.top.toLight));
  await person.sees(inScheme('dark'));
  await person.opens('/login');
  await person.sees(person.button(person.words.shell.top.toLight));
});
