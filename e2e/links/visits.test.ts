import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { addSomeVisits, makeLink } from '../fixtures/short-link-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

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

test('Every visitor counts once in the range, as new or returning; regions and parts lead to their records, which are filtered and exported; records of all links name the link', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const { id, shortUrl } = await makeLink(address, tokens, { name: '秋季新品', tags: ['越南'] });
  await addSomeVisits(appUrl, team, id);
  const path = `/shortDetail/${id}`;
  const person = await visit({ ...bothLooks, tokens });
  const { common, shell, shortLinks, tray, visits: words } = person.words;
  const { curve, filter, none, part, range, region, tile } = words;
  await person.opens(path);
  await tellsFigures(person, '6 3 3 0');
  await person.sees(filled(tile.told, { byCookie: '2', bySender: '1' }));
  expect(await person.asksHow(tile.uv)).toContain('keyed hash');
  await kindButton(person, 'all').click();
  await tellsFigures(person, '8 5 5 0');
  await person.sees(card(person, curve.title).getByRole('img').locator('svg'));
  await isUsableInBothLooks(person, 'figures');
  await kindButton(person, 'people').click();

  await person.button(range.preset[1]).click();
  await tellsFigures(person, '4 3 2 1');
  expect(person.query()).toEqual({ days: '1' });
  await person.button(curve.day).click();
  await person.button(shell.table.asTable, card(person, curve.title)).click();
  const figures = card(person, curve.title).getByRole('row').last().getByRole('cell');
  expect((await figures.allInnerTexts()).slice(1)).toEqual(['4', '3', '2']);
  expect(person.query()).toEqual({ days: '1', unit: 'day' });
  await kindButton(person, 'all').click();
  await tellsFigures(person, '6 5 4 1');
  await person.page.goBack();
  await tellsFigures(person, '4 3 2 1');

  await person.button(range.own).click();
  await person.page.getByLabel(common.from, { exact: true }).fill('2026-03-10');
  await person.page.getByLabel(common.to, { exact: true }).fill('2026-03-01');
  await person.button(shell.apply).click();
  await person.sees(common.turnedDays);
  await person.page.getByLabel(common.to, { exact: true }).fill('2026-03-12');
  await person.button(shell.apply).click();
  await person.sees(none.people);
  expect(person.query()).toMatchObject({ from: '2026-03-10', to: '2026-03-12' });
  await person.button(none.allDays).click();
  // The link was created today, so earlier visitors count as returning.
  await tellsFigures(person, '4 3 2 1');
  expect(person.query()).toMatchObject({ days: 'all' });

  await person.goesTo(path);
  await tellsFigures(person, '6 3 3 0');
  const regions = person.page.getByRole('table', { name: part.region, exact: true });
  const names = () => regions.getByRole('rowheader').allInnerTexts();
  await expect.poll(names).toEqual(['China', 'Vietnam']);
  await person.button(filled(region.open, { name: 'China' })).click();
  await person.button(filled(region.open, { name: 'Guangdong' })).click();
  expect(await names()).toEqual(['China', 'Guangdong', 'Shenzhen', 'Zhejiang', 'Vietnam']);
  const count = async () => (await recordLines(person)).length;
  await regions.getByRole('link', { name: 'Guangdong', exact: true }).click();
  await expect.poll(count).toBe(2);
  expect(person.query()).toEqual({ region: 'CN/广东' });
  expect((await recordLines(person)).every(line => line.includes('Shenzhen, Guangdong, China'))).toBe(true);
  await expect
    .poll(() => person.page.evaluate('document.activeElement.textContent'))
    .toBe(words.records.title);
  await person.button(filled(common.removeFilter, { name: filter.region })).click();
  await expect.poll(count).toBe(6);
  await card(person, part.app).getByRole('link', { name: 'TikTok' }).click();
  await expect.poll(count).toBe(1);
  expect((await recordLines(person))[0]).toContain('tiktok.com');
  await person.button(common.clearAll).click();
  await expect.poll(count).toBe(6);

  const chooses = async (name: string, option: string) => {
    await person.button(name).click();
    await person.page.getByRole('combobox', { name }).selectOption(option);
    await person.button(shell.apply).click();
  };
  await chooses(filter.visitor, 'Returning');
  await expect.poll(count).toBe(3);
  await chooses(filter.system, 'iOS');
  await expect.poll(count).toBe(2);
  await person.button(filter.referrer).click();
  await person.page.getByRole('checkbox', { name: words.noReferrer }).check();
  await person.button(shell.apply).click();
  await expect.poll(count).toBe(1);
  expect(person.query()).toEqual({ visitor: 'old', system: 'iOS', referrer: '-' });
  await person.button(common.export).click();
  await person.page.getByRole('menuitem', { name: words.records.exportAs.csv }).click();
  // The message that it began gives way to the one that it is done, however soon that comes.
  await person.button(new RegExp(`^${shell.work.title}`)).click();
  await person.sees(person.page.getByText(tray.work.kind.export).first());
  await person.page.keyboard.press('Escape');

  await person.goesTo('/shortDetail?tab=records');
  await expect.poll(count).toBe(6);
  await kindButton(person, 'bots').click();
  await expect.poll(count).toBe(2);
  expect(person.query()).toEqual({ tab: 'records', kind: 'bots' });
  expect((await recordLines(person))[0]).toMatch(/ 秋季新品 .* Robot United States /);
  await records(person).getByRole('link', { name: '秋季新品' }).first().click();
  await person.isAt(path);
  await person.button(words.head.qr).click();
  const picture = filled(shortLinks.qr.picture, { url: `${shortUrl}?qr` });
  await person.sees(person.page.getByRole('img', { name: picture }));
  await person.page.keyboard.press('Escape');

  for (const unknown of ['/shortDetail/0', '/shortDetail/x1']) {
    await person.goesTo(unknown);
    await person.sees(person.heading(words.missing.title));
  }
});
