import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listPlans } from '../../../contract/billing/plans.ts';
import { getRecordCheck, listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import { somePlans } from '../../../test/fixtures/pages/some-plans.ts';
import { button, clicks, filled, fills, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shell from '../../i18n/zh/core/shell.ts';
import words from '../../i18n/zh/workspace/operation-records.ts';

const records = [
  {
    id: 3,
    at: '2026-03-02T07:00:00.000Z',
    action: 'account.signIn',
    accountId: 1,
    accountName: '林溪 (linxi)',
    address: '127.0.0.1',
  },
  {
    id: 2,
    at: '2026-03-02T06:00:00.000Z',
    action: 'member.create',
    accountId: 1,
    accountName: '林溪 (linxi)',
    subjectName: '周忆',
  },
  {
    id: 1,
    at: '2026-03-02T05:00:00.000Z',
    action: 'plan.change',
    accountId: null,
    changes: [{ field: 'plan', before: 'free', after: 'pro' }],
  },
] as const;

beforeEach(() => {
  server.answers(listOperationRecords, { records, total: 3 });
  server.answers(getRecordCheck, {});
  server.answers(listPlans, { plans: somePlans });
  server.answers(listMembers, {
    members: [{ id: 1, nickName: '林溪', username: 'linxi' }],
    limit: 2,
  });
});

const lastQuery = () => server.askedOf(listOperationRecords).at(-1)?.query;

test('who did what, to whom, what it changed and from where stands in a row each', async () => {
  await opens('/operationRecord');
  await sees('对象：周忆');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:00林溪 \(linxi\)登录.*127\.0\.0\.1/);
  expect(rows[2]).toContain('新建子账号对象：周忆');
  expect(rows[3]).toContain('系统变更会员版本');
  await sees('专业版');
  expect(screen.getByText('免费版').closest('li')?.textContent).toMatch(/免费版→改为专业版$/);
});

test('the name of a plan is absent until it is loaded, and no code stands in its place', async () => {
  const comes = server.holds(listPlans);
  await opens('/operationRecord');
  await sees('对象：周忆');
  expect(screen.queryByText('pro')).toBeNull();
  comes();
  await sees('专业版');
});

test('without the names of plans their codes are shown', async () => {
  server.isAwayFor(listPlans);
  await opens('/operationRecord');
  await sees('pro');
});

test('filters stand as chips and in the address, and go one by one or together', async () => {
  await opens('/operationRecord');
  await clicks(words.filter.action);
  await user.selectOptions(await screen.findByRole('combobox', { name: words.filter.action }), '新建子账号');
  await clicks(shell.apply);
  await button(filled(common.filterChip, { name: words.filter.action, value: '新建子账号' }));
  expect(location.search).toBe('?action=member.create');
  await waitFor(() => expect(lastQuery()).toMatchObject({ action: 'member.create' }));
  await clicks(words.filter.account);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: words.filter.account }),
    '林溪 (linxi)',
  );
  await clicks(shell.apply);
  await waitFor(() => expect(lastQuery()).toMatchObject({ action: 'member.create', accountId: 1 }));
  await clicks(filled(common.removeFilter, { name: words.filter.action }));
  await waitFor(() => expect(location.search).toBe('?accountId=1'));
  history.back();
  await waitFor(() => expect(location.search).toBe('?action=member.create&accountId=1'));
  await clicks(common.clearAll);
  await waitFor(() => expect(location.search).toBe(''));
});

test('days the wrong way round are not asked for; days without records say so and have no file', async () => {
  await opens('/operationRecord');
  await sees(filled(words['total#other'], { number: 3 }));
  await clicks(words.filter.days);
  await fills(common.from, '2020-01-02');
  await fills(common.to, '2020-01-01');
  await clicks(shell.apply);
  await sees(common.turnedDays);
  expect(location.search).toBe('');
  server.answers(listOperationRecords, {});
  await fills(common.to, '2020-01-03');
  await clicks(shell.apply);
  await sees(words.none);
  expect(lastQuery()).toMatchObject({ from: '2020-01-02', to: '2020-01-03' });
  expect((await button(common.export)).disabled).toBe(true);
});

test('a sub-account has no way to the records, and is told whom they are for', async () => {
  await opens('/operationRecord', { role: 'member' });
  await sees(filled(shell.closed.permission, { permission: '查看操作记录', role: '成员' }));
});
