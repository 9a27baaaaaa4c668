import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './side.module.css';

/** The server stops counting here. */
const max = 999;

export interface SideEntryProps {
  to: { search: string };
  isCurrent: boolean;
  icon: ReactNode;
  name: string;
  unread: number | undefined;
  /** Shown below the name. */
  about?: ReactNode;
  /** Shown at the end, outside the link. */
  children?: ReactNode;
}

/** A line that links to a part of the inbox. */
export function SideEntry({ to, isCurrent, icon, name, unread = 0, about, children }: SideEntryProps) {
  const { t } = useTranslation('inbox');
  return (
    <Grid as="li" align="center" radius="control" className={styles.entry}>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} title={name}>
        {icon}
        <Text as="bdi" grow shrink truncate className={styles.name}>
          {name}
        </Text>
        {unread > 0 && (
          <Text as="span" size="sm" weight={600} tone="ink" className={styles.count}>
            <span aria-hidden>{unread > max ? `${max}+` : unread}</span>
            <Box as="span" visuallyHidden>
              {t('unreadIn', { count: unread, number: fullCount(unread) })}
            </Box>
          </Text>
        )}
      </Link>
      {children}
      {about}
    </Grid>
  );
}
