import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '../../contract/identity.ts';
import { AppearancePicker } from './AppearancePicker.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { SandboxBadge } from './SandboxBadge.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export function TopBar({ user, onMenu }: { user: OfficeUser; onMenu: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={styles.top}>
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
      <span className={styles.team}>{user.teamName}</span>
      <div className={styles.end}>
        <SandboxBadge />
        <LanguagePicker />
        <AppearancePicker />
        <UserMenu user={user} />
      </div>
    </header>
  );
}
