import { expect, test } from 'vitest';
import { headOf } from '../../contract/core/sources/creator-fields.ts';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import {
  bar,
  begins,
  beginsOn,
  box,
  choosesList,
  countsMembers,
  dialog,
  downloadsTaskFile,
  memberRow,
  opensList,
  savesToNew,
  selected,
  sends,
  setsStatus,
  showsColumn,
  tags,
  selectsFirst,
  toast,
} from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks, isAccessibleInBothSchemes } from '../harness/appearances.ts';
import { addSubAccount, newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function savesFirst(person: Person, count: number, list: string): Promise<string[]> {
  const names = (await person.names()).slice(0, count);
  await selectsFirst(person, names);
  await begins(person, 'save');
  await savesToNew(person, list);
  return names;
}

/** Says of how many creators it is, in one toast. */
const toastOf = (person: Person, shown: RegExp) => person.page.getByRole('status').filter({ hasText: shown });

test('Thirty found are saved, twice without change, tagged, given a status, one is blacklisted, all are exported and found again; then all of a search are saved in the background', async () => {
  const person = await visit({ tokens: await tokensOf(address, await newTeam(appUrl, { plan: 'pro' })) });
  const { common, creatorDialogs, shell, teamCreators } = person.words;
  await person.opensSearch('/bloggerSearch/instagram?size=50');
  const names = await savesFirst(person, 30, '十二月新品');
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 30 })));
  const [, next = ''] = (await person.names()).slice(29);
  await box(person, next).last().check();
  await begins(person, 'save');
  await choosesList(person, '十二月新品');
  await sends(person, creatorDialogs.save.save);
  const added = filled(teamCreators.done['addToList#other'], { number: 1 });
  const already = filled(teamCreators.unchanged['addToList#other'], { number: 30 });
  await person.sees(toast(person, added + teamCreators.comma + already));
  await person
    .button(filled(teamCreators.action.saveOf, { name: names[0] ?? '' }))
    .first()
    .click();
  await person.sees(dialog(person).getByText(creatorDialogs.save.isIn));
  await choosesList(person, '十二月新品');
  await sends(person, creatorDialogs.save.save);
  await person.sees(toast(person, filled(teamCreators.unchanged['addToList#other'], { number: 1 })));

  await opensList(person, '十二月新品');
  await countsMembers(person, 31);
  await person.page.getByRole('checkbox', { name: shell.table.selectPage }).check();
  await person.sees(selected(person, 20));
  await person.button(filled(teamCreators.selection['all#other'], { number: 31 }), bar(person)).click();
  await person.sees(selected(person, 31));
  await tags(person, '可寄样');
  await person.sees(toast(person, filled(teamCreators.done['addTags#other'], { number: 31 })));
  await setsStatus(person, 'negotiating');
  await person.sees(toast(person, filled(teamCreators.done['setStatus#other'], { number: 31 })));
  await showsColumn(person, 'team_tags');
  await person.sees(memberRow(person, next).getByText('可寄样'));
  await person.sees(memberRow(person, next).getByText(teamCreators.status.negotiating));

  await beginsOn(person, next, 'block');
  await person.button(creatorDialogs.block.submit, dialog(person)).click();
  await person.sees(creatorDialogs.block.missing);
  await person.page.getByLabel(creatorDialogs.block.reason, { exact: true }).fill('报价后失联');
  await sends(person, creatorDialogs.block.submit);
  await person.sees(memberRow(person, next).getByText(teamCreators.blocked.tag));

  await begins(person, 'export');
  await dialog(person).getByRole('radio', { name: creatorDialogs.export.csv }).check();
  await sends(person, common.export);
  const file = await downloadsTaskFile(person, /\.csv$/);
  const lines = file.content.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(32);
  expect(lines[0]).toContain(headOf('followers').zh);
  for (const name of names) expect(file.content.toString('utf8')).toContain(name);

  // The blacklisted one is hidden until requested, and shown with the reason.
  const listId = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  const found = `/bloggerSearch/instagram?list=${listId}&status=negotiating&size=50`;
  await person.searches(() => person.goesTo(found));
  await person.sees(person.chip('list', '十二月新品'));
  expect(await person.names()).toEqual(names);
  await person.searches(() => person.goesTo(`${found}&hide_blocked=0`));
  await expect.poll(() => person.names()).toEqual([...names, next]);
  const tag = person.rows().last().getByText(teamCreators.blocked.tag);
  expect(await tag.first().getAttribute('title')).toContain('报价后失联');

  await person.searches(() => person.goesTo('/bloggerSearch/tiktok?followerCount_start=20000'));
  await expect.poll(() => person.total()).toBeGreaterThan(200);
  const number = (await person.total()).toLocaleString('en-US');
  await box(person, (await person.names())[0] ?? '').check();
  await person.button(filled(teamCreators.selection['all#other'], { number }), bar(person)).click();
  await begins(person, 'save');
  await dialog(person).getByRole('radio', { name: creatorDialogs.save.new }).check();
  await savesToNew(person, '两万粉以上');
  const shown = filled(teamCreators['inBackground#other'], { number, tray: shell.work.title });
  await person.sees(toast(person, shown));
  const inList = filled(teamCreators.inLists, { lists: '两万粉以上' });
  await person.sees(person.rows().first().getByText(inList));
});

test('Creators are tagged by keyboard; contacts by colleagues are named before saving; the quick look and the page of a creator show the team’s data and change them', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const colleague = { username: `${team.username}m`, nickname: '周忆', password: 'first-2026-pass' };
  await addSubAccount(appUrl, team, colleague);
  const theirs = await tokensOf(address, colleague);
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const { common, creatorDialogs, shell, teamCreators } = person.words;
  await person.opensSearch('/bloggerSearch/tiktok');
  const [first = '', second = ''] = await person.names();
  const one = box(person, first).first();
  await one.focus();
  await person.page.keyboard.press('Space');
  await person.sees(selected(person, 1));
  const tag = person.button(teamCreators.action.tag, bar(person));
  await tag.focus();
  await person.page.keyboard.press('Enter');
  await person.sees(dialog(person));
  await person.page.keyboard.type('重点');
  await person.page.keyboard.press('Enter');
  await person.sees(toastOf(person, /^1 .* tagged/));
  await person.sees(tag.and(person.page.locator(':focus')));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(bar(person));
  expect(await one.isChecked()).toBe(false);

  const found = await callAs<{ creators: { id: number }[] }>(
    address,
    theirs,
    'GET',
    '/kol/api/creators?platform=tiktok',
  );
  await callAs(address, theirs, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: [found.creators[0]?.id] },
    action: { do: 'setStatus', status: 'contacted' },
  });
  await selectsFirst(person, [first, second]);
  // The search itself and its quick look: e2e/core/accessibility.test.ts.
  const part = `[role=group][aria-label="${shell.table.selected}"]`;
  await isUsableInBothLooks(person, 'ticked', { part });
  await person.page.setViewportSize({ width: 390, height: 844 });
  for (const action of ['save', 'tag', 'status', 'export', 'block'] as const) {
    await begins(person, action);
    await isAccessibleInBothSchemes(person, action, 'dialog');
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(dialog(person));
  }
  await person.page.setViewportSize({ width: 1440, height: 900 });
  await begins(person, 'save');
  await person.page.getByLabel(creatorDialogs.save.name, { exact: true }).fill('重点');
  await person.button(creatorDialogs.save.save, dialog(person)).click();
  const warning = person.page.getByRole('dialog', { name: teamCreators.warning.title });
  await person.sees(warning.getByText(first, { exact: true }));
  await person.sees(warning.getByText(/周忆.*\d{4}-\d{2}-\d{2}/));
  await person.button(common.cancel, warning).click();
  await person.seesNothingOf(warning);
  await person.button(creatorDialogs.save.save, dialog(person)).click();
  await person.button(teamCreators.warning.goOn, warning).click();
  await person.sees(toast(person, filled(teamCreators.done['addToList#other'], { number: 2 })));
  await person.sees(person.rows().first().getByText(teamCreators.status.contacted));

  // Escape closes only the top layer.
  await person.opensQuickLook(first);
  const quickLook = person.quickLookAt(first);
  await person.sees(quickLook.getByRole('combobox', { name: teamCreators.panel.status }));
  await person.button(teamCreators.panel.tag, quickLook).click();
  const tagging = person.page.getByRole('dialog', {
    name: filled(teamCreators.tag.one, { name: first }),
    exact: true,
  });
  await person.sees(tagging);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(tagging);
  await person.sees(quickLook);
  await person.button(creatorDialogs.notes.add, quickLook).click();
  const note = quickLook.getByLabel(creatorDialogs.notes.label);
  await note.fill('jk');
  await person.sees(quickLook);
  await note.press('Escape');
  await person.seesNothingOf(note);
  await person.sees(quickLook);
  await person.button(teamCreators.panel.tag, quickLook).press('Escape');
  await person.seesNothingOf(quickLook);

  await person.opensCreator(second);
  const panel = person.page.getByRole('region', { name: teamCreators.panel.title });
  const status = panel.getByRole('combobox', { name: teamCreators.panel.status });
  await status.selectOption({ label: teamCreators.status.contacted });
  await person.sees(panel.getByText(new RegExp(`^${filled(teamCreators.contact.byYou, { ago: '' })}`)));
  await person.button(teamCreators.panel.tag, panel).click();
  await person.page.getByLabel(teamCreators.tag.label, { exact: true }).fill('可寄样');
  await sends(person, teamCreators.tag.addTags);
  await person.sees(panel.getByText('可寄样'));
  await person.button(creatorDialogs.notes.add, panel).click();
  await panel.getByLabel(creatorDialogs.notes.label).fill('喜欢寄样合作');
  await person.button(creatorDialogs.notes.submit, panel).click();
  await person.sees(panel.getByText('喜欢寄样合作'));
  await person.button(creatorDialogs.notes.edit, panel).click();
  await panel.getByLabel(creatorDialogs.notes.change).fill('喜欢寄样，不接视频');
  await person.button(common.save, panel).click();
  await person.sees(panel.getByText('喜欢寄样，不接视频'));
  await person.button(common.delete, panel).click();
  await sends(person, common.delete);
  await person.sees(panel.getByText(creatorDialogs.notes.none));
  await person.button(filled(teamCreators.tag.removeOne, { tag: '可寄样' }), panel).click();
  await person.seesNothingOf(panel.getByText('可寄样'));
  expect(await status.inputValue()).toBe('contacted');
});
