import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import type { CandidateStatus } from '../../contract/campaigns/campaign-kinds.ts';
import type { Person } from '../harness/person.ts';
import {
  bar,
  begins,
  box,
  choosesList,
  dialog,
  sends,
  selectsFirst,
  toast,
} from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { inviteSome, makeCampaign, type MadeCandidates } from '../fixtures/candidates-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const world = ownWorld();

const table = (person: Person): Locator =>
  person.page.getByRole('table', { name: person.words.candidates.title, exact: true });

const rows = (person: Person): Locator =>
  table(person)
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });

const rowOf = (person: Person, name: string): Locator =>
  rows(person).filter({ has: person.page.getByRole('link', { name, exact: true }) });

const chip = (person: Person, name: string): Locator =>
  person.page
    .getByRole('group', { name: person.words.candidates.statuses })
    .getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`) });

const counts = (person: Person, status: CandidateStatus, count: number): Promise<void> => {
  const name = `${person.words.candidates.status[status]} ${count}`;
  return person.sees(person.page.getByRole('button', { name, exact: true }));
};

const chooses = async (person: Person, name: string, what: string): Promise<void> => {
  await person.button(filled(person.words.candidates.act.moreOf, { name })).click();
  await person.page.getByRole('menuitem', { name: what, exact: true }).click();
};

/** Makes candidates of a list, and goes to the composer with two of them. */
async function invites(person: Person, made: MadeCandidates): Promise<void> {
  const { candidates, mailTasks, teamCreators } = person.words;
  await person.sees(candidates.empty.none);
  await person.button(candidates.add.open).click();
  await person.sees(dialog(person).getByRole('radio'));
  await isUsableInBothLooks(person, 'adding', { part: 'dialog' });
  await choosesList(person, '春季种草');
  await sends(person, candidates.add.confirm);
  await person.sees(toast(person, filled(teamCreators.campaign['added#other'], { number: 13 })));
  await counts(person, 'candidate', 13);

  const names = [made.creators[0]?.name ?? '', made.creators[1]?.name ?? ''];
  for (const name of names) await box(person, name).check();
  await person.button(candidates.act.invite, bar(person)).click();
  await person.isAt('/mailTask/new');
  const name = person.page.getByLabel(mailTasks.compose.name, { exact: true });
  await expect.poll(() => name.inputValue()).toMatch(/^春季新茶 · /);
  const task = await name.inputValue();
  for (const each of names) await person.sees(person.page.getByText(each, { exact: true }));

  await person.goesTo(`/campaignDetail/emailList?id=${made.campaignId}`);
  await person.page.getByRole('link', { name: task, exact: true }).click();
  await person.isAt('/mailTask/new');
}

/** Excludes one with a reason that stays, takes it back, marks another, and makes two collaborations. */
async function decides(person: Person, made: MadeCandidates): Promise<void> {
  const { candidates, common } = person.words;
  // Those that get nothing from `inviteSome`.
  const [c = '', b = '', , a = ''] = made.creators.slice(9).map(({ name }) => name);
  await person.goesTo(made.path);
  await chooses(person, a, candidates.act.exclude);
  await person.button(candidates.exclude.confirm, dialog(person)).click();
  await person.sees(candidates.exclude.missing);
  await person.page.getByLabel(common.reason, { exact: true }).fill('报价超出预算');
  await sends(person, candidates.exclude.confirm);
  await person.sees(toast(person, filled(words.en.candidates.done['exclude#one'], { number: 1 })));
  await person.seesNothingOf(rowOf(person, a));

  await chip(person, candidates.excludedOnes).click();
  await person.sees(rowOf(person, a).getByText('报价超出预算'));
  await person.sees(rowOf(person, a).getByText('林溪'));
  await isUsableInBothLooks(person, 'excluded', { part: 'main' });
  await person.button(filled(candidates.act.includeOf, { name: a })).click();
  await person.sees(toast(person, filled(words.en.candidates.done['include#one'], { number: 1 })));
  await person.sees(candidates.empty.excluded);
  await person.button(candidates.empty.clear).click();
  await person.sees(rowOf(person, a));

  await chooses(person, b, candidates.act.declined);
  await counts(person, 'declined', 1);
  for (const name of [a, c]) await box(person, name).check();
  await person.button(candidates.act.collaborate, bar(person)).click();
  await person.sees(toast(person, filled(candidates.done['collaborate#other'], { number: 2 })));
  await person.seesNothingOf(bar(person));
  await person.sees(
    rowOf(person, c).getByRole('link', { name: filled(candidates.way.card, { name: c }), exact: true }),
  );
}

/** Sees how far mail has brought the candidates. */
async function followsMail(person: Person, made: MadeCandidates, taskId: number): Promise<void> {
  const { candidates, mailMessages } = person.words;
  await person.opens(made.path);
  await counts(person, 'replied', 1);
  await counts(person, 'opened', 3);
  await counts(person, 'invited', 3);
  await isUsableInBothLooks(person, 'invitation');
  await chip(person, candidates.status.replied).click();
  await expect.poll(() => rows(person).count()).toBe(1);
  expect(person.query()).toMatchObject({ status: 'replied' });
  const replied = made.creators[0]?.name ?? '';
  const card = person.page.getByRole('link', { name: filled(candidates.way.card, { name: replied }) });
  expect(await card.getAttribute('href')).toContain(
    `/campaignDetail/cooperation?id=${made.campaignId}&card=`,
  );

  await person.goesTo(`/campaignDetail/emailList?id=${made.campaignId}`);
  const tasks = person.page.getByRole('table', { name: candidates.tasks.title, exact: true });
  const row = tasks.getByRole('row').filter({ hasText: '秋季新品邀请' });
  await person.sees(row);
  const shown = (await row.innerText()).replaceAll(/\s+/g, ' ');
  expect(shown).toContain(`${candidates.funnel.success} 7 63.64%`);
  expect(shown).toContain(`${candidates.funnel.replied} 1 14.29%`);
  expect(shown).toContain(`${candidates.funnel.bounced} 1 9.09%`);
  await isUsableInBothLooks(person, 'mail tasks', { part: 'main' });
  await row.getByRole('link').click();
  await person.isAt('/campaignDetail/emailDetail');
  expect(person.query()).toMatchObject({ id: String(taskId) });
  await person.sees(person.heading(mailMessages.funnel.title));
}

test('A list becomes candidates, who are invited, excluded with a reason, taken back, marked and moved on by mail; search results are added from where they are', async () => {
  const made = await makeCampaign(world, 13);
  const person = await visit({ ...bothLooks, tokens: made.tokens });
  const { teamCreators } = person.words;
  await person.opens(made.path);
  await invites(person, made);
  await decides(person, made);
  await followsMail(person, made, await inviteSome(world, made));

  await person.searches(() => person.goesTo('/bloggerSearch/tiktok'));
  const names = (await person.names()).slice(-2);
  await selectsFirst(person, names);
  await begins(person, 'campaign');
  await sends(person, teamCreators.campaign.confirm);
  await person.sees(toast(person, filled(teamCreators.campaign['added#other'], { number: 2 })));
  await person.goesTo(made.path);
  for (const name of names) await person.sees(rowOf(person, name));
});
