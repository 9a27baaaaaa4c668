import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/texts.ts';
import { Badge } from './Badge.tsx';
import { later } from '../../ui/page/later.ts';
import { useNotifications, useReadNotifications } from '../queries.ts';
import { TopPanel } from './TopPanel.tsx';
import styles from './Tray.module.css';

const list = later(async () => {
  const [{ NotificationList }] = await Promise.all([import('./NotificationList.tsx'), loadTexts('tray')]);
  return { NotificationList };
});

/** The account's notifications; opening them marks them as read. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { data } = useNotifications();
  const read = useReadNotifications();
  const parts = list.useLoaded();
  const title = t('notice.title');
  const unread = data?.unread ?? 0;
  return (
    <TopPanel
      title={title}
      content={list}
      onOpen={() => {
        if (unread) read.mutate();
      }}
      renderOpener={props => (
        <ActionIcon
          {...props}
          className={styles.opener}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={unread ? `${title}, ${t('notice.unread', { count: unread })}` : title}
          title={title}
        >
          <IconBell size={18} stroke={1.6} />
          <Badge count={unread} />
        </ActionIcon>
      )}
    >
      {parts && <parts.NotificationList />}
    </TopPanel>
  );
}
