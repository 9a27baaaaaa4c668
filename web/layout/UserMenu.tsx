import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '../../contract/identity.ts';
import { logOut } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './TopBar.module.css';

/** Opens on hover as the spec has it, and by keyboard. */
export function UserMenu({ user }: { user: OfficeUser }) {
  const { t } = useTranslation();
  return (
    <Menu trigger="click-hover" position="bottom-end" width={220} loop>
      <Menu.Target>
        <button type="button" className={styles.user} aria-label={t('user.menu')}>
          <Avatar name={user.nickName} src={user.avatar} size={30} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('user.greeting', { name: user.nickName })}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void logOut()}>
          {t('user.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
