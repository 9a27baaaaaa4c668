import type { ReactNode } from 'react';
import styles from './FilterRow.module.css';

/** The filters of a table: a search box, chips, and a button to clear them. */
export function FilterRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.row} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}
