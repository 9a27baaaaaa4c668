import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import { notificationPath, useNotificationText } from './notification-text.ts';
import { useNotifications } from '../queries.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './Tray.module.css';

/** Newest first; what was unread when the list opened stays marked until it closes. */
export function NotificationList() {
  const { t } = useTranslation('tray');
  const { data, error, refetch } = useNotifications();
  const wordsOf = useNotificationText(data?.notifications ?? []);
  const [unread] = useState(() => data?.notifications.filter(({ read }) => !read).map(({ id }) => id));
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={120} />;
  if (!data.notifications.length)
    return (
      <Text size="md" tone="soft" leading="relaxed" className={styles.none}>
        {t('notice.none')}
      </Text>
    );
  return (
    <Scrollable as="ul" className={styles.list}>
      {data.notifications.map(notification => {
        const path = notificationPath(notification);
        const words = wordsOf(notification);
        const isNew = !notification.read || unread?.includes(notification.id);
        return (
          <Stack
            as="li"
            gap={6}
            align="start"
            size="md"
            leading="normal"
            py={10}
            px={16}
            key={notification.id}
            className={styles.item}
          >
            <Group as="p" align="start">
              {isNew && <span className={styles.dot} role="img" aria-label={t('notice.isNew')} />}
              {path ? (
                <Link to={path} className={styles.link}>
                  {words}
                </Link>
              ) : (
                words
              )}
            </Group>
            <Text as="span" size="xs" tone="faint">
              <Ago at={notification.createdAt} />
            </Text>
          </Stack>
        );
      })}
    </Scrollable>
  );
}
