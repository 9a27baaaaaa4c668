import type { ReactNode } from 'react';
import { Group, Stack, Text } from '../box/Box.tsx';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  /** At the end of the title's line: window, unit or legend. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, aside, children }: CardProps) {
  return (
    <Stack
      as="section"
      gap={12}
      shrink
      py={16}
      px={18}
      border
      ground="surface"
      radius="panel"
      aria-label={title}
    >
      <Group
        as="header"
        gap={4}
        columnGap={16}
        align="baseline"
        justify="between"
        wrap
        className={styles.head}
      >
        <h2>{title}</h2>
        {aside && (
          <Text as="div" size="sm" tone="faint">
            {aside}
          </Text>
        )}
      </Group>
      {children}
    </Stack>
  );
}
