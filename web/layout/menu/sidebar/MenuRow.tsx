import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MenuEntry } from '../../../../contract/workspace/team.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import { Tip, type TipTarget } from '../../../ui/overlays/popups/Tip.tsx';
import { entryText, isCurrent } from '../menu-entries.ts';
import { MenuBadge } from '../MenuBadge.tsx';
import { MenuIcon } from '../MenuIcon.tsx';
import styles from './Sidebar.module.css';

export interface MenuRowProps {
  entry: MenuEntry;
  isMini: boolean;
  pathname: string;
  /** Without, it cannot be pinned. */
  pin?: { isPinned: boolean; set: (isPinned: boolean, byKey: boolean) => void } | undefined;
}

function RowLink({ entry, isMini, pathname, ...tip }: Omit<MenuRowProps, 'pin'> & Partial<TipTarget>) {
  return (
    <Group
      {...tip}
      as={Link}
      gap={isMini ? 10 : 8}
      tone="soft"
      py={0}
      px={isMini ? 10 : 8}
      radius="control"
      to={entry.path}
      className={styles.leaf}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
    >
      <MenuIcon name={entry.icon} />
      <Text as="span" truncate visuallyHidden={isMini} grow={!isMini}>
        {entryText(entry, currentLang)}
      </Text>
      <MenuBadge entries={[entry]} isMini={isMini} />
    </Group>
  );
}

/** An entry of the menu, with the button that keeps it at the top. */
export function MenuRow({ pin, ...row }: MenuRowProps) {
  const { t } = useTranslation();
  const name = entryText(row.entry, currentLang);
  if (row.isMini) {
    return (
      <li>
        <Tip label={name} position="right">
          {tip => <RowLink {...row} {...tip} />}
        </Tip>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <RowLink {...row} />
      {pin && (
        <Grid
          as="button"
          type="button"
          plain
          pointer
          tone="faint"
          radius="tag"
          className={styles.pin}
          aria-label={t(pin.isPinned ? 'menu.unpin' : 'menu.pin', { page: name })}
          data-pin={row.entry.path}
          onClick={(event: MouseEvent) => pin.set(!pin.isPinned, event.detail === 0)}
        >
          {pin.isPinned ? <IconPinnedOff size={16} stroke={1.6} /> : <IconPin size={16} stroke={1.6} />}
        </Grid>
      )}
    </li>
  );
}
