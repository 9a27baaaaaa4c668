import { compactCount } from '../../../contract/core/format.ts';
import styles from './Sparkline.module.css';

const width = 54;
const height = 18;
const margin = 1.5;

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  label: string;
}

/** A trend beside a figure; starts at zero, so that small changes look small. */
export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return <span className={styles.spark} aria-hidden />;
  const top = Math.max(...values, 1);
  const x = (at: number) => margin + (at * (width - 2 * margin)) / (values.length - 1);
  const y = (value: number) => height - margin - (value * (height - 2 * margin)) / top;
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}${values.map(compactCount).join(', ')}`}
    >
      <polyline points={points} />
    </svg>
  );
}
