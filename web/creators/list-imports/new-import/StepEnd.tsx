import type { ReactNode } from 'react';
import styles from './StepEnd.module.css';

/** The buttons below a step, and what prevents the next one. */
export function StepEnd({ fault, children }: { fault?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div role="alert">{fault && <div className={styles.fault}>{fault}</div>}</div>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
