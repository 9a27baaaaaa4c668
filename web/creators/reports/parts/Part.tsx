import type { ReactNode } from 'react';
import { Group, Stack } from '../../../ui/box/Box.tsx';
import styles from '../report.module.css';

export interface PartProps {
  title: string;
  /** Window or unit, at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a report with its heading, kept on one sheet if it fits. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <Stack as="section" gap={8} shrink className={styles.part} aria-label={title}>
      <Group gap={0} columnGap={12} align="baseline" justify="between" wrap className={styles.partHead}>
        <h3>{title}</h3>
        {aside && <span>{aside}</span>}
      </Group>
      {children}
    </Stack>
  );
}
