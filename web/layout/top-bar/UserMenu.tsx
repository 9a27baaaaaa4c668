import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { later } from '../../ui/page/later.ts';
import { Group } from '../../ui/box/Box.tsx';
import { Popup } from '../../ui/overlays/popups/Popup.tsx';
import styles from './UserMenu.module.css';

/** Milliseconds for the pointer to move from the avatar to the panel. */
const grace = 200;

const userPlaces = later(() => import('./UserPlaces.tsx'));

/** Opens on hover, click and keyboard: the panel follows the avatar in tab order. */
export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const parts = userPlaces.useLoaded();
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
    <Popup
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={220}
      withinPortal={false}
      returnFocus
      content={userPlaces}
      renderOpener={props => (
        <Group
          {...props}
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
      )}
      panel={{ ref: panel, className: styles.panel, 'aria-label': t('user.menu'), ...hover }}
    >
      {parts && <parts.UserPlaces isStepping={isStepping} onLeave={() => setOpened(false)} />}
    </Popup>
  );
}
