import type { ReactNode } from 'react';
import { Group, Stack, Text } from '../box/Box.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** Set if it fills the whole page. */
  title?: string;
  children: ReactNode;
  actions?: ReactNode;
  /** A part of a page that is well without anything, as the list of what failed. */
  isFine?: boolean;
}

/** One sentence, and what to do next. */
export function EmptyState({ title, children, actions, isFine = false }: EmptyStateProps) {
  return (
    <Stack
      gap={14}
      align="center"
      tone="soft"
      textAlign="center"
      className={styles.state}
      data-empty={!isFine || undefined}
      data-fine={isFine || undefined}
    >
      {title && (
        <Text as="h1" size="3xl" tone="ink">
          {title}
        </Text>
      )}
      <p className={styles.words}>{children}</p>
      {actions && (
        <Group gap={8} align="stretch" justify="center" wrap>
          {actions}
        </Group>
      )}
    </Stack>
  );
}
