import { expect, test } from 'vitest';
import { headOf } from '../../contract/core/sources/creator-fields.ts';
import type { Person } from '../harness/person.ts';
import {
  bar,
  begins,
  beginsOn,
  box,
  choosesList,
  countsMembers,
  dialog,
  downloadsWork,
  memberRow,
  opensList,
  savesToNew,
  selected,
  sends,
  setsStatus,
  tags,
  ticksFirst,
  toast,
} from '../harness/creator-actions.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { addSubAccount, newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function searcherOf(team: { username: string; password: string }, path = '/bloggerSearch/tiktok') {
  const person = await visit({ tokens: await tokensOf(address, team) });
  await person.opensSearch(path);
  return person;
}

async function colleagueOf(team: TeamAccount) {
  const member = {
    username: `m${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
    nickname: '周忆',
    password: 'first-2026-pass',
  };
  await addSubAccount(appUrl, team, member);
  return member;
}

async function savesFirst(person: Person, count: number, list: string): Promise<string[]> {
  const names = (await person.names()).slice(0, count);
  await ticksFirst(person, names);
  await begins(person, 'save');
  await savesToNew(person, list);
  return names;
}

test('Thirty found are saved, tagged, given a status, one is blacklisted, and all are exported', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'pro' }), '/bloggerSearch/instagram?size=50');
  const { teamCreators } = person.words;
  const names = await savesFirst(person, 30, '十二月新品');
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 30 })));

  await opensList(person, '十二月新品');
  await countsMembers(person, 30);
  await person.page.getByRole('checkbox', { name: person.words.shell.table.tickPage }).check();
  await person.sees(selected(person, 20));
  await person.button(filled(teamCreators.selection['all#other'], { number: 30 }), bar(person)).click();
  await person.sees(selected(person, 30));
  await tags(person, '可寄样');
  await person.sees(toast(person, filled(teamCreators.done['addTags#other'], { number: 30 })));
  await setsStatus(person, 'negotiating');
  await person.sees(toast(person, filled(teamCreators.done['setStatus#other'], { number: 30 })));
  const last = names.at(-1) ?? '';
  await person.sees(memberRow(person, last).getByText('可寄样'));
  await person.sees(memberRow(person, last).getByText(teamCreators.status.negotiating));

  await beginsOn(person, last, 'block');
  await person.button(teamCreators.block.submit, dialog(person)).click();
  await person.sees(teamCreators.block.missing);
  await person.page.getByLabel(teamCreators.block.reason, { exact: true }).fill('报价后失联');
  await sends(person, teamCreators.block.submit);
  await person.sees(memberRow(person, last).getByText(teamCreators.blocked.tag));

  await begins(person, 'export');
  await dialog(person).getByRole('radio', { name: teamCreators.export.csv }).check();
  await sends(person, person.words.common.export);
  const file = await downloadsWork(person, /\.csv$/);
  const lines = file.content.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toContain(headOf('followers').zh);
  for (const name of names) expect(file.content.toString('utf8')).toContain(name);
});

test('Saving a creator twice changes nothing and says so', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'basic' }));
  const { teamCreators } = person.words;
  const names = await savesFirst(person, 3, '初选');
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 3 })));
  await box(person, (await person.names())[3] ?? '').check();
  await begins(person, 'save');
  await choosesList(person, '初选');
  await sends(person, teamCreators.save.save);
  const added = filled(teamCreators.done['addToList#other'], { number: 1 });
  const already = filled(teamCreators.unchanged['addToList#other'], { number: 3 });
  await person.sees(toast(person, added + teamCreators.comma + already));
  const [first = ''] = names;
  await person.button(filled(teamCreators.action.saveOf, { name: first })).click();
  await person.sees(dialog(person).getByText(teamCreators.save.isIn));
  await choosesList(person, '初选');
  await sends(person, teamCreators.save.save);
  await person.sees(toast(person, filled(teamCreators.unchanged['addToList#other'], { number: 1 })));
  await opensList(person, '初选');
  await countsMembers(person, 4);
});

test('All that a search finds are saved in the background, and the list follows', async () => {
  const person = await searcherOf(
    await newTeam(appUrl, { plan: 'pro' }),
    '/bloggerSearch/tiktok?followerCount_start=20000',
  );
  const { teamCreators, shell } = person.words;
  const total = await person.total();
  expect(total).toBeGreaterThan(200);
  await box(person, (await person.names())[0] ?? '').check();
  await person
    .button(
      filled(teamCreators.selection['all#other'], { number: total.toLocaleString('en-US') }),
      bar(person),
    )
    .click();
  await begins(person, 'save');
  await savesToNew(person, '两万粉以上');
  const told = filled(teamCreators['inBackground#other'], {
    number: total.toLocaleString('en-US'),
    tray: shell.work.title,
  });
  await person.sees(toast(person, told));
  await person.sees(
    person
      .rows()
      .first()
      .getByText(filled(teamCreators.inLists, { lists: '两万粉以上' })),
  );
});

test('Recent contacts by colleagues are named before saving, and cancelling saves nothing', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const colleague = await searcherOf(await colleagueOf(team));
  const { teamCreators } = colleague.words;
  const [first = '', second = ''] = await colleague.names();
  await ticksFirst(colleague, [first]);
  await setsStatus(colleague, 'contacted');
  await colleague.sees(toast(colleague, filled(teamCreators.done['setStatus#other'], { number: 1 })));

  const person = await searcherOf(team);
  await person.sees(person.rows().first().getByText(teamCreators.status.contacted));
  await ticksFirst(person, [first, second]);
  await begins(person, 'save');
  await person.page.getByLabel(teamCreators.save.name, { exact: true }).fill('重点');
  await person.button(teamCreators.save.save, dialog(person)).click();
  const warning = person.page.getByRole('dialog', { name: teamCreators.warning.title });
  await person.sees(warning.getByText(first, { exact: true }));
  await person.sees(warning.getByText(/周忆.*\d{4}-\d{2}-\d{2}/));
  await person.button(person.words.common.cancel, warning).click();
  await person.seesNothingOf(warning);
  await person.button(teamCreators.save.save, dialog(person)).click();
  await person.button(teamCreators.warning.goOn, warning).click();
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 2 })));
});

test('Blocked creators are hidden from the search until requested, and shown with the reason', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'pro' }));
  const { teamCreators } = person.words;
  const [first = ''] = await person.names();
  const before = await person.total();
  await person.searches(async () => {
    await beginsOn(person, first, 'block');
    await person.page.getByLabel(teamCreators.block.reason, { exact: true }).fill('数据造假');
    await sends(person, teamCreators.block.submit);
  });
  await expect.poll(() => person.total()).toBe(before - 1);
  expect(await person.names()).not.toContain(first);
  await person.opensSearch('/bloggerSearch/tiktok?hide_blocked=0');
  expect(await person.total()).toBe(before);
  const tag = person.rows().first().getByText(teamCreators.blocked.tag);
  expect(await tag.first().getAttribute('title')).toContain('数据造假');
});

test('The search asks for lists, status and contacts of the team', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'pro' }));
  const names = await savesFirst(person, 4, '候选');
  await setsStatus(person, 'agreed');
  await opensList(person, '候选');
  const listId = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  await person.opensSearch(`/bloggerSearch/tiktok?list=${listId}`);
  await person.sees(person.chip('list', '候选'));
  expect(await person.names()).toEqual(names);
  await person.opensSearch('/bloggerSearch/tiktok?status=agreed,rejected');
  expect(await person.names()).toEqual(names);
  await person.opensSearch('/bloggerSearch/tiktok?contacted=1');
  expect(await person.names()).toEqual(names);
});

test('Selection works by keyboard: a tick, an action, and Escape', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'pro' }));
  const { teamCreators } = person.words;
  const names = await person.names();
  const first = box(person, names[0] ?? '').first();
  await first.focus();
  await person.page.keyboard.press('Space');
  await person.sees(selected(person, 1));
  const tag = person.button(teamCreators.action.tag, bar(person));
  await tag.focus();
  await person.page.keyboard.press('Enter');
  await person.page.keyboard.type('重点');
  await person.page.keyboard.press('Enter');
  await person.sees(toast(person, filled(teamCreators.done['addTags#other'], { number: 1 })));
  await person.sees(tag.and(person.page.locator(':focus')));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(bar(person));
  expect(await first.isChecked()).toBe(false);
});

test('The quick look shows the team’s data; Escape closes only the top layer', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'pro' }));
  const { teamCreators } = person.words;
  const [first = ''] = await person.names();
  await person.looksAt(first);
  const look = person.quickLookAt(first);
  await person.button(teamCreators.panel.tag, look).click();
  const tagging = person.page.getByRole('dialog', {
    name: filled(teamCreators.tag.one, { name: first }),
    exact: true,
  });
  await person.sees(tagging);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(tagging);
  await person.sees(look);
  await person.button(teamCreators.notes.add, look).click();
  const note = look.getByLabel(teamCreators.notes.label);
  await note.fill('jk');
  await person.sees(look);
  await note.press('Escape');
  await person.seesNothingOf(note);
  await person.sees(look);
  await person.button(teamCreators.panel.tag, look).press('Escape');
  await person.seesNothingOf(look);
});

test('The team’s data is shown on the creator’s page, and changed there', async () => {
  const person = await searcherOf(await newTeam(appUrl, { plan: 'pro' }));
  const { teamCreators } = person.words;
  const [first = ''] = await person.names();
  await person.opensCreator(first);
  const panel = person.page.getByRole('region', { name: teamCreators.panel.title });
  const status = panel.getByRole('combobox', { name: teamCreators.panel.status });
  await status.selectOption({ label: teamCreators.status.contacted });
  await person.sees(panel.getByText(filled(teamCreators.contact.byYou, { ago: '今天' })));
  await person.button(teamCreators.panel.tag, panel).click();
  await person.page.getByLabel(teamCreators.tag.label, { exact: true }).fill('可寄样');
  await sends(person, teamCreators.tag.addTags);
  await person.sees(panel.getByText('可寄样'));
  await person.button(teamCreators.notes.add, panel).click();
  await panel.getByLabel(teamCreators.notes.label).fill('喜欢寄样合作');
  await person.button(teamCreators.notes.submit, panel).click();
  await person.sees(panel.getByText('喜欢寄样合作'));
  await person.button(teamCreators.notes.edit, panel).click();
  await panel.getByLabel(teamCreators.notes.change).fill('喜欢寄样，不接视频');
  await person.button(person.words.common.save, panel).click();
  await person.sees(panel.getByText('喜欢寄样，不接视频'));
  await person.button(person.words.common.delete, panel).click();
  await sends(person, person.words.common.delete);
  await person.sees(panel.getByText(teamCreators.notes.none));
  await person.button(filled(teamCreators.tag.removeOne, { tag: '可寄样' }), panel).click();
  await person.seesNothingOf(panel.getByText('可寄样'));
  expect(await status.inputValue()).toBe('contacted');
});

test.each(looks)('Saving is accessible: %s', async (_name, look) => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const person = await visit({ tokens: await tokensOf(address, team), ...look });
  await person.opensSearch('/bloggerSearch/tiktok');
  const names = (await person.names()).slice(0, 2);
  await ticksFirst(person, names);
  await isUsable(person, 'ticked');
  for (const action of ['save', 'tag', 'status', 'export', 'block'] as const) {
    await begins(person, action);
    expect(await violations(person, 'dialog'), action).toEqual([]);
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(dialog(person));
  }
  await person.looksAt(names[0] ?? '');
  await person.sees(person.page.getByRole('combobox', { name: person.words.teamCreators.panel.status }));
  expect(await violations(person, '[role=dialog]')).toEqual([]);
});
