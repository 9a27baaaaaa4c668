import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import { changePlan } from '../../server/billing/plans/change-plan.ts';
import { realContext } from '../../server/core/real-context.ts';
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
  ticksFirst,
  toast,
} from '../harness/creator-actions.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { addSubAccount, newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const enters = async (team: { username: string; password: string }, look = {}) =>
  visit({ tokens: await tokensOf(address, team), ...look });

interface NewList {
  name: string;
  description?: string;
  color?: 'rose' | 'green';
  isPrivate?: boolean;
}

async function makes(person: Person, { name, description = '', color, isPrivate }: NewList) {
  const { lists } = person.words;
  await person.button(lists.create).click();
  await person.page.getByLabel(person.words.common.name, { exact: true }).fill(name);
  await person.page.getByLabel(lists.form.description, { exact: true }).fill(description);
  if (color) await dialog(person).getByRole('radio', { name: lists.color[color] }).check();
  if (isPrivate) await dialog(person).getByRole('radio', { name: lists.form.private }).check();
  await sends(person, lists.form.create);
  await person.sees(card(person, name));
}

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

/** A team with a list of a search's first creators. @returns their names, in the order of the search */
async function withList(person: Person, list: string, count: number, query = ''): Promise<string[]> {
  await person.opensSearch(`/bloggerSearch/tiktok${query}`);
  const names = (await person.names()).slice(0, count);
  await ticksFirst(person, names);
  await begins(person, 'save');
  await savesToNew(person, list);
  return names;
}

test('A list is made, changed, archived, brought back and deleted', async () => {
  const person = await enters(await newTeam(appUrl, { plan: 'basic' }));
  const { lists } = person.words;
  await opensLists(person);
  await person.sees(lists.empty.active);
  await makes(person, { name: '美妆', description: '十二月新品', color: 'rose', isPrivate: true });
  await person.sees(card(person, '美妆').getByText(lists.visibility.private));
  await person.sees(card(person, '美妆').getByText('十二月新品'));
  await person.sees(filled(lists['count#other'], { number: 1, limit: 20 }));

  await chooses(person, '美妆', 'edit');
  await person.page.getByLabel(person.words.common.name, { exact: true }).fill('美妆护肤');
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
  await sends(person, person.words.common.delete);
  await person.sees(lists.empty.active);
});

test('Deleting says which creators leave, and the team’s data on them stays', async () => {
  const person = await enters(await newTeam(appUrl, { plan: 'basic' }));
  const { lists, teamCreators } = person.words;
  const [first = '', second = ''] = await withList(person, '候选', 3);
  await opensList(person, '候选');
  await ticksFirst(person, [first]);
  await begins(person, 'status');
  await dialog(person).getByRole('radio', { name: teamCreators.status.agreed }).check();
  await sends(person, teamCreators.setStatus.submit);
  await person.sees(memberRow(person, first).getByText(teamCreators.status.agreed));
  await beginsOn(person, second, 'copy');
  await savesNewAs(person, '备选', 'copy');

  await person.button(filled(lists.menu.open, { name: '候选' })).click();
  await person.page.getByRole('menuitem', { name: person.words.common.delete }).click();
  await person.sees(dialog(person).getByText(filled(lists.end['members#other'], { number: 3 })));
  await person.sees(dialog(person).getByText(filled(lists.end['onlyHere#other'], { number: 2 })));
  await sends(person, person.words.common.delete);
  await person.isAt('/favorites');
  await person.sees(card(person, '备选'));
  await person.seesNothingOf(card(person, '候选'));
  await person.opensSearch('/bloggerSearch/tiktok?status=agreed');
  expect(await person.names()).toEqual([first]);
});

async function savesNewAs(person: Person, list: string, way: 'copy' | 'move') {
  const { save } = person.words.teamCreators;
  const choice = dialog(person).getByRole('radio', { name: save.new });
  if (await choice.count()) await choice.check();
  await person.page.getByLabel(save.name, { exact: true }).fill(list);
  await sends(person, save[way]);
}

test('Members are copied, moved and removed', async () => {
  const person = await enters(await newTeam(appUrl, { plan: 'basic' }));
  const { teamCreators } = person.words;
  const [first = '', second = '', third = ''] = await withList(person, '初选', 4);
  await opensList(person, '初选');
  await ticksFirst(person, [first]);
  await begins(person, 'copy');
  await savesNewAs(person, '终选', 'copy');
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 1 })));
  await countsMembers(person, 4);

  await box(person, second).check();
  await begins(person, 'move');
  await choosesList(person, '终选');
  await sends(person, teamCreators.save.move);
  await countsMembers(person, 2);
  await person.seesNothingOf(memberRow(person, second));

  await beginsOn(person, third, 'remove');
  await sends(person, teamCreators.remove.submit);
  await countsMembers(person, 1);
  await opensList(person, '终选');
  await countsMembers(person, 2);
  await person.sees(memberRow(person, first));
  await person.sees(memberRow(person, second));
});

test('A list is filtered, sorted and shared by its address', async () => {
  const team = await newTeam(appUrl, { plan: 'basic' });
  const person = await enters(team);
  const { lists, teamCreators, shell, creators } = person.words;
  const names = await withList(person, '初选', 5);
  await opensList(person, '初选');
  await ticksFirst(person, [names[1] ?? '']);
  await begins(person, 'tag');
  await person.page.getByLabel(teamCreators.tag.label, { exact: true }).fill('可寄样');
  await sends(person, teamCreators.tag.addTags);
  await person.sees(memberRow(person, names[1] ?? '').getByText('可寄样'));

  const chips = person.page.getByRole('group', { name: person.words.common.filters });
  await person.button(lists.filter.tag, chips).click();
  await dialog(person).getByRole('combobox').selectOption('可寄样');
  await person.button(shell.apply).click();
  await countsMembers(person, 1);
  const other = await enters(team);
  await other.opens(person.address());
  await countsMembers(other, 1);
  await other.sees(memberRow(other, names[1] ?? ''));

  await other
    .button(
      filled(person.words.common.removeFilter, { name: lists.filter.tag }),
      other.page.getByRole('group', { name: person.words.common.filters }),
    )
    .click();
  await countsMembers(other, 5);
  await other.page.getByRole('combobox', { name: creators.sort.by }).selectOption('followers');
  const shown = members(other).getByRole('row').getByRole('link');
  await expect.poll(() => shown.allInnerTexts()).toEqual(names);
  expect(other.query()).toEqual({ sort: 'followers' });
});

async function colleagueOf(team: TeamAccount) {
  const member = {
    username: `m${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
    nickname: '周忆',
    password: 'first-2026-pass',
  };
  await addSubAccount(appUrl, team, member);
  return member;
}

test('A private list is visible to its creator only, a team list to colleagues, who cannot change it', async () => {
  const team = await newTeam(appUrl, { plan: 'basic' });
  const person = await enters(team);
  const { lists } = person.words;
  await opensLists(person);
  await makes(person, { name: '给老板看的', isPrivate: true });
  await makes(person, { name: '大家的' });
  const address = await card(person, '给老板看的').getByRole('link').getAttribute('href');

  const colleague = await enters(await colleagueOf(team));
  await opensLists(colleague);
  await colleague.sees(card(colleague, '大家的'));
  await colleague.seesNothingOf(card(colleague, '给老板看的'));
  await colleague.button(filled(lists.menu.open, { name: '大家的' })).click();
  const entry = colleague.page.getByRole('menuitem', { name: person.words.common.delete });
  expect(await entry.isDisabled()).toBe(true);
  await colleague.sees(entry.getByText(lists.menu.notYours));
  await colleague.opens(address ?? '');
  await colleague.sees(colleague.heading(lists.missing.title));
});

test('Actions beyond the plan are refused with the limit, completely', async () => {
  const person = await enters(await newTeam(appUrl));
  const { teamCreators, lists } = person.words;
  await withList(person, '一', 20, '?keyword=food');
  await opensLists(person);
  await makes(person, { name: '二' });
  await person.button(lists.create).click();
  await person.page.getByLabel(person.words.common.name, { exact: true }).fill('三');
  await person.button(lists.form.create, dialog(person)).click();
  const refused = errorTexts.zh.entitlement_exceeded.split('{')[2]?.split('}')[1] ?? '';
  await person.sees(dialog(person).getByText(new RegExp(`2${refused}2`)));
  await person.page.keyboard.press('Escape');

  await person.opensSearch('/bloggerSearch/tiktok?size=50');
  await ticksFirst(person, await person.names());
  await begins(person, 'save');
  await choosesList(person, '一');
  await person.button(teamCreators.save.save, dialog(person)).click();
  await person.sees(dialog(person).getByText(/\/ 50/));
  await opensList(person, '一');
  await countsMembers(person, 20);
});

test('Lists beyond the plan can be read, and say why they cannot be extended', async () => {
  const team = await newTeam(appUrl, { plan: 'basic' });
  const person = await enters(team);
  await opensLists(person);
  for (const name of ['一', '二', '三']) await makes(person, { name });
  await withDb(appUrl, db =>
    changePlan(db, realContext(), { teamId: team.teamId, plan: 'free', months: 12 }),
  );
  await opensLists(person);
  const { lists, teamCreators } = person.words;
  await person.sees(card(person, '三').getByText(lists.readOnly.tag, { exact: true }));
  await person.sees(card(person, '三').getByText(lists.readOnly.about));
  await person.opensSearch('/bloggerSearch/tiktok');
  await ticksFirst(person, (await person.names()).slice(0, 1));
  await begins(person, 'save');
  await person.sees(dialog(person).getByRole('radio', { name: /^一/ }));
  expect(await dialog(person).getByRole('radio', { name: /^三/ }).count()).toBe(0);
  await person.page.keyboard.press('Escape');
  await opensList(person, '三');
  await person.sees(lists.readOnly.about);
  await person.sees(lists.empty.members);
  await person.seesNothingOf(person.page.getByText(teamCreators.selection['count#other']));
});

test('A server error is shown on the board and in a list, and a retry works', async () => {
  const person = await enters(await newTeam(appUrl));
  await withList(person, '一', 1);
  const { shell } = person.words;
  await opensList(person, '一');
  const isList = /\/kol\/api\/lists/;
  await person.page.route(isList, route =>
    route.fulfill({ status: 500, json: { code: 500, msg: errorTexts.zh.internal, data: null } }),
  );
  const alert = person.page.getByRole('alert').filter({ hasText: errorTexts.zh.internal });
  await person.page.reload();
  await person.sees(alert);
  await person.page.unroute(isList);
  await person.button(shell.retry).click();
  await countsMembers(person, 1);
});

test.each(looks)('Lists are accessible: %s', async (_name, look) => {
  const person = await enters(await newTeam(appUrl, { plan: 'basic' }), look);
  const { lists } = person.words;
  await opensLists(person);
  await isUsable(person, 'none');
  await person.button(lists.create).click();
  expect(await violations(person, 'dialog')).toEqual([]);
  await person.page.keyboard.press('Escape');
  const names = await withList(person, 'A', 2);
  await opensLists(person);
  await person.sees(card(person, 'A'));
  await isUsable(person, 'lists');
  await opensList(person, 'A');
  await box(person, names[0] ?? '').check();
  await isUsable(person, 'a list');
});
