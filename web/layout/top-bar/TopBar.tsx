import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session.ts';
import { Brand } from '../Brand.tsx';
import { FindField } from '../search/FindField.tsx';
import { NotificationBell } from '../tray/NotificationBell.tsx';
import { SandboxBadge } from '../sandbox/SandboxBadge.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './TopBar.module.css';
import { TopControls } from '../controls/TopControls.tsx';
import { UserMenu } from './UserMenu.tsx';
import { BackgroundTaskTray } from '../tray/BackgroundTaskTray.tsx';

export interface TopBarProps {
  hasBrand: boolean;
  isLive: boolean;
  onMenu: () => void;
}

export function TopBar({ hasBrand, isLive, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Group as="header" gap={12} tone="soft" py={0} px={24} className={styles.top}>
      <ActionIcon
        className={styles.menu}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('menu.open')}
        onClick={onMenu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {hasBrand && (
        <Box as={Link} fixed to={paths.home()} aria-label={t('brand')} className={styles.brand}>
          <Brand />
        </Box>
      )}
      <FindField />
      <Group gap={8} fixed push>
        <BackgroundTaskTray isLive={isLive} />
        <SandboxBadge />
        <Group align="stretch" className={styles.wide}>
          <TopControls />
        </Group>
        <NotificationBell />
        <Text as="span" size="md" truncate className={styles.team}>
          {user.teamName}
        </Text>
        <UserMenu />
      </Group>
    </Group>
  );
}
