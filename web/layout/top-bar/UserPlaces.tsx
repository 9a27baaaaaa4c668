import {
  IconChartBar,
  IconCrown,
  IconLock,
  IconLogout,
  IconUser,
  IconUsersGroup,
  type IconProps,
} from '@tabler/icons-react';
import type { ComponentType, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { logOut, useSession } from '../../session/session.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './UserMenu.module.css';

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

export interface UserPlacesProps {
  /** The first link takes the focus when it is drawn. */
  isStepping: RefObject<boolean>;
  onLeave: () => void;
}

/** Who is signed in, the pages about them, and the way out. */
export function UserPlaces({ isStepping, onLeave }: UserPlacesProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const places = usePlaces();
  return (
    <>
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
              onClick={onLeave}
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
    </>
  );
}
