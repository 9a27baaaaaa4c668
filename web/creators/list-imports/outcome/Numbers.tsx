import styles from './Numbers.module.css';
import { fullCount } from '../../../../contract/core/format.ts';

export interface CountOf {
  label: string;
  /** Undefined where it is not known yet. */
  value: number | undefined;
  tone?: 'good' | 'bad';
  /** What it counts, below the figure. */
  about?: string;
}

/** Figures of an import side by side. */
export function Numbers({ counts }: { counts: readonly CountOf[] }) {
  return (
    <dl className={styles.numbers}>
      {counts.map(({ label, value, tone, about }) => (
        <div key={label} data-tone={value ? tone : undefined}>
          <dt>{label}</dt>
          <dd>{fullCount(value)}</dd>
          {about && <dd className={styles.about}>{about}</dd>}
        </div>
      ))}
    </dl>
  );
}
