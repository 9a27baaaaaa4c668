import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listPlans } from '../../../contract/billing/plans.ts';
import { termPriceFen } from '../../../contract/billing/term-price.ts';
import { money } from '../../../contract/core/format.ts';
import { somePlans, someTerms } from '../../../test/fixtures/pages/some-plans.ts';
import { clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import plans from '../../i18n/zh/billing/plans.ts';
import shell from '../../i18n/zh/core/shell.ts';

/** A year at once, a fifth off. */
const yearOfPro = money(termPriceFen(89_900, { months: 12, discountBp: 2000 }));
const seesPrices = () => sees(new RegExp(RegExp.escape(yearOfPro)));

beforeEach(() => server.answers(listPlans, { plans: somePlans, terms: someTerms }));

const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a stranger sees what each plan costs, for how long, and where to register', async () => {
  await opens('/price', { role: null });
  await seesPrices();
  await clicks(new RegExp(filled(plans['months#other'], { count: 1 })));
  await sees('¥899');
  await sees(plans.monthly);
  expect(location.search).toBe('?months=1');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: plans.price.register }).getAttribute('href')).toBe('/register');
});

const buysPro = filled(plans.price.buyOf, { plan: '专业版' });
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('a stranger buys a plan by way of the registration, and begins the free one there', async () => {
  await opens('/price?months=1', { role: null });
  expect(await addressOf(buysPro)).toBe(`/register?next=${encodeURIComponent('/vip?plan=pro&months=1')}`);
  expect(await addressOf(filled(plans.price.startOf, { plan: '免费版' }))).toBe('/register');
});

test('who is signed in goes straight to the order, for the months that are chosen', async () => {
  await opens('/price?months=1');
  expect(await addressOf(buysPro)).toBe('/vip?plan=pro&months=1');
  expect(screen.queryByText(plans.price.start)).toBeNull();
});

test.each([
  ['a number', '每日搜索次数', ['30', '3,000']],
  ['a list', '可搜索平台', ['TikTok', 'TikTok、YouTube']],
  ['all of them', '筛选条件', ['关键词、地区', '全部']],
  ['what is included or not', '数据采集', ['—不包含', '包含']],
  ['none at all', '每月解锁邮箱', ['—不包含', '3,000']],
])('an entitlement is told in words: %s', async (_what, name, cells) => {
  await opens('/price', { role: null });
  await seesPrices();
  expect(await cellsOf(name)).toEqual(cells);
});

test('prices that did not load come when asked for again', async () => {
  server.isAwayFor(listPlans);
  await opens('/price', { role: null });
  await sees(plans.notLoaded);
  server.answers(listPlans, { plans: somePlans, terms: someTerms });
  await clicks(shell.retry);
  await seesPrices();
});

test('where plans are not paid online, whom to ask is said', async () => {
  await opens('/price', { role: null, site: { takesPayments: false } });
  await sees(plans.price.ask);
  await seesPrices();
  expect(screen.queryByRole('link', { name: buysPro })).toBeNull();
});
