import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/activity/notifications.ts';
import { filled, sees } from '../../../test/harness/web/acts.ts';
import { renderKit, textsStarted } from '../../../test/harness/web/render-kit.tsx';
import { paths } from '../../app/paths.ts';
import { loadTextsIn } from '../../i18n/texts.ts';
import tray from '../../i18n/zh/core/tray.ts';
import { notificationPath, useNotificationText } from './notification-text.ts';

function Line({ notification }: { notification: Notification }) {
  return <p>{useNotificationText([notification])(notification)}</p>;
}

test.each([
  ['nobody knows', {}, '—'],
  ['there are none of', { plays: 0 }, '0'],
  ['there are', { plays: 1234 }, '1,234'],
])('a notice about a post says its plays as they are: %s', async (_name, known, plays) => {
  const details = { projectId: 1, project: '春茶', post: 'tiktok:1', who: '@lan', ...known };
  const notification = { kind: 'monitor.gone', details } as unknown as Notification;
  await textsStarted();
  await loadTextsIn('zh', 'tray');
  await renderKit(
    <QueryClientProvider client={new QueryClient()}>
      <Line notification={notification} />
    </QueryClientProvider>,
  );
  await sees(filled(tray.notice.kind['monitor-gone'], { project: '春茶', who: '@lan', plays }));
});

test.each([
  ['one reply, its conversation', { threadId: 7, taskId: 3 }, 'thread=7'],
  ['several to a task, all of them', { threadId: 7, taskId: 3, times: 2 }, 'view=replies'],
  ['several in one conversation, that one', { threadId: 7, times: 2 }, 'thread=7'],
])('a notification of replies leads to what it tells of: %s', (_name, details, query) => {
  const notification = { kind: 'mail.replied', details } as unknown as Notification;
  expect(notificationPath(notification)).toBe(paths.inbox(query));
});
