import { expect, test } from 'vitest';
import { headOf } from '../../contract/core/sources/creator-fields.ts';
import type { Person } from '../harness/person.ts';
import { callAs, makeList, someCreators } from '../harness/calls-as.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const table = (person: Person) =>
  person.page.getByRole('table', { name: person.words.comparison.table, exact: true });
const columns = async (person: Person) =>
  table(person).getByRole('columnheader').getByRole('link').allInnerTexts();
/** The compared creators, or their number, once they are loaded. */
const shown = (person: Person) => expect.poll(() => columns(person), { timeout: 60_000 });

test('Similar creators of a list are found with reasons, put into it and compared; compared ones are moved, taken out and asked for by others', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const all = await someCreators(address, tokens, 8);
  const listId = await makeList(address, tokens, '春季');
  const add = { selection: { of: 'ids', ids: [all[0]?.id] }, action: { do: 'addToList', listId } };
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', add);
  const person = await visit({ ...bothLooks, tokens });
  const { comparison, creatorDialogs, insights, lists, shell, similar, teamCreators } = person.words;
  await person.opens(`/favorites/${listId}`);
  await person.button(similar.list.open).click();
  const panel = person.page.getByRole('dialog', { name: filled(similar.list.title, { name: '春季' }) });
  const found = panel.getByRole('listitem').filter({ has: person.page.getByRole('checkbox') });
  await person.sees(found.first().getByRole('list', { name: similar.why }));
  const name = await found.first().getByRole('link').first().innerText();
  await found.nth(0).getByRole('checkbox').check();
  await found.nth(1).getByRole('checkbox').check();
  await person.sees(panel.getByRole('link', { name: similar.list.compare }));
  await person.button(similar.list.add, panel).first().click();
  await person.seesNothingOf(panel.getByRole('link', { name, exact: true }));
  const members = person.page.getByRole('table', { name: lists.table });
  await person.sees(members.getByRole('link', { name, exact: true }));
  await person.button(shell.close, panel).click();
  await person.page.getByRole('checkbox', { name: shell.table.selectPage }).check();
  await person.button(teamCreators.action.compare).click();
  await person.isAt('/bloggerCompare');
  await shown(person).toHaveLength(3);

  const known = all.slice(2, 6);
  const [one = '', two = '', three = '', four = ''] = known.map(({ name, handle }) => name || handle);
  const ids = known.map(({ id }) => id);
  await person.goesTo(`/bloggerCompare?ids=${ids.slice(0, 3).join(',')}`);
  await shown(person).toEqual([one, two, three]);
  // The best of a row is named in words, beside the highest figure.
  const followers = table(person).getByRole('row', { name: headOf('followers').en });
  expect(await followers.first().getByRole('cell').first().innerText()).toContain(comparison.best.most);

  await person.button(filled(comparison.move.right, { name: one })).click();
  await shown(person).toEqual([two, one, three]);
  await person.button(filled(comparison.remove, { name: two })).click();
  await shown(person).toEqual([one, three]);
  expect(person.query()['ids']).toBe(`${ids[0]},${ids[2]}`);
  await person.button(comparison.add.open).click();
  const dialog = person.page.getByRole('dialog', { name: comparison.add.title });
  await dialog.getByRole('searchbox', { name: comparison.add.keyword }).fill(known[3]?.handle ?? '');
  await person.button(person.words.common.search, dialog).click();
  await person
    .button(filled(comparison.add.choose, { name: four }), dialog)
    .first()
    .click();
  await shown(person).toEqual([one, three, four]);

  // Curves as a table: each relative to its own start.
  const growth = person.page.getByRole('region', { name: comparison.curve.followers, exact: true });
  await person.button(comparison.curve.indexed.followers, growth).click();
  await person.button(shell.table.asTable, growth).click();
  const rows = growth.getByRole('table').getByRole('row');
  expect(await rows.first().innerText()).toContain(three);
  expect(await rows.last().innerText(), 'the first day that is known is 100').toContain('100.0');
  await person.sees(person.page.getByRole('region', { name: comparison.overlap.hashtags, exact: true }));

  await person.button(comparison.middle.median).click();
  const plays = table(person).getByRole('rowheader', { name: insights.figure.average_plays });
  await person.sees(plays.getByText(comparison.median, { exact: true }));
  expect(person.query()['middle']).toBe('median');
  await person.button(comparison.saveAll).click();
  await person.sees(filled(creatorDialogs.save['saveMany#other'], { count: 3, number: '3' }));
  await person.page.keyboard.press('Escape');

  // More than six are refused. On a phone the names of the figures stay.
  await person.goesTo(`/bloggerCompare?ids=${all.map(({ id }) => id).join(',')}`);
  await person.sees(filled(comparison['tooMany#other'], { count: 2, max: 6 }));
  await shown(person).toHaveLength(6);
  await isUsableInBothLooks(person, 'comparison');
  await person.page.setViewportSize({ width: 390, height: 844 });
  const first = table(person).getByRole('rowheader', { name: comparison.row.region });
  const before = await first.boundingBox();
  await person.page.getByRole('region', { name: comparison.table }).evaluate(box => (box.scrollLeft = 400));
  expect((await first.boundingBox())?.x).toBe(before?.x);

  await person.goesTo(`/bloggerCompare?ids=${ids[0]},999999999`);
  await person.sees(filled(words.en.comparison.missing['text#one'], { count: 1 }));
  await person.button(comparison.missing.leaveOut).click();
  await person.sees(comparison.oneMore);
  await person.button(filled(comparison.remove, { name: one })).click();
  await person.sees(comparison.empty);
});
