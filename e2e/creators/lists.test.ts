import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import {
  begins,
  beginsOn,
  box,
  card,
  choosesList,
  countsMembers,
  dialog,
  memberRow,
  members,
  opensList,
  opensLists,
  savesToNew,
  sends,
  setsStatus,
  showsColumn,
  tags,
  selectsFirst,
  toast,
} from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const enters = async () =>
  visit({ ...bothLooks, tokens: await tokensOf(address, await newTeam(appUrl, { plan: 'basic' })) });

async function chooses(
  person: Person,
  list: string,
  action: keyof Person['words']['lists']['menu'] | 'delete',
) {
  const { common, lists } = person.words;
  const menu = { ...common, ...lists.menu };
  await person.button(filled(menu.open, { name: list })).click();
  await person.page.getByRole('menuitem', { name: menu[action] }).click();
}

test('A list is made, changed, archived, brought back and deleted', async () => {
  const person = await enters();
  const { common, lists } = person.words;
  await person.opens('/favorites');
  await person.sees(lists.empty.active);
  await person.button(lists.create).click();
  expect(await violations(person, 'dialog')).toEqual([]);
  await person.page.getByLabel(common.name, { exact: true }).fill('美妆');
  await person.page.getByLabel(lists.form.description, { exact: true }).fill('十二月新品');
  await dialog(person).getByRole('radio', { name: lists.color.rose }).check();
  await dialog(person).getByRole('radio', { name: lists.form.private }).check();
  await sends(person, lists.form.create);
  await person.sees(card(person, '美妆').getByText(lists.visibility.private));
  await person.sees(card(person, '美妆').getByText('十二月新品'));
  await person.sees(filled(lists['count#other'], { number: 1, limit: 20 }));

  await chooses(person, '美妆', 'edit');
  await person.page.getByLabel(common.name, { exact: true }).fill('美妆护肤');
  await dialog(person).getByRole('radio', { name: lists.form.team }).check();
  await sends(person, lists.form.save);
  await person.sees(card(person, '美妆护肤').getByText(lists.visibility.team));

  await chooses(person, '美妆护肤', 'archive');
  await person.sees(lists.empty.active);
  await person.button(lists.archived).click();
  await chooses(person, '美妆护肤', 'restore');
  await person.sees(lists.empty.archived);
  await person.button(lists.active).click();
  await chooses(person, '美妆护肤', 'delete');
  await person.sees(dialog(person).getByText(lists.end.stays));
  await sends(person, common.delete);
  await person.sees(lists.empty.active);
});

async function savesNewAs(person: Person, list: string, way: 'copy' | 'move') {
  const { save } = person.words.creatorDialogs;
  const choice = dialog(person).getByRole('radio', { name: save.new });
  if (await choice.count()) await choice.check();
  await person.page.getByLabel(save.name, { exact: true }).fill(list);
  await sends(person, save[way]);
}

test('Members are tagged, filtered, sorted, copied, moved and removed; deleting says which of them leave, and the team’s data on them stays', async () => {
  const person = await enters();
  const { common, creatorDialogs, creators, lists, shell, teamCreators } = person.words;
  await person.opensSearch('/bloggerSearch/tiktok');
  const names = (await person.names()).slice(0, 5);
  const [first = '', second = '', third = '', fourth = ''] = names;
  await selectsFirst(person, names);
  await begins(person, 'save');
  await savesToNew(person, '初选');
  await opensList(person, '初选');
  await selectsFirst(person, [first]);
  await setsStatus(person, 'agreed');
  await person.sees(memberRow(person, first).getByText(teamCreators.status.agreed));
  await isUsableInBothLooks(person, 'a list');
  await tags(person, '可寄样');
  await showsColumn(person, 'team_tags');
  await person.sees(memberRow(person, first).getByText('可寄样'));

  // Filter and order are in the address.
  const chips = person.page.getByRole('group', { name: common.filters });
  await person.button(lists.filter.tag, chips).click();
  await dialog(person).getByRole('combobox').selectOption('可寄样');
  await person.button(shell.apply).click();
  await countsMembers(person, 1);
  await person.page.getByRole('combobox', { name: creators.sort.by }).selectOption('followers');
  const ordered = () => expect.poll(() => person.query()).toEqual({ tag: '可寄样', sort: 'followers' });
  await ordered();
  await opensLists(person);
  await person.page.goBack();
  await ordered();
  await countsMembers(person, 1);
  await person.sees(memberRow(person, first));
  await person.button(filled(common.removeFilter, { name: lists.filter.tag }), chips).click();
  await countsMembers(person, 5);
  const shown = members(person).getByRole('row').getByRole('link');
  await expect.poll(() => shown.allInnerTexts()).toEqual(names);
  expect(person.query()).toEqual({ sort: 'followers' });

  await selectsFirst(person, [first, second]);
  await begins(person, 'copy');
  await savesNewAs(person, '终选', 'copy');
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 2 })));
  await countsMembers(person, 5);
  await person.page.keyboard.press('Escape');
  await box(person, third).check();
  await begins(person, 'move');
  await choosesList(person, '终选');
  await sends(person, creatorDialogs.save.move);
  await countsMembers(person, 4);
  await person.seesNothingOf(memberRow(person, third));
  await beginsOn(person, fourth, 'remove');
  await sends(person, creatorDialogs.remove.submit);
  await countsMembers(person, 3);
  await opensList(person, '终选');
  await countsMembers(person, 3);
  for (const name of [first, second, third]) await person.sees(memberRow(person, name));
  await opensLists(person);
  await person.sees(card(person, '终选'));
  await isUsableInBothLooks(person, 'lists');

  await opensList(person, '初选');
  await chooses(person, '初选', 'delete');
  await person.sees(dialog(person).getByText(filled(lists.end['members#other'], { number: 3 })));
  await person.sees(dialog(person).getByText(/^1\b.* in any other list/));
  await sends(person, common.delete);
  await person.isAt('/favorites');
  await person.sees(card(person, '终选'));
  await person.seesNothingOf(card(person, '初选'));
  await person.searches(() => person.goesTo('/bloggerSearch/tiktok?status=agreed'));
  expect(await person.names()).toEqual([first]);
});
