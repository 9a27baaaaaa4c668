import { expect, test } from 'vitest';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const world = ownWorld();

test('The landing page presents the product with its own figures, and links to registration, sign-in and prices', async () => {
  const person = await visit();
  const { landing } = person.words;
  const answer = await fetch(`${world.address}/kol/api/count/getStatisticsCount`);
  const { data } = (await answer.json()) as { data: { creators: number } };
  await person.opens('/index');
  await person.sees(person.heading(landing.headline));
  for (const { title } of [
    landing.search,
    landing.figures,
    landing.mail,
    landing.inbox,
    landing.campaigns,
    landing.links,
    landing.returns,
    landing.team,
    landing.prices,
    landing.own,
  ])
    await person.sees(person.heading(title));
  await person.sees(person.page.getByText(data.creators.toLocaleString('en-US'), { exact: true }));
  const plans = person.page.getByRole('region', { name: landing.prices.title }).getByRole('listitem');
  await person.sees(plans.filter({ hasText: '¥299' }));
  expect(await plans.count()).toBe(4);
  const ways = person.page.getByRole('main');
  for (const [name, path] of [
    [landing.register, '/register'],
    [landing.signIn, '/login'],
    [landing.prices.all, '/price'],
  ] as const) {
    await ways.getByRole('link', { name }).click();
    await person.isAt(path);
    await person.page.goBack();
    await person.sees(person.heading(landing.headline));
  }
});

test('Language and scheme change at once and are remembered', async () => {
  const person = await visit();
  const { shell } = person.words;
  const inScheme = (scheme: string) => person.page.locator(`html[data-mantine-color-scheme=${scheme}]`);
  await person.opens('/index');
  await person.sees(inScheme('light'));
  await person.button(shell.top.toDark).click();
  await person.sees(person.button(shell.top.toLight));
  await person.sees(inScheme('dark'));
  await person.page.getByLabel(shell.top.language).selectOption('English');
  await person.sees(person.heading(words.en.landing.headline));
  expect(await person.page.locator('html').getAttribute('lang')).toBe('en');
  await person.opens('/login');
  await person.sees(person.heading(words.en.identity.title));
  await person.sees(person.button(words.en.shell.top.toLight));
});

test('A signed-in visitor is redirected to the product', async () => {
  const person = await visit({ tokens: await tokensOf(world.address) });
  await person.opens('/index');
  const main = person.page.getByRole('main');
  await main.getByRole('link', { name: person.words.landing.enter }).click();
  await person.isAt('/home');
});
