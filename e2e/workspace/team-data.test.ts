import { beforeAll, expect, test } from 'vitest';
import { addSubAccount, newTeam, takeUses, type TeamAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
let team: TeamAccount;
beforeAll(async () => {
  team = await newTeam(appUrl, { plan: 'pro' });
  const nickname = 'Ewa';
  const username = `e${crypto.randomUUID().slice(0, 8)}`;
  const ewa = await addSubAccount(appUrl, team, { username, nickname, password: 'first-2026-pass' });
  const own = team.accountId;
  await takeUses(appUrl, team, [
    { accountId: own, key: 'search.daily', amount: 5, daysAgo: 1 },
    { accountId: own, key: 'search.daily', amount: 20, daysAgo: 20 },
    { accountId: own, key: 'mail.daily', amount: 3, daysAgo: 1 },
    { accountId: ewa, key: 'search.daily', amount: 40, daysAgo: 2 },
    { accountId: ewa, key: 'search.daily', amount: 100, daysAgo: 60 },
  ]);
});

test('The use of each member is shown by day and in total, for the chosen range', async () => {
  const person = await visit({ tokens: await tokensOf(address, team), lang: 'en' });
  const { data } = person.words.team;
  await person.opens('/teamData');
  const table = person.page.getByRole('table', { name: data.table, exact: true });
  const searches = async (name: string) =>
    (await table.getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts())[1];
  await person.sees(table.getByText('65', { exact: true }));
  expect([await searches('Ewa'), await searches('林溪')]).toEqual(['40', '25']);

  await person.button(filled(data['days#other'], { count: 7 })).click();
  await person.sees(table.getByText('45', { exact: true }));
  expect([await searches('Ewa'), await searches('林溪')]).toEqual(['40', '5']);
  expect(person.query()).toEqual({ days: '7' });

  await person.button(filled(data['days#other'], { count: 90 })).click();
  await person.sees(table.getByText('165', { exact: true }));
  await person.page.goBack();
  await person.sees(table.getByText('45', { exact: true }));
});

test('The chart is of one entitlement at a time, and readable as a table', async () => {
  const person = await visit({ tokens: await tokensOf(address, team) });
  const { data } = person.words.team;
  await person.opens('/teamData?days=7');
  const chart = person.page.getByRole('region', { name: data.chart, exact: true });
  await person.sees(chart.getByRole('img', { name: /^每日搜索次数：.* 共 45，按成员堆叠$/ }).locator('svg'));
  expect((await chart.getByRole('listitem').allInnerTexts()).map(text => text.trim())).toEqual([
    'Ewa',
    '林溪',
  ]);
  await person.page.getByLabel(data.key).selectOption('每日发送邮件');
  await person.sees(chart.getByRole('img', { name: /^每日发送邮件：.* 共 3，按成员堆叠$/ }));
  expect(person.query()).toEqual({ days: '7', key: 'mail.daily' });
  await person.button(person.words.shell.table.asTable, chart).click();
  expect(await chart.getByRole('cell').allInnerTexts()).toEqual([expect.stringMatching(/^\d{4}-/), '3']);
});

test('A custom range must be in order, and can be removed', async () => {
  const person = await visit({ tokens: await tokensOf(address, team), lang: 'en' });
  const { data } = person.words.team;
  await person.opens('/teamData');
  await person.button(data.own).click();
  await person.page.getByLabel(data.from, { exact: true }).fill('2026-03-10');
  await person.page.getByLabel(data.to, { exact: true }).fill('2026-03-01');
  await person.button(person.words.shell.apply).click();
  await person.sees(data.turned);
  await person.page.getByLabel(data.to, { exact: true }).fill('2026-03-12');
  await person.button(person.words.shell.apply).click();
  await person.sees(data.none);
  expect(person.query()).toEqual({ from: '2026-03-10', to: '2026-03-12' });
  await person.button(data.remove).click();
  await person.sees(person.page.getByRole('table', { name: data.table, exact: true }));
  expect(person.query()).toEqual({});
});
