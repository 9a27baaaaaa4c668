import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** A usual browser's User-Agent: that of the test browser reveals automation. */
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

/** A visitor outside the team, with another browser. */
async function visitor(): Promise<Person> {
  const person = await visit({ isNewBrowser: true });
  await person.page.setExtraHTTPHeaders({ 'user-agent': agent });
  return person;
}

async function follows(person: Person, shortUrl: string): Promise<void> {
  await person.page.goto(shortUrl);
  await person.isAt('/price');
}

test('A link is made, opened in two browsers and once more in the first: three visits of two visitors', async () => {
  const maker = await visit({ tokens: await tokensOf(address, await newTeam(appUrl, { plan: 'pro' })) });
  const { form, made } = maker.words.shortLinks;
  await maker.opens('/shortDetail/new');
  await maker.page.getByLabel(form.name, { exact: true }).fill('价格页');
  await maker.page.getByLabel(form.productUrl, { exact: true }).fill('{host}/price');
  await maker.page.getByLabel(form.code, { exact: true }).fill('our-prices');
  await maker.button(form.create).click();
  await maker.sees(filled(made.title, { name: '价格页' }));
  await maker.page.getByRole('link', { name: made.figures }).click();

  const { tile, records } = maker.words.visits;
  const figures = async () => `${await maker.figure(tile.pv)} ${await maker.figure(tile.uv)}`;
  const tells = (expected: string) => expect.poll(figures).toBe(expected);
  const shortUrl = `${address}/s/our-prices`;
  const [first, second] = [await visitor(), await visitor()];
  await follows(first, shortUrl);
  await follows(second, shortUrl);
  await tells('2 2');
  await follows(first, shortUrl);
  await tells('3 2');

  const rows = maker.page
    .getByRole('table', { name: records.title, exact: true })
    .getByRole('row')
    .filter({ hasText: 'Chrome 147.0' });
  await expect.poll(() => rows.count()).toBe(3);
  const lines = await rows.allInnerTexts();
  expect(lines.map(line => /新访客|老访客/.exec(line)?.[0])).toEqual(['老访客', '新访客', '新访客']);
});
