import type { ReactNode } from 'react';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** Set if it fills the whole page. */
  title?: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** One sentence, and what to do next. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {title && <h1 className={styles.title}>{title}</h1>}
      <p className={styles.words}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
