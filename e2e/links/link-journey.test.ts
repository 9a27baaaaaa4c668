import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { visitBy } from '../fixtures/short-link-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** A usual browser's User-Agent: that of the test browser reveals automation. */
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** A visitor outside the team, with another browser. */
async function visitor(): Promise<Person> {
  const person = await visit({ isNewBrowser: true });
  await person.page.setExtraHTTPHeaders({ 'user-agent': windows });
  return person;
}

/** The target is a page without anything to load. */
async function follows(person: Person, shortUrl: string): Promise<void> {
  await person.page.goto(shortUrl);
  await person.isAt('/healthz');
}

test('A link is made, opened in two browsers and once more in the first; its open page follows: visits, visitors, records and bots', async () => {
  const maker = await visit({ tokens: await tokensOf(address, await newTeam(appUrl, { plan: 'pro' })) });
  const { shortLinks, visits: words } = maker.words;
  const { form, made } = shortLinks;
  const { curve, empty, kind, part, records, tile } = words;
  await maker.opens('/shortDetail/new');
  await maker.page.getByLabel(form.name, { exact: true }).fill('价格页');
  await maker.page.getByLabel(form.productUrl, { exact: true }).fill('{host}/healthz');
  await maker.page.getByLabel(form.code, { exact: true }).fill('our-prices');
  await maker.button(form.create).click();
  await maker.sees(filled(made.title, { name: '价格页' }));
  await maker.page.getByRole('link', { name: made.figures }).click();
  await maker.sees(empty.text);
  await maker.sees(maker.button(empty.copy));

  /** PV, UV, new and returning visitors as on the tiles. */
  const figures = async () =>
    (await Promise.all([tile.pv, tile.uv, tile.new, tile.old].map(name => maker.figure(name)))).join(' ');
  const tells = (expected: string) => expect.poll(figures).toBe(expected);
  const card = (title: string) =>
    maker.page.getByRole('main').getByRole('region', { name: title, exact: true });
  const choosesKind = (which: keyof typeof kind) =>
    maker.button(kind[which], maker.page.getByRole('group', { name: kind.label })).click();
  const shortUrl = `${address}/s/our-prices`;
  const [first, second] = [await visitor(), await visitor()];
  await follows(first, shortUrl);
  await follows(second, shortUrl);
  // Two browsers behind one address are two once both have sent their cookies back.
  await tells('2 1 1 0');
  const drawing = card(curve.title).getByRole('img').locator('svg');
  const drawn = await drawing.elementHandle();
  await follows(first, shortUrl);
  await tells('3 1 1 0');
  // The chart was updated in place; a redraw would flash.
  expect(await drawn?.evaluate(svg => svg.isConnected)).toBe(true);
  await follows(second, shortUrl);
  await tells('4 2 2 0');
  await visitBy(shortUrl, iphone);
  await tells('5 3 3 0');

  const rows = maker.page
    .getByRole('table', { name: records.title, exact: true })
    .getByRole('row')
    .filter({ has: maker.page.getByRole('cell') });
  await expect.poll(() => rows.count()).toBe(5);
  const lines = (await rows.allInnerTexts()).map(line => line.replace(/\s+/g, ' '));
  expect(lines[0]).toMatch(/^新访客 .* iOS 18\.5 Safari 18\.5 手机 /);
  expect(lines[1]).toMatch(/^新访客 凭 Cookie 识别 .* Windows 10\/11 Chrome 147\.0 电脑 /);
  expect(lines[2]).toMatch(/^老访客 凭 Cookie 识别 .* Windows 10\/11 Chrome 147\.0 电脑 /);
  expect(lines[3]).toMatch(/^老访客 凭 IP 与浏览器识别 .* Chrome 147\.0 /);
  expect(lines[4]).toMatch(/^新访客 凭 IP 与浏览器识别 .* Chrome 147\.0 /);

  await visitBy(shortUrl, 'curl/8.15.0');
  await choosesKind('all');
  await tells('6 4 4 0');
  await choosesKind('bots');
  await tells('1 1 1 0');
  await maker.sees(card(part.bot).getByRole('listitem'));
  expect(maker.query()).toEqual({ kind: 'bots' });
});
