import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { addSubAccount, newTeam } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const patiently = { timeout: 120_000 };

const fields = {
  name: '春季龙井上新',
  product: '明前龙井 50g',
  productUrl: 'https://shop.example/longjing',
  brief: '<h2>要点</h2><p>拍出<b>冲泡</b>过程，口播产地。</p>',
  platforms: ['tiktok', 'youtube'],
  regions: ['US', 'GB'],
  beginsOn: '2026-03-01',
  endsOn: '2026-04-15',
  zone: 'Asia/Shanghai',
  budgetMinor: 5_000_000,
  currency: 'CNY',
  goals: { plays: 1_000_000, posts: 12 },
};

const make = (tokens: Tokens, more: object = {}) =>
  callAs<{ id: number }>(address, tokens, 'POST', '/office/api/campaigns', { ...fields, ...more });

const rows = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.campaigns.table, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });

async function chooses(person: Person, more: string, entry: string): Promise<void> {
  await person.button(more).click();
  await person.page.getByRole('menuitem', { name: entry }).click();
}

test('A campaign is made, changed, shared and moved on', patiently, async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const colleague = { username: `m${team.username}`, nickname: '阿澈', password: 'second-2026-pass' };
  await addSubAccount(appUrl, team, colleague);
  const person = await visit({ tokens: await tokensOf(address, team) });
  const { campaigns } = person.words;
  const { field: names, form, brief } = campaigns;
  await person.opens('/');
  await person.page.getByRole('link', { name: campaigns.title, exact: true }).click();
  await person.page.getByRole('link', { name: campaigns.createFirst }).click();
  await person.isAt('/campaignDetail/new');
  await person.button(form.make).click();
  await isBlamed(person, names.name, campaigns.fault.noName);
  await fills(person, {
    [names.name]: fields.name,
    [names.product]: fields.product,
    [names.productUrl]: fields.productUrl,
    [names.budget]: '50,000',
    [campaigns.goal.plays]: '1,000,000',
  });
  await person.page.getByLabel('TikTok', { exact: true }).check();
  await field(person, names.regions).fill('美国,');
  const text = person.page.getByRole('textbox', { name: brief.text });
  await text.fill('拍出冲泡过程');
  await person.button(brief.keep).click();
  await field(person, brief.name).fill('冲泡教程');
  await person.button(brief.keepIt).click();
  await person.sees(filled(campaigns.told.kept, { name: '冲泡教程' }));
  await person.button(form.make).click();
  await person.isAt('/campaignDetail/invitation');
  const id = person.query()['id'] ?? '';
  await person.sees(person.heading(fields.name));

  await person.page.getByRole('link', { name: person.words.common.edit, exact: true }).click();
  await person.page
    .getByLabel(campaigns.files.add)
    .setInputFiles({ name: '卖点.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pdf') });
  await person.sees(person.button('卖点.pdf'));
  await text.fill('');
  await person.button(brief.pick).click();
  await person.button(filled(brief.useOf, { name: '冲泡教程' })).click();
  await person.sees(text.getByText('拍出冲泡过程'));
  await field(person, names.name).fill('春茶');
  await person.button(form.save).click();
  await person.sees(person.heading('春茶'));
  await person.button(brief.title).click();
  await person.sees(
    person.page.frameLocator(`iframe[title="${brief.title}"]`).getByText('拍出冲泡过程', { exact: true }),
  );
  await person.page.keyboard.press('Escape');

  await person.button(filled(campaigns.head['members#other'], { number: '1' })).click();
  await field(person, filled(campaigns.members.roleOf, { name: '阿澈' })).selectOption('viewer');
  await person.button(person.words.common.save).click();
  await person.button(campaigns.move.recruiting).click();
  await person.sees(campaigns.state.recruiting);

  const viewer = await visit({ tokens: await tokensOf(address, colleague) });
  await viewer.opens(`/campaignDetail?id=${id}`);
  await viewer.isAt('/campaignDetail/invitation');
  await viewer.sees(viewer.heading('春茶'));
  expect(await viewer.button(campaigns.move.running).count()).toBe(0);
  expect(await viewer.page.getByRole('link', { name: person.words.common.edit, exact: true }).count()).toBe(
    0,
  );
});

test('A campaign is copied, archived and removed from the list', patiently, async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  await make(tokens);
  const person = await visit({ tokens });
  const { campaigns } = person.words;
  const { head, told } = campaigns;
  const more = (name: string) => filled(campaigns.moreOf, { name });
  const copy = filled(campaigns.copy.nameOf, { name: fields.name });
  await person.opens('/campaignDetail');
  await chooses(person, more(fields.name), head.copy);
  await person.button(campaigns.copy.confirm).click();
  await person.sees(person.heading(copy));
  await person.opens('/campaignDetail');
  await expect.poll(() => rows(person).count()).toBe(2);
  await chooses(person, more(fields.name), head.archive);
  await person.button(campaigns.archive.confirm).click();
  await person.sees(filled(told.state.archived, { name: fields.name }));
  await expect.poll(() => rows(person).count()).toBe(1);
  await person.opens('/campaignDetail?state=archived');
  await person.sees(rows(person).getByRole('link', { name: fields.name, exact: true }));
  await person.opens('/campaignDetail');
  await chooses(person, more(copy), head.remove);
  await person.button(campaigns.removal.confirm).click();
  await person.sees(campaigns.noneYet);
});

test(
  'Two users change the same campaign: the second sees the changes and loses nothing',
  patiently,
  async () => {
    const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
    const { id } = await make(tokens);
    const person = await visit({ tokens });
    const { campaigns } = person.words;
    await person.opens(`/campaignDetail/edit?id=${id}`);
    await field(person, campaigns.field.name).fill('我的名字');
    const path = `/office/api/campaigns/${id}`;
    await callAs(address, tokens, 'PUT', path, { ...fields, product: '雨前龙井', revision: 1 });
    await person.button(campaigns.form.save).click();
    await person.sees(person.heading(campaigns.conflict.title));
    await person.sees(person.page.getByRole('listitem').filter({ hasText: '雨前龙井' }));
    expect(await field(person, campaigns.field.name).inputValue()).toBe('我的名字');
    await person.button(campaigns.conflict.confirm).click();
    await person.button(campaigns.form.save).click();
    await person.sees(person.heading('我的名字'));
  },
);

test('The monitor tab makes a project and measures it by the goals', patiently, async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const { id } = await make(tokens);
  const person = await visit({ tokens });
  const { campaigns } = person.words;
  const { monitor } = campaigns;
  await person.opens(`/campaignDetail/monitor?id=${id}`);
  await person.button(monitor.make).click();
  await person.sees(filled(monitor.ofGoal, { goal: '12', share: '0%' }));
  await person.sees(person.page.getByRole('link', { name: monitor.report, exact: true }));
  await chooses(person, monitor.more, monitor.unbind);
  await person.button(monitor.unbind).click();
  await person.sees(person.heading(monitor.noneTitle));
  await person.button(monitor.bindExisting).click();
  await field(person, monitor.project).selectOption({ label: fields.name });
  await person.button(monitor.bind).click();
  // The menu has a link of the same name.
  const content = person.page.getByRole('main').getByRole('link', { name: monitor.content, exact: true });
  await content.click();
  await expect.poll(() => person.address()).toMatch(/^\/monitorDetail\/\d+$/);
  await person.sees(person.heading(fields.name));
});

test.each(looks)('The pages hold: %s', patiently, async (name, look) => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const { id } = await make(tokens);
  await make(tokens, { name: 'Autumn', platforms: [], goals: {}, budgetMinor: null });
  const person = await visit({ ...look, tokens });
  const { campaigns } = person.words;
  await person.opens('/campaignDetail');
  await expect.poll(() => rows(person).count()).toBe(2);
  await isUsable(person, `${name}: the list`);
  await person.opens(`/campaignDetail/edit?id=${id}`);
  await person.sees(person.page.getByRole('textbox', { name: campaigns.brief.text }));
  await isUsable(person, `${name}: the form`);
  await person.opens(`/campaignDetail/monitor?id=${id}`);
  await person.sees(person.heading(campaigns.monitor.noneTitle));
  await isUsable(person, `${name}: nothing bound`);
  await person.button(campaigns.monitor.make).click();
  await person.sees(person.page.getByRole('link', { name: campaigns.monitor.report, exact: true }));
  await isUsable(person, `${name}: the monitor tab`);
  await person
    .button(filled(campaigns.head['members#other'], { number: '1' }))
    .or(person.button(/^1 member/))
    .click();
  await person.sees(person.heading(campaigns.members.title));
  await isUsable(person, `${name}: members`);
});
