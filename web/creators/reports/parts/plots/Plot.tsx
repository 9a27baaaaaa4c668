import type { ReactNode } from 'react';
import { Grid, Group, Text } from '../../../../ui/box/Box.tsx';
import plots from './plots.module.css';

export interface PlotProps {
  /** The text for screen readers. */
  label: string;
  /** From the top of the scale to its bottom. */
  scale: readonly string[];
  /** The first and the last label of the time axis. */
  ends: readonly [string, string];
  /** Shapes in a square of 100 × 100. */
  children: ReactNode;
}

/** A small vector drawing, so that print is sharp; its labels are page text, so that they keep their size. */
export function Plot({ label, scale, ends, children }: PlotProps) {
  const placeOf = (at: number) => (scale.length > 1 ? (at / (scale.length - 1)) * 100 : 100);
  return (
    <Grid gap={4} columnGap={8} className={plots.plot} dir="ltr">
      <Text as="div" size="2xs" tone="faint" textAlign="end" className={plots.scale} aria-hidden>
        {scale.map((text, at) => (
          <span key={text} style={{ top: `${placeOf(at)}%` }}>
            {text}
          </span>
        ))}
      </Text>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {scale.map((text, at) => (
          <line key={text} className={plots.grid} x1={0} x2={100} y1={placeOf(at)} y2={placeOf(at)} />
        ))}
        {children}
      </svg>
      <Group align="stretch" justify="between" size="2xs" tone="faint" className={plots.ends} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Group>
    </Grid>
  );
}
