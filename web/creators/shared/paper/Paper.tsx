import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './paper.module.css';
import './print.css';

export interface PaperProps {
  /** Names a report that stands beside other things. */
  label?: string;
  /** Repeated at the head of each printed sheet. */
  running?: { by: ReactNode; title: ReactNode; asOf: ReactNode };
  children: ReactNode;
}

/** A report as it is printed on A4. */
export function Paper({ label, running, children }: PaperProps) {
  return (
    <Text
      as={label ? 'article' : 'div'}
      size="md"
      tone="ink"
      leading="normal"
      full
      border
      className={styles.paper}
      aria-label={label}
    >
      {running && (
        <div className={styles.running}>
          <p>
            <b>{running.by}</b>
            <span>{running.title}</span>
            <span>{running.asOf}</span>
          </p>
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </Text>
  );
}

export interface PaperSkeletonProps {
  gap: 18 | 24;
  /** The final heights of the parts below the title, pixels. */
  heights: readonly number[];
}

/** Placeholders for a report. */
export function PaperSkeleton({ gap, heights }: PaperSkeletonProps) {
  return (
    <Paper>
      <Stack gap={gap} aria-busy="true">
        <Skeleton width={320} height={34} />
        {heights.map((height, at) => (
          <Skeleton key={at} width="100%" height={height} />
        ))}
      </Stack>
    </Paper>
  );
}
