import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { addSomeVisits, makeLink, visitBy } from '../fixtures/short-link-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

/** A team with a link; `path` is its page. */
async function setUp({ isVisited }: { isVisited: boolean }) {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const link = await makeLink(address, tokens, { name: '秋季新品', tags: ['越南'] });
  if (isVisited) await addSomeVisits(appUrl, team, link.id);
  return { ...team, ...link, tokens, path: `/shortDetail/${link.id}` };
}

/** PV, UV, new and returning visitors as on the tiles. */
async function tiles(person: Person): Promise<string> {
  const { tile } = person.words.visits;
  const figures = [tile.pv, tile.uv, tile.new, tile.old].map(name => person.figure(name));
  return (await Promise.all(figures)).join(' ');
}
const tellsFigures = (person: Person, figures: string) => expect.poll(() => tiles(person)).toBe(figures);

const records = (person: Person) =>
  person.page.getByRole('table', { name: person.words.visits.records.title, exact: true });

/** The records, one line each, once the table matches the address. */
async function recordLines(person: Person): Promise<string[]> {
  await person.sees(records(person).and(person.page.locator('[aria-busy=false]')));
  const rows = await records(person).getByRole('row').allInnerTexts();
  return rows.slice(1).map(row => row.replace(/\s+/g, ' '));
}

const kindButton = (person: Person, kind: 'people' | 'bots' | 'all') =>
  person.button(
    person.words.visits.kind[kind],
    person.page.getByRole('group', { name: person.words.visits.kind.label }),
  );
const card = (person: Person, title: string) =>
  person.page.getByRole('main').getByRole('region', { name: title, exact: true });

test('Visits appear on the open page of a link: visits, visitors and records', async () => {
  const { tokens, path, shortUrl } = await setUp({ isVisited: false });
  const person = await visit({ tokens });
  const { empty, kind } = person.words.visits;
  await person.opens(path);
  await person.sees(empty.text);
  await person.sees(person.button(empty.copy));

  const first = await visitBy(shortUrl, iphone);
  await visitBy(shortUrl, windows);
  await tellsFigures(person, '2 2 2 0');
  const drawing = card(person, person.words.visits.curve.title).getByRole('img').locator('svg');
  const drawn = await drawing.elementHandle();
  await visitBy(shortUrl, iphone, first);
  await tellsFigures(person, '3 2 2 0');
  // The chart was updated in place; a redraw would flash.
  expect(await drawn?.evaluate(svg => svg.isConnected)).toBe(true);
  await expect.poll(() => recordLines(person)).toHaveLength(3);
  const lines = await recordLines(person);
  expect(lines[0]).toMatch(/^老访客 凭 Cookie 识别 .* iOS 18\.5 Safari 18\.5 手机 /);
  expect(lines[1]).toMatch(/^新访客 .* Windows 10\/11 Chrome 147\.0 电脑 /);

  await visitBy(shortUrl, 'curl/8.15.0');
  await kindButton(person, 'all').click();
  await tellsFigures(person, '4 3 3 0');
  await kindButton(person, 'bots').click();
  await tellsFigures(person, '1 1 1 0');
  await person.sees(card(person, person.words.visits.part.bot).getByRole('listitem'));
  expect(person.query()).toEqual({ kind: 'bots' });
  expect(kind.bots).toBe('机器人');
});

test('Every visitor counts once in the range, as new or returning', async () => {
  const { tokens, path } = await setUp({ isVisited: true });
  const person = await visit({ tokens, lang: 'en' });
  const { curve, range, tile } = person.words.visits;
  await person.opens(path);
  await tellsFigures(person, '6 3 3 0');
  expect(await person.asksHow(tile.uv)).toContain('keyed hash');

  await person.button(range.preset[1]).click();
  await tellsFigures(person, '4 3 2 1');
  expect(person.query()).toEqual({ days: '1' });
  await person.button(curve.day).click();
  await person.button(person.words.shell.table.asTable, card(person, curve.title)).click();
  const figures = card(person, curve.title).getByRole('row').last().getByRole('cell');
  expect((await figures.allInnerTexts()).slice(1)).toEqual(['4', '3', '2']);
  expect(person.query()).toEqual({ days: '1', unit: 'day' });

  await kindButton(person, 'all').click();
  await tellsFigures(person, '6 5 4 1');
  await person.page.goBack();
  await tellsFigures(person, '4 3 2 1');
});

test('A custom range without visits says so, and links to all days', async () => {
  const { tokens, path } = await setUp({ isVisited: true });
  const person = await visit({ tokens, lang: 'en' });
  const { none, range } = person.words.visits;
  const { from, to, turnedDays } = person.words.common;
  await person.opens(path);
  await person.button(range.own).click();
  await person.page.getByLabel(from, { exact: true }).fill('2026-03-10');
  await person.page.getByLabel(to, { exact: true }).fill('2026-03-01');
  await person.button(person.words.shell.apply).click();
  await person.sees(turnedDays);
  await person.page.getByLabel(to, { exact: true }).fill('2026-03-12');
  await person.button(person.words.shell.apply).click();
  await person.sees(none.people);
  expect(person.query()).toEqual({ from: '2026-03-10', to: '2026-03-12' });
  await person.button(none.allDays).click();
  // The link was created today, so earlier visitors count as returning.
  await tellsFigures(person, '4 3 2 1');
  expect(person.query()).toEqual({ days: 'all' });
});

test('Regions open into provinces and cities; each part leads to its records', async () => {
  const { tokens, path } = await setUp({ isVisited: true });
  const person = await visit({ tokens });
  const { filter, part, region } = person.words.visits;
  await person.opens(path);
  const regions = person.page.getByRole('table', { name: part.region, exact: true });
  const names = () => regions.getByRole('rowheader').allInnerTexts();
  await expect.poll(names).toEqual(['中国', '越南']);
  await person.button(filled(region.open, { name: '中国' })).click();
  await person.button(filled(region.open, { name: '广东' })).click();
  expect(await names()).toEqual(['中国', '广东', '深圳', '浙江', '越南']);

  await regions.getByRole('link', { name: '广东', exact: true }).click();
  await expect.poll(async () => (await recordLines(person)).length).toBe(2);
  expect(person.query()).toEqual({ region: 'CN/广东' });
  expect((await recordLines(person)).every(line => line.includes('中国 广东 深圳'))).toBe(true);
  await expect
    .poll(() => person.page.evaluate('document.activeElement.textContent'))
    .toBe(person.words.visits.records.title);

  await person.button(filled(person.words.common.removeFilter, { name: filter.region })).click();
  await expect.poll(async () => (await recordLines(person)).length).toBe(6);
  await card(person, part.app).getByRole('link', { name: 'TikTok' }).click();
  await expect.poll(() => recordLines(person)).toHaveLength(1);
  expect((await recordLines(person))[0]).toContain('tiktok.com');
});

test('Records are filtered by visitor, system and referring site, and exported as they are', async () => {
  const { tokens, path } = await setUp({ isVisited: true });
  const person = await visit({ tokens, lang: 'en' });
  const { filter, records: words, noReferrer } = person.words.visits;
  const { shell } = person.words;
  await person.opens(path);
  const count = async () => (await recordLines(person)).length;
  await expect.poll(count).toBe(6);
  await person.button(filter.visitor).click();
  await person.page.getByRole('combobox', { name: filter.visitor }).selectOption('Returning');
  await person.button(shell.apply).click();
  await expect.poll(count).toBe(3);
  await person.button(filter.system).click();
  await person.page.getByRole('combobox', { name: filter.system }).selectOption('iOS');
  await person.button(shell.apply).click();
  await expect.poll(count).toBe(2);
  await person.button(filter.referrer).click();
  await person.page.getByRole('checkbox', { name: noReferrer }).check();
  await person.button(shell.apply).click();
  await expect.poll(count).toBe(1);
  expect(person.query()).toEqual({ visitor: 'old', system: 'iOS', referrer: '-' });

  await person.button(person.words.common.export).click();
  await person.page.getByRole('menuitem', { name: words.exportAs.csv }).click();
  await person.sees(filled(words.exporting, { tray: shell.work.title }));
  await person.button(person.words.common.clearAll).click();
  await expect.poll(count).toBe(6);
});

test('Records of all links name the link, which leads to its page and its QR code', async () => {
  const { tokens, path, shortUrl } = await setUp({ isVisited: true });
  const person = await visit({ tokens });
  await person.opens('/shortDetail?tab=records');
  await expect.poll(() => recordLines(person)).toHaveLength(6);
  await kindButton(person, 'bots').click();
  await expect.poll(() => recordLines(person)).toHaveLength(2);
  expect(person.query()).toEqual({ tab: 'records', kind: 'bots' });
  expect((await recordLines(person))[0]).toMatch(/ 秋季新品 .* 爬虫机器人 美国 /);

  await records(person).getByRole('link', { name: '秋季新品' }).first().click();
  await person.isAt(path);
  await person.button(person.words.visits.head.qr).click();
  const { qr } = person.words.shortLinks;
  await person.sees(person.page.getByRole('img', { name: filled(qr.picture, { url: `${shortUrl}?qr` }) }));
});

test('The address of an unknown link says so', async () => {
  const { tokens } = await setUp({ isVisited: false });
  const other = await setUp({ isVisited: true });
  const person = await visit({ tokens });
  for (const path of [other.path, '/shortDetail/0', '/shortDetail/x1']) {
    await person.opens(path);
    await person.sees(person.heading(person.words.visits.missing.title));
  }
});

test.each(looks)('The page is accessible and no wider than its window: %s', async (_name, look) => {
  const { tokens, path } = await setUp({ isVisited: true });
  const person = await visit({ tokens, ...look });
  await person.opens(`${path}?kind=all`);
  await tellsFigures(person, '8 5 5 0');
  await person.sees(card(person, person.words.visits.curve.title).getByRole('img').locator('svg'));
  await isUsable(person, 'figures');
});
