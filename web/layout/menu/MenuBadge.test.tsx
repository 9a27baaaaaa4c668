import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getInboxCounts } from '../../../contract/inbox/threads.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';

const inboxEntry = async () =>
  within(await screen.findByRole('navigation', { name: shell.menu.title })).findByRole('link', {
    name: /^收件箱/,
  });

test.each([
  [0, '收件箱'],
  [3, `收件箱3${shell.menu.unreadReplies}`],
  [120, `收件箱99+${shell.menu.unreadReplies}`],
])('%i unread replies stand at the entry of the inbox', async (replies, text) => {
  server.answers(getInboxCounts, { views: { replies, inbox: 7 }, labels: [], senders: [] });
  await opens('/userInfo');
  await screen.findAllByText(replies ? shell.menu.unreadReplies : '收件箱');
  expect((await inboxEntry()).textContent).toBe(text);
});
