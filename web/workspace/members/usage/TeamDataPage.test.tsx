import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getMemberUsage } from '../../../../contract/billing/plans.ts';
import { clicks, filled, fills, sees, user } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import common from '../../../i18n/zh/core/common.ts';
import shell from '../../../i18n/zh/core/shell.ts';
import team from '../../../i18n/zh/workspace/team.ts';

const { data } = team;

const members = [
  { accountId: 2, nickName: 'Ewa', used: [{ key: 'search.daily', used: 40 }] },
  {
    accountId: 1,
    nickName: '林溪',
    used: [
      { key: 'search.daily', used: 25 },
      { key: 'mail.daily', used: 3 },
    ],
  },
] as const;
const days = [
  { day: '2026-03-01', accountId: 2, key: 'search.daily', used: 40 },
  { day: '2026-03-02', accountId: 1, key: 'search.daily', used: 25 },
  { day: '2026-03-02', accountId: 1, key: 'mail.daily', used: 3 },
] as const;

beforeEach(() => server.answers(getMemberUsage, { from: '2026-02-24', to: '2026-03-02', members, days }));

const cells = async () => {
  const table = await screen.findByRole('table', { name: data.table });
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'));
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[1]?.textContent);
};

test('who used what stands there, all together first, and the range is asked for by the address', async () => {
  await opens('/teamData');
  expect(await cells()).toEqual(['65', '40', '25']);
  await clicks(filled(data['days#other'], { count: 7 }));
  await waitFor(() => expect(location.search).toBe('?days=7'));
  await waitFor(() =>
    expect(server.askedOf(getMemberUsage).at(-1)?.query).toEqual({ from: '2026-02-24', to: '2026-03-02' }),
  );
});

test('the chart is of one entitlement at a time, and readable as a table', async () => {
  await opens('/teamData?days=7');
  const chart = within(await screen.findByRole('region', { name: data.chart }));
  await chart.findByRole('img', { name: /^每日搜索次数：.* 共 65，按成员堆叠$/ });
  expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Ewa',
    '林溪',
  ]);
  await user.selectOptions(screen.getByLabelText(data.key), '每日发送邮件');
  await chart.findByRole('img', { name: /^每日发送邮件：.* 共 3，按成员堆叠$/ });
  expect(location.search).toBe('?days=7&key=mail.daily');
  await clicks(shell.table.asTable, chart);
  expect(chart.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2026-03-02', '3']);
});

test('days of one’s own must be the right way round, and can be dropped again', async () => {
  await opens('/teamData');
  await clicks(data.own);
  await fills(common.from, '2026-02-10');
  await fills(common.to, '2026-02-01');
  await clicks(shell.apply);
  await sees(common.turnedDays);
  expect(location.search).toBe('');
  await fills(common.to, '2026-02-12');
  await clicks(shell.apply);
  await waitFor(() => expect(location.search).toBe('?from=2026-02-10&to=2026-02-12'));
  await clicks(data.remove);
  await waitFor(() => expect(location.search).toBe(''));
});

test('days without use say so', async () => {
  server.answers(getMemberUsage, {});
  await opens('/teamData');
  await sees(data.none);
});
