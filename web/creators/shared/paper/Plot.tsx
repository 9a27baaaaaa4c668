import type { ReactNode } from 'react';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './plot.module.css';

export interface PlotProps {
  /** The text for screen readers. */
  label: string;
  /** From the top of the scale to its bottom. */
  scale: readonly string[];
  /** The first and the last label of the time axis. */
  ends: readonly [string, string];
  /** Bars and polylines in a square of 100 × 100. */
  children: ReactNode;
}

/** A small vector drawing, so that print is sharp; its labels are page text, so that they keep their size. */
export function Plot({ label, scale, ends, children }: PlotProps) {
  const marks = scale.map((text, at) => ({ text, place: (at / (scale.length - 1)) * 100 }));
  return (
    <Grid gap={4} columnGap={8} className={styles.plot} dir="ltr">
      <Text as="div" size="2xs" tone="faint" textAlign="end" className={styles.scale} aria-hidden>
        {marks.map(({ text, place }) => (
          <span key={place} style={{ top: `${place}%` }}>
            {text}
          </span>
        ))}
      </Text>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {marks.map(({ place }) => (
          <line key={place} x1={0} x2={100} y1={place} y2={place} />
        ))}
        {children}
      </svg>
      <Group align="stretch" justify="between" size="2xs" tone="faint" className={styles.ends} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Group>
    </Grid>
  );
}
