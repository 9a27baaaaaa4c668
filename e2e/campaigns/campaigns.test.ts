import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { addSubAccount, newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const name = '春季龙井上新';

const rows = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.campaigns.table, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });

async function chooses(person: Person, more: string, entry: string): Promise<void> {
  await person.button(more).click();
  await person.page.getByRole('menuitem', { name: entry }).click();
}

/** @returns the id of the campaign */
async function makes(person: Person): Promise<string> {
  const { campaigns } = person.words;
  const { field: names, form, brief } = campaigns;
  await person.opens('/campaignDetail');
  await person.page.getByRole('link', { name: campaigns.createFirst }).click();
  await person.isAt('/campaignDetail/new');
  await person.button(form.make).click();
  await isBlamed(person, names.name, campaigns.fault.noName);
  await fills(person, {
    [names.name]: name,
    [names.product]: '明前龙井 50g',
    [names.productUrl]: 'https://shop.example/longjing',
    [names.budget]: '50,000',
    [campaigns.goal.plays]: '1,000,000',
    [campaigns.goal.posts]: '12',
  });
  await person.page.getByLabel('TikTok', { exact: true }).check();
  await field(person, names.regions).fill('United States,');
  await person.page.getByRole('textbox', { name: brief.text }).fill('拍出冲泡过程');
  await person.button(brief.keep).click();
  await field(person, brief.name).fill('冲泡教程');
  await person.button(person.words.common.save).click();
  await person.sees(filled(campaigns.notice.kept, { name: '冲泡教程' }));
  await person.button(form.make).click();
  await person.isAt('/campaignDetail/invitation');
  await person.sees(person.heading(name));
  return person.query()['id'] ?? '';
}

/** Changes the campaign, with a file and a brief from a template. */
async function changes(person: Person): Promise<void> {
  const { campaigns, common } = person.words;
  const { field: names, form, brief } = campaigns;
  const text = person.page.getByRole('textbox', { name: brief.text });
  await person.page.getByRole('link', { name: common.edit, exact: true }).click();
  await person.page
    .getByLabel(campaigns.files.add)
    .setInputFiles({ name: '卖点.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pdf') });
  await person.sees(person.button('卖点.pdf'));
  await text.fill('');
  await person.button(brief.pick).click();
  await person.button(filled(brief.useOf, { name: '冲泡教程' })).click();
  await person.sees(text.getByText('拍出冲泡过程'));
  await isUsableInBothLooks(person, 'form', { part: 'main' });
  await field(person, names.name).fill('春茶');
  await person.button(form.save).click();
  await person.sees(person.heading('春茶'));
  await person.button(brief.title).click();
  await person.sees(
    person.page.frameLocator(`iframe[title="${brief.title}"]`).getByText('拍出冲泡过程', { exact: true }),
  );
  await person.page.keyboard.press('Escape');
}

/** Lets a colleague look at it, and moves it on. */
async function shares(person: Person): Promise<void> {
  const { campaigns, common } = person.words;
  await person.button(filled(words.en.campaigns.head['members#one'], { number: '1' })).click();
  await person.sees(person.heading(campaigns.members.title));
  await isUsableInBothLooks(person, 'members', { part: 'dialog' });
  await field(person, filled(campaigns.members.roleOf, { name: '阿澈' })).selectOption('viewer');
  await person.button(common.save).click();
  await person.button(campaigns.move.recruiting).click();
  await person.sees(campaigns.state.recruiting);
}

/** Makes a project that measures the campaign by its goals, unbinds it and binds it again. */
async function monitors(person: Person, id: string): Promise<void> {
  const { monitor } = person.words.campaigns;
  await person.goesTo(`/campaignDetail/monitor?id=${id}`);
  await person.sees(person.heading(monitor.noneTitle));
  await isUsableInBothLooks(person, 'nothing bound', { part: 'main' });
  await person.button(monitor.make).click();
  await person.sees(filled(monitor.ofGoal, { goal: '12', share: '0%' }));
  await person.sees(person.page.getByRole('link', { name: monitor.report, exact: true }));
  await isUsableInBothLooks(person, 'monitor', { part: 'main' });
  await chooses(person, monitor.more, monitor.unbind);
  await person.button(monitor.unbind).click();
  await person.sees(person.heading(monitor.noneTitle));
  await person.button(monitor.bindExisting).click();
  await field(person, monitor.project).selectOption({ label: '春茶' });
  await person.button(monitor.bind).click();
  // The menu has a link of the same name.
  const content = person.page.getByRole('main').getByRole('link', { name: monitor.content, exact: true });
  await content.click();
  await expect.poll(() => person.address()).toMatch(/^\/monitorDetail\/\d+$/);
  await person.sees(person.heading('春茶'));
}

/** Copies, archives and removes campaigns in their list. */
async function tidies(person: Person): Promise<void> {
  const { campaigns } = person.words;
  const { head, notice } = campaigns;
  const more = (name: string) => filled(campaigns.moreOf, { name });
  const copy = filled(campaigns.copy.nameOf, { name: '春茶' });
  await person.goesTo('/campaignDetail');
  await chooses(person, more('春茶'), head.copy);
  await person.button(campaigns.copy.confirm).click();
  await person.sees(person.heading(copy));
  await person.goesTo('/campaignDetail');
  await expect.poll(() => rows(person).count()).toBe(2);
  await isUsableInBothLooks(person, 'list');
  await chooses(person, more('春茶'), head.archive);
  await person.button(campaigns.archive.confirm).click();
  await person.sees(filled(notice.state.archived, { name: '春茶' }));
  await expect.poll(() => rows(person).count()).toBe(1);
  await person.goesTo('/campaignDetail?state=archived');
  await person.sees(rows(person).getByRole('link', { name: '春茶', exact: true }));
  await person.goesTo('/campaignDetail');
  await chooses(person, more(copy), person.words.common.delete);
  await person.button(campaigns.removal.confirm).click();
  await person.sees(campaigns.noneYet);
}

test('A campaign is made, changed, shared, moved on and monitored; then it is copied, archived and removed from the list', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const colleague = { username: `m${team.username}`, nickname: '阿澈', password: 'second-2026-pass' };
  await addSubAccount(appUrl, team, colleague);
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const id = await makes(person);
  await changes(person);
  await shares(person);

  const viewer = await visit({ tokens: await tokensOf(address, colleague) });
  await viewer.opens(`/campaignDetail?id=${id}`);
  await viewer.isAt('/campaignDetail/invitation');
  await viewer.sees(viewer.heading('春茶'));
  const { campaigns, common } = viewer.words;
  expect(await viewer.button(campaigns.move.running).count()).toBe(0);
  expect(await viewer.page.getByRole('link', { name: common.edit, exact: true }).count()).toBe(0);

  await monitors(person, id);
  await tidies(person);
});
