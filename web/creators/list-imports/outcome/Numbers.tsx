import styles from './Numbers.module.css';
import { fullCount } from '../../../../contract/core/format.ts';

export interface CountOf {
  label: string;
  /** Undefined while unknown. */
  value: number | undefined;
  tone?: 'good' | 'bad';
  /** The explanation below the number. */
  about?: string;
}

/** Numbers of an import side by side. */
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
