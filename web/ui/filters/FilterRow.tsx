import type { ReactNode } from 'react';
import styles from './FilterRow.module.css';

/** What a table is filtered by: a search box, chips, and what clears them. */
export function FilterRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.row} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}
