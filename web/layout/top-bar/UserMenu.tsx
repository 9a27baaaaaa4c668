import { Popover } from '@mantine/core';
import {
  IconChartBar,
  IconCrown,
  IconLock,
  IconLogout,
  IconUser,
  IconUsersGroup,
  type IconProps,
} from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { logOut, useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './UserMenu.module.css';

/** Milliseconds for the pointer to move from the avatar to the panel. */
const grace = 200;

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

interface Place {
  to: string;
  text: string;
  Icon: ComponentType<IconProps>;
}

function usePlaces(): Place[] {
  const { t } = useTranslation();
  const { user } = useSession();
  const team = { to: paths.team(), text: t('user.team'), Icon: IconUsersGroup };
  return [
    { to: paths.userInfo(), text: t('user.info'), Icon: IconUser },
    { to: paths.changePassword(), text: t('user.password'), Icon: IconLock },
    { to: paths.equity(), text: t('user.equity'), Icon: IconCrown },
    { to: paths.usage(), text: t('user.dataUsed'), Icon: IconChartBar },
    ...(user.roleIds.includes('ROLE_ADMIN') ? [team] : []),
  ];
}

/** Opens on hover, click and keyboard: the panel follows the avatar in tab order. */
export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const places = usePlaces();
  const [opened, setOpened] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  /** Arrow down focuses the panel as soon as it is rendered. */
  const isStepping = useRef(false);
  const hover = {
    onMouseEnter() {
      clearTimeout(leaving.current);
      setOpened(true);
    },
    onMouseLeave() {
      leaving.current = setTimeout(() => setOpened(false), grace);
    },
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpened(false);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    isStepping.current = true;
    setOpened(true);
    panel.current?.querySelector('a')?.focus();
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
        <Group
          as="button"
          p={2}
          pointer
          type="button"
          className={styles.face}
          aria-label={t('user.menu')}
          onClick={() => setOpened(true)}
          onKeyDown={keys}
          {...hover}
        >
          <Avatar name={user.nickName} src={user.avatar} size={30} />
        </Group>
      </Popover.Target>
      <Popover.Dropdown ref={panel} className={styles.panel} aria-label={t('user.menu')} {...hover}>
        <Text clip mb={6} breaks className={styles.greeting}>
          <Text as="strong" weight={600}>
            {t('user.greeting', { name: user.nickName })}
          </Text>
          <Text as="span" block size="sm" tone="faint">
            {user.teamName}
          </Text>
        </Text>
        <ul>
          {places.map(({ to, text, Icon }, place) => (
            <li key={to}>
              <Link
                ref={link => {
                  if (place > 0 || !link || !isStepping.current) return;
                  isStepping.current = false;
                  link.focus({ preventScroll: true });
                }}
                to={to}
                className={styles.place}
                onClick={() => setOpened(false)}
              >
                <Icon {...icon} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.place} data-last onClick={() => void logOut()}>
          <IconLogout {...icon} />
          {t('user.logOut')}
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}
