import type { ReactNode } from 'react';
import plots from './plots.module.css';

export interface PlotProps {
  title: string;
  /** The description for screen readers. */
  label: string;
  /** From the top of the scale to its bottom. */
  scale: readonly string[];
  /** The first and the last label of the time axis. */
  ends: readonly [string, string];
  /** Shapes in a coordinate system of 100 × 100. */
  children: ReactNode;
}

/** A vector chart that prints sharply; its labels are text of the page, so that they keep their size. */
export function Plot({ title, label, scale, ends, children }: PlotProps) {
  const placeOf = (at: number) => (at / (scale.length - 1)) * 100;
  return (
    <figure className={plots.figure}>
      <figcaption>{title}</figcaption>
      <div className={plots.plot} dir="ltr">
        <div className={plots.scale} aria-hidden>
          {scale.map((text, at) => (
            <span key={`${text} ${scale.length - at}`} style={{ top: `${placeOf(at)}%` }}>
              {text}
            </span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          {scale.map((text, at) => (
            <line
              key={`${text} ${scale.length - at}`}
              className={plots.grid}
              x1={0}
              x2={100}
              y1={placeOf(at)}
              y2={placeOf(at)}
            />
          ))}
          {children}
        </svg>
        <div className={plots.ends} aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
    </figure>
  );
}
