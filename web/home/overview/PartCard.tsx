import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './home.module.css';

export interface PartCardProps {
  title: string;
  /** How many there are, in words. */
  count?: ReactNode;
  /** The page that has all of it. */
  to: string;
  children: ReactNode;
}

/** A part of the home page: its first lines, and the way to all of it. */
export function PartCard({ title, count, to, children }: PartCardProps) {
  const { t } = useTranslation('home');
  return (
    <Card
      title={title}
      aside={
        <Group gap={12} wrap>
          {count && <span>{count}</span>}
          <Text as={Link} tone="accent" to={to} aria-label={`${title}: ${t('showAll')}`}>
            {t('showAll')}
          </Text>
        </Group>
      }
    >
      {children}
    </Card>
  );
}

/** A list whose rows lead on. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export function Row({ to, onOpen, children }: { to: string; onOpen?: () => void; children: ReactNode }) {
  return (
    <li>
      <Group as={Link} gap={12} tone="ink" to={to} className={styles.row} onClick={onOpen}>
        {children}
      </Group>
    </li>
  );
}

/** Nothing is there, and that is fine. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <Text tone="soft" size="md">
      {children}
    </Text>
  );
}
