import type { ReactNode } from 'react';
import type { ReportPaperProps } from '../ReportPaper.tsx';
import { Group, Stack } from '../../../ui/box/Box.tsx';
import styles from '../paper.module.css';

export type PartOfReport = Required<ReportPaperProps>;

export interface PartProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** May span sheets: only its rows are kept whole. */
  isLong?: boolean;
  children: ReactNode;
}

/** A section of a report with its heading, kept on one sheet if it fits. */
export function Part({ title, aside, isLong, children }: PartProps) {
  return (
    <Stack
      as="section"
      gap={10}
      shrink
      className={styles.part}
      data-long={isLong || undefined}
      aria-label={title}
    >
      <Group gap={0} columnGap={12} align="baseline" justify="between" wrap className={styles.partHead}>
        <h2>{title}</h2>
        {aside && <span>{aside}</span>}
      </Group>
      {children}
    </Stack>
  );
}

/** Why a chosen part is empty; shown to its authors, never to the client. */
export function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} tone="soft" py={10} px={12} className={styles.emptyPart} aria-label={title}>
      <h2>{title}</h2>
      <p>{children}</p>
    </Stack>
  );
}
