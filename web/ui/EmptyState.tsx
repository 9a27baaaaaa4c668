import type { ReactNode } from 'react';
import styles from './states.module.css';

/** One sentence, and what to do next. */
export function EmptyState({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.words}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
