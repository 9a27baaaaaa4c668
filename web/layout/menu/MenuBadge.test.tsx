import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import { getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import { workSteps } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { getInboxCounts } from '../../../contract/inbox/threads.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';

const menu = () => screen.findByRole('navigation', { name: shell.menu.title });

async function textOf(name: string): Promise<string | null> {
  return (await within(await menu()).findByRole('link', { name: new RegExp(`^${name}`) })).textContent;
}

const counts = Object.fromEntries(workSteps.map(step => [step, 0]));

test.each([
  [0, '收件箱'],
  [3, `收件箱3${shell.menu.unreadReplies}`],
  [120, `收件箱99+${shell.menu.unreadReplies}`],
])('%i unread replies stand at the entry of the inbox', async (replies, text) => {
  server.answers(getInboxCounts, { views: { replies, inbox: 7 }, labels: [], senders: [] });
  await opens('/userInfo');
  await screen.findAllByText(replies ? shell.menu.unreadReplies : '收件箱');
  expect(await textOf('收件箱')).toBe(text);
});

test('work that waits stands at home, payables among it at theirs', async () => {
  const work = { ...counts, reviewDraft: 4, approvePayment: 2, pay: 1 };
  server.answers(getMyWork, { items: [], total: 7, counts: work });
  await opens('/userInfo');
  await screen.findByText(shell.menu.workDue);
  expect(await textOf('首页')).toBe(`首页7${shell.menu.workDue}`);
  expect(await textOf('付款')).toBe(`付款3${shell.menu.payablesDue}`);
});

test('unread alerts stand at the monitors; other notifications and read ones do not', async () => {
  const told = { details: {}, createdAt: '2026-03-01T08:00:00.000Z' };
  server.answers(listNotifications, {
    notifications: [
      { ...told, id: 1, kind: 'monitor.gone', read: false },
      { ...told, id: 2, kind: 'monitor.milestone', read: true },
      { ...told, id: 3, kind: 'plan.changed', read: false },
    ],
    unread: 2,
  });
  await opens('/monitorDetail');
  await screen.findByText(shell.menu.unreadAlerts);
  expect(await textOf('内容监控')).toBe(`内容监控1${shell.menu.unreadAlerts}`);
});
