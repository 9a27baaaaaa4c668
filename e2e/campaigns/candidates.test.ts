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
  ticksFirst,
  toast,
} from '../harness/creator-actions.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import {
  inviteSome,
  makeCampaign,
  makeCandidates,
  type MadeCandidates,
} from '../fixtures/candidates-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
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

async function enters(made: MadeCandidates, look = {}): Promise<Person> {
  const person = await visit({ tokens: made.tokens, ...look });
  await person.opens(made.path);
  await person.sees(table(person).and(person.page.locator('[aria-busy=false]')));
  return person;
}

const chooses = async (person: Person, name: string, what: string): Promise<void> => {
  await person.button(filled(person.words.candidates.act.moreOf, { name })).click();
  await person.page.getByRole('menuitem', { name: what, exact: true }).click();
};

test('A list becomes candidates, two are invited, and the composer is filled', async () => {
  const made = await makeCampaign(world, 4);
  const person = await visit({ tokens: made.tokens });
  await person.opens(made.path);
  const { candidates, mailTasks, teamCreators } = person.words;
  await person.sees(candidates.empty.none);
  await person.button(candidates.add.open).click();
  await choosesList(person, '春季种草');
  await sends(person, candidates.add.confirm);
  await person.sees(toast(person, filled(teamCreators.campaign['added#other'], { number: 4 })));
  await counts(person, 'candidate', 4);

  const names = [made.creators[0]?.name ?? '', made.creators[1]?.name ?? ''];
  for (const name of names) await box(person, name).check();
  await person.button(candidates.act.invite, bar(person)).click();
  await person.isAt('/mailTask/new');
  const name = person.page.getByLabel(mailTasks.compose.name, { exact: true });
  await expect.poll(() => name.inputValue()).toBe('春季新茶 · 邀请');
  for (const each of names) await person.sees(person.page.getByText(each, { exact: true }));

  await person.opens(`/campaignDetail/emailList?id=${made.campaignId}`);
  await person.page.getByRole('link', { name: '春季新茶 · 邀请', exact: true }).click();
  await person.isAt('/mailTask/new');
});

test('Mail moves candidates on; a reply leads to its collaboration, and chips show those alone', async () => {
  const made = await makeCandidates(world, 13);
  const taskId = await inviteSome(world, made);
  const person = await enters(made);
  const { candidates, mailMessages } = person.words;
  await counts(person, 'replied', 1);
  await counts(person, 'opened', 3);
  await counts(person, 'invited', 3);
  await chip(person, candidates.status.replied).click();
  await expect.poll(() => rows(person).count()).toBe(1);
  expect(person.query()).toMatchObject({ status: 'replied' });
  const replied = made.creators[0]?.name ?? '';
  const card = person.page.getByRole('link', { name: filled(candidates.way.card, { name: replied }) });
  expect(await card.getAttribute('href')).toContain(
    `/campaignDetail/cooperation?id=${made.campaignId}&card=`,
  );

  await person.opens(`/campaignDetail/emailList?id=${made.campaignId}`);
  const tasks = person.page.getByRole('table', { name: candidates.tasks.title, exact: true });
  const row = tasks.getByRole('row').filter({ has: person.page.getByRole('link') });
  await person.sees(row);
  const told = (await row.innerText()).replaceAll(/\s+/g, ' ');
  expect(told).toContain(`${candidates.funnel.success} 7 63.64%`);
  expect(told).toContain(`${candidates.funnel.replied} 1 14.29%`);
  expect(told).toContain(`${candidates.funnel.bounced} 1 14.29%`);
  await row.getByRole('link').click();
  await person.isAt('/campaignDetail/emailDetail');
  expect(person.query()).toMatchObject({ id: String(taskId) });
  await person.sees(person.heading(mailMessages.funnel.title));
});

test('Some are excluded with a reason that stays, taken back, marked, and become collaborations', async () => {
  const made = await makeCandidates(world, 3);
  const [a = '', b = '', c = ''] = made.creators.map(({ name }) => name);
  const person = await enters(made);
  const { candidates } = person.words;
  await chooses(person, a, candidates.act.exclude);
  await person.button(candidates.exclude.confirm, dialog(person)).click();
  await person.sees(candidates.exclude.missing);
  await person.page.getByLabel(person.words.common.reason, { exact: true }).fill('报价超出预算');
  await sends(person, candidates.exclude.confirm);
  await person.sees(toast(person, filled(candidates.done['exclude#other'], { number: 1 })));
  await person.seesNothingOf(rowOf(person, a));

  await chip(person, candidates.excludedOnes).click();
  await person.sees(rowOf(person, a).getByText('报价超出预算'));
  await person.sees(rowOf(person, a).getByText('林溪'));
  await person.button(filled(candidates.act.includeOf, { name: a })).click();
  await person.sees(toast(person, filled(candidates.done['include#other'], { number: 1 })));
  await person.sees(candidates.empty.excluded);
  await person.button(candidates.empty.clear).click();
  await person.sees(rowOf(person, a));

  await chooses(person, b, candidates.act.declined);
  await counts(person, 'declined', 1);
  await ticksAll(person);
  await person.button(candidates.act.collaborate, bar(person)).click();
  await person.sees(toast(person, filled(candidates.done['collaborate#other'], { number: 3 })));
  await person.seesNothingOf(bar(person));
  await person.sees(
    rowOf(person, c).getByRole('link', { name: filled(candidates.way.card, { name: c }), exact: true }),
  );
});

const ticksAll = (person: Person): Promise<void> =>
  person.page.getByRole('checkbox', { name: person.words.shell.table.tickPage, exact: true }).check();

test('Search results are added to a campaign from where they are', async () => {
  const made = await makeCampaign(world, 1);
  const person = await visit({ tokens: made.tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  const { teamCreators } = person.words;
  const names = (await person.names()).slice(0, 2);
  await ticksFirst(person, names);
  await begins(person, 'campaign');
  await sends(person, teamCreators.campaign.confirm);
  await person.sees(toast(person, filled(teamCreators.campaign['added#other'], { number: 2 })));
  await person.opens(made.path);
  for (const name of names) await person.sees(rowOf(person, name));
});

test.each(looks)('The invitation and its mail tasks are accessible: %s', async (name, look) => {
  const made = await makeCandidates(world, 13);
  await inviteSome(world, made);
  const person = await enters(made, look);
  await isUsable(person, name);
  await person.button(person.words.candidates.add.open).click();
  await person.sees(dialog(person).getByRole('radio'));
  await isUsable(person, `${name}, adding`);
  await person.page.keyboard.press('Escape');
  const { name: first = '' } = made.creators[5] ?? {};
  await chooses(person, first, person.words.candidates.act.exclude);
  await person.page.getByLabel(person.words.common.reason, { exact: true }).fill('报价超出预算');
  await sends(person, person.words.candidates.exclude.confirm);
  await chip(person, person.words.candidates.excludedOnes).click();
  await person.sees(rowOf(person, first));
  await isUsable(person, `${name}, excluded`);
  await person.opens(`/campaignDetail/emailList?id=${made.campaignId}`);
  await person.sees(person.page.getByRole('table', { name: person.words.candidates.tasks.title }));
  await person.sees(person.words.candidates.funnel.success);
  await isUsable(person, `${name}, mail tasks`);
});
