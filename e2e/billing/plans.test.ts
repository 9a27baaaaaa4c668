import { beforeAll, expect, test } from 'vitest';
import { money } from '../../contract/core/format.ts';
import { termPriceFen } from '../../contract/billing/term-price.ts';
import { newTeam, takeUses, type TeamAccount } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
let team: TeamAccount;
let tokens: Tokens;
beforeAll(async () => {
  team = await newTeam(appUrl, { plan: 'pro', months: 3 });
  tokens = await tokensOf(address, team);
  await takeUses(appUrl, team, [
    { accountId: team.accountId, key: 'search.daily', amount: 12, daysAgo: 0 },
    { accountId: team.accountId, key: 'search.daily', amount: 7, daysAgo: 3 },
    { accountId: team.accountId, key: 'mail.daily', amount: 1990, daysAgo: 0 },
  ]);
});

const yearOfPro = money(termPriceFen(89_900, { months: 12, discountBp: 2000 }));

test('Visitors see the plans side by side with prices for each period', async () => {
  const person = await visit();
  const { plans } = person.words;
  await person.opens('/price');
  const table = person.page.getByRole('table', { name: plans.compare });
  const pro = table.getByRole('columnheader').filter({ hasText: '专业版' });
  await person.sees(pro.filter({ hasText: yearOfPro }));
  await person.button(filled(plans['months#other'], { count: 1 })).click();
  await person.sees(pro.filter({ hasText: '¥899' }).filter({ hasText: plans.monthly }));
  expect(person.query()).toEqual({ months: '1' });
  const row = table.getByRole('row', { name: '每日搜索次数' });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['30', '500', '3,000', '20,000']);
  await person.page.getByRole('main').getByRole('link', { name: plans.price.register }).click();
  await person.isAt('/register');
});

test('Included and missing features are also named in words', async () => {
  const person = await visit({ lang: 'en' });
  const { plans } = person.words;
  await person.opens('/price?months=1');
  await person.sees(person.page.getByRole('columnheader').filter({ hasText: '¥899' }));
  const row = person.page.getByRole('row', { name: 'Data acquisition' });
  const cells = await row.getByRole('cell').allInnerTexts();
  const [yes, no] = [plans.included, plans.notIncluded];
  expect(cells.map(text => (text.includes(no) ? no : text))).toEqual([no, no, yes, yes]);
});

test('Prices that failed to load appear after a retry', async () => {
  const person = await visit();
  await person.page.route('**/office/api/plans?*', route => route.abort());
  await person.opens('/price');
  await person.sees(person.page.getByRole('alert').filter({ hasText: person.words.plans.notLoaded }));
  await person.page.unroute('**/office/api/plans?*');
  await person.button(person.words.shell.retry).click();
  await person.sees(person.page.getByRole('columnheader').filter({ hasText: yearOfPro }));
});

test('A team sees its plan, its end, and the contact for another plan', async () => {
  const person = await visit({ tokens });
  const { plans } = person.words;
  await person.opens('/vip');
  const current = person.page.getByRole('columnheader').filter({ hasText: plans.current });
  await person.sees(current);
  expect(await current.allInnerTexts()).toEqual([expect.stringContaining('专业版')]);
  await person.sees(person.page.getByText(/^当前为专业版，有效期至 \d{4}-\d{2}-\d{2}。$/));
  const how = person.page.getByRole('region', { name: plans.vip.howTitle });
  await person.sees(how.getByText('溪流传媒'));
});

test('The page of rights lists every entitlement of the plan, with the remaining days', async () => {
  const person = await visit({ tokens, lang: 'en' });
  const { plans } = person.words;
  await person.opens('/equity');
  const plan = person.page.getByRole('region', { name: plans.equity.plan, exact: true });
  await person.sees(plan.getByText('Pro', { exact: true }));
  await person.sees(plan.getByText(/^\d+ days left$/));
  const unlocks = person.page.getByRole('term').filter({ hasText: 'E-mail unlocks a month' });
  await person.sees(unlocks);
  expect(await unlocks.locator('xpath=following-sibling::dd').innerText()).toBe('3,000');
  await person.page.getByRole('link', { name: plans.equity.toVip }).click();
  await person.isAt('/vip');
});

test('Use is shown with its limit and the remainder', async () => {
  const person = await visit({ tokens });
  const { plans } = person.words;
  await person.opens('/dataUsed');
  const now = person.page.getByRole('region', { name: plans.used.now });
  const card = (name: string) => now.getByRole('listitem').filter({ hasText: name });
  await person.sees(card('每日搜索次数').getByText('12 / 3,000'));
  await person.sees(card('每日发送邮件').getByText(filled(plans.used.remaining, { count: 10 })));
  await person.sees(card('每日发送邮件').getByText(/\d{2}-\d{2} \d{2}:\d{2} 重新计算/));
});

test('The last 30 days are shown by entitlement, as a chart and as a table', async () => {
  const person = await visit({ tokens });
  const { plans, shell } = person.words;
  await person.opens('/dataUsed');
  const chart = person.page.getByRole('region', { name: plans.used.chart, exact: true });
  await person.sees(chart.getByRole('img', { name: /^每日搜索次数：.* 共 19$/ }).locator('svg'));
  await person.button(shell.table.asTable, chart).click();
  expect(await chart.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^\d{4}-/),
    '12',
    expect.stringMatching(/^\d{4}-/),
    '7',
  ]);
  await person.page.getByLabel(plans.used.key).selectOption('每日发送邮件');
  await person.sees(chart.getByText(filled(plans.used.sum, { total: '1,990' })));
  expect(person.query()).toEqual({ key: 'mail.daily' });
});

test('A team on the free plan without any use sees what the page will show', async () => {
  const person = await visit({ tokens: await tokensOf(address, await newTeam(appUrl)) });
  const { plans } = person.words;
  await person.opens('/dataUsed');
  await person.sees(plans.used.none);
  const seats = person.page.getByRole('listitem').filter({ hasText: '子账号数量' });
  await person.sees(seats.getByText(plans.used.notIncluded));
  await seats.getByRole('link', { name: plans.used.upgrade }).click();
  await person.isAt('/vip');
});
