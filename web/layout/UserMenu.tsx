import { Button, Popover } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '../../contract/identity.ts';
import { logOut } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './TopBar.module.css';

/** Milliseconds in which the pointer may cross from the face to the panel. */
const grace = 200;

/** Opens on hover as the spec has it, and by click and keyboard: the panel follows the face in the order of tabs. */
export function UserMenu({ user }: { user: OfficeUser }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = {
    onMouseEnter() {
      clearTimeout(leaving.current);
      setOpened(true);
    },
    onMouseLeave() {
      leaving.current = setTimeout(() => setOpened(false), grace);
    },
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={220}
      withinPortal={false}
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.user}
          aria-label={t('user.menu')}
          onClick={() => setOpened(true)}
          onKeyDown={event => event.key === 'Escape' && setOpened(false)}
          {...hover}
        >
          <Avatar name={user.nickName} src={user.avatar} size={30} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('user.menu')} className={styles.menuPanel} {...hover}>
        <p>{t('user.greeting', { name: user.nickName })}</p>
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          justify="start"
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void logOut()}
        >
          {t('user.logOut')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
