import { fullCount, percentOfBp } from '../../../contract/core/format.ts';
import styles from './ranks.module.css';

export interface Part {
  key: string;
  name: string;
  value: number | null;
  /** Replaces the number, in the words of the source. */
  text?: string;
}

/** Parts of a whole as bars, in the given order. @param share in percent of the whole; null if unknown */
export function PartBars({
  label,
  parts,
  hasShare,
}: {
  label: string;
  parts: readonly Part[];
  hasShare?: boolean;
}) {
  const most = Math.max(1, ...parts.map(({ value }) => value ?? 0));
  const whole = parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return (
    <ul className={styles.bars} aria-label={label}>
      {parts.map(({ key, name, value, text }) => (
        <li key={key}>
          <bdi title={name}>{name}</bdi>
          <span className={styles.track} aria-hidden>
            <span style={{ inlineSize: `${((value ?? 0) / most) * 100}%` }} />
          </span>
          <b>{text ?? fullCount(value)}</b>
          <small>
            {hasShare && value !== null && whole > 0 && percentOfBp(Math.round((value / whole) * 10_000))}
          </small>
        </li>
      ))}
    </ul>
  );
}
