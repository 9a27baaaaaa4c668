import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getInboxCounts } from '../../../../contract/inbox/threads.ts';
import { pinMenuEntry } from '../../../../contract/workspace/team.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import shell from '../../../i18n/zh/core/shell.ts';
import { forget } from '../../../ui/settings/storage.ts';

const menu = async () => within(await screen.findByRole('navigation', { name: shell.menu.title }));
const named = (text: string, page: string) => text.replace('{{page}}', page);
const group = async (name: string) => (await menu()).findByRole('button', { name: new RegExp(`^${name}`) });

async function entries(): Promise<(string | null)[]> {
  return (await menu()).getAllByRole('link').map(link => link.textContent);
}

test('a group folds, keeps the entry of the page and counts what it hides, also after a reload', async () => {
  server.answers(getInboxCounts, { views: { replies: 3 }, labels: [], senders: [] });
  await opens('/sender');
  await screen.findByText(shell.menu.unreadReplies);
  const person = userEvent.setup();
  const head = await group('邮件中心');
  expect(head.getAttribute('aria-expanded')).toBe('true');
  await person.click(head);
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(await entries()).toContain('发件设置');
  expect(await entries()).not.toContain('草稿');
  expect(head.textContent).toBe(`邮件中心3${shell.menu.unreadReplies}`);
  document.body.replaceChildren();
  await opens('/userInfo');
  expect((await group('邮件中心')).getAttribute('aria-expanded')).toBe('false');
  expect(await entries()).not.toContain('发件设置');
  forget('menu-folds');
});

test('an entry that is pinned by keyboard moves to the top at once, with the focus, and back', async () => {
  server.answers(pinMenuEntry, {});
  await opens('/userInfo');
  const person = userEvent.setup();
  (await menu()).getByRole('button', { name: named(shell.menu.pin, '收藏夹') }).focus();
  await person.keyboard('{Enter}');
  const unpin = (await menu()).getByRole('button', { name: named(shell.menu.unpin, '收藏夹') });
  expect(document.activeElement).toBe(unpin);
  // After the brand and home.
  expect((await entries())[2]).toBe('收藏夹');
  expect((await entries()).filter(each => each === '收藏夹')).toHaveLength(1);
  await person.keyboard('{Enter}');
  (await menu()).getByRole('button', { name: named(shell.menu.pin, '收藏夹') });
  expect((await menu()).queryByText(shell.menu.pinned)).toBeNull();
  expect(server.askedOf(pinMenuEntry).map(({ body }) => body)).toEqual([
    { path: '/favorites', isPinned: true },
    { path: '/favorites', isPinned: false },
  ]);
});

test('a pin that the server refuses is taken back', async () => {
  server.refuses(pinMenuEntry, 'not_found');
  await opens('/userInfo');
  await userEvent.click((await menu()).getByRole('button', { name: named(shell.menu.pin, '收藏夹') }));
  await waitFor(async () => expect((await menu()).queryByText(shell.menu.pinned)).toBeNull());
  (await menu()).getByRole('button', { name: named(shell.menu.pin, '收藏夹') });
});

test('the operator’s pages have a menu of their own, which leads back', async () => {
  await opens('/userInfo', { role: 'operator' });
  expect(await entries()).not.toContain('数据源');
  await userEvent.click((await menu()).getByRole('link', { name: '运维' }));
  await waitFor(async () => expect(await entries()).toContain('数据源'));
  expect(await entries()).not.toContain('收藏夹');
  await userEvent.click((await menu()).getByRole('link', { name: shell.menu.leaveOperator }));
  await waitFor(async () => expect(await entries()).toContain('收藏夹'));
});

test('nobody else sees a way there', async () => {
  await opens('/userInfo');
  expect(await entries()).not.toContain('运维');
});
