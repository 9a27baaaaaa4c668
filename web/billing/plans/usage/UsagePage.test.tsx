import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUsage } from '../../../../contract/billing/plans.ts';
import { somePlans } from '../../../../test/fixtures/pages/some-plans.ts';
import { clicks, filled, sees, user } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import plans from '../../../i18n/zh/billing/plans.ts';
import shell from '../../../i18n/zh/core/shell.ts';

const [free, pro] = somePlans;
const searches = { key: 'search.daily', value: '3000', limit: 3000, used: 12, remaining: 2988 } as const;
const mails = {
  key: 'mail.daily',
  value: '2000',
  limit: 2000,
  used: 1990,
  remaining: 10,
  renewsAt: '2026-03-02T16:00:00.000Z',
} as const;

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body);

test('use stands against its limit, with what is left and when it starts again', async () => {
  server.answers(getUsage, { plan: pro, uses: [searches, mails] });
  await opens('/dataUsed');
  expect((await screen.findByText('12')).closest('p')?.textContent).toBe('12 / 3,000');
  const mail = await card('每日发送邮件');
  await sees(filled(plans.used.remaining, { count: 10 }), mail);
  await sees(/^\d\d-\d\d \d\d:\d\d 重新计算$/, mail);
});

test.each([
  ['used up', { limit: 5, used: 5, remaining: 0 }, plans.used.exhausted],
  ['not in the plan', { limit: 0, used: 0, remaining: 0 }, plans.used.notIncluded],
])('what is %s says so and leads to the plans', async (_what, use, text) => {
  server.answers(getUsage, { plan: free, uses: [{ key: 'subaccount.count', value: '5', ...use }] });
  await opens('/dataUsed');
  const seats = await card('子账号数量');
  await sees(new RegExp(text), seats);
  expect(seats.getByRole('link', { name: plans.used.upgrade }).getAttribute('href')).toBe('/vip');
});

test('the last 30 days stand there by entitlement, as a picture and as a table', async () => {
  const days = [
    { day: '2026-02-27', key: 'search.daily', used: 7 },
    { day: '2026-03-02', key: 'search.daily', used: 12 },
    { day: '2026-03-02', key: 'mail.daily', used: 1990 },
  ] as const;
  server.answers(getUsage, { plan: pro, uses: [searches, mails], days: [...days] });
  await opens('/dataUsed');
  await screen.findByRole('img', { name: /^每日搜索次数：2026-02-01 至 2026-03-02 共 19$/ });
  await clicks(shell.table.asTable);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '2026-03-02',
    '12',
    '2026-02-27',
    '7',
  ]);
  await user.selectOptions(screen.getByLabelText(plans.used.key), '每日发送邮件');
  await sees(filled(plans.used.sum, { total: '1,990' }));
  expect(location.search).toBe('?key=mail.daily');
});

test('who has a quota sees it with who set it, and nobody else', async () => {
  const of = { setBy: '林溪', renewsAt: '2026-03-31T16:00:00.000Z' };
  const quotas = [{ kind: 'emails', max: 30, used: 12, ...of }] as const;
  server.answers(getUsage, { plan: pro, uses: [searches], quotas });
  await opens('/dataUsed');
  const own = within(await screen.findByRole('region', { name: plans.quota.title }));
  expect(own.getByText('12').closest('span')?.textContent).toBe('12 / 30');
  await sees(filled(plans.quota.setBy, { name: '林溪' }), own);
});

test('a team that used nothing is told what would show here', async () => {
  server.answers(getUsage, { plan: free });
  await opens('/dataUsed');
  await sees(plans.used.none);
});
