import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from './Badge.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useNotifications, useReadNotifications } from './queries.ts';
import styles from './Tray.module.css';

/** What the account is told of; to look at it is to have read it. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { data } = useNotifications();
  const read = useReadNotifications();
  const [isOpen, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  const turn = (opened: boolean) => {
    setOpen(opened);
    if (opened && unread) read.mutate();
  };
  return (
    <Popover width={360} position="bottom-end" trapFocus returnFocus opened={isOpen} onChange={turn}>
      <Popover.Target>
        <ActionIcon
          className={styles.opener}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={
            unread ? `${t('notice.title')}, ${t('notice.unread', { count: unread })}` : t('notice.title')
          }
          title={t('notice.title')}
          onClick={() => turn(!isOpen)}
        >
          <IconBell size={18} stroke={1.6} />
          <Badge count={unread} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('notice.title')} tabIndex={-1} data-autofocus>
        <h2 className={styles.title}>{t('notice.title')}</h2>
        <NotificationList />
      </Popover.Dropdown>
    </Popover>
  );
}
