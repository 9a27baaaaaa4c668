import type { ReactNode } from 'react';
import styles from '../report.module.css';

export interface PartProps {
  title: string;
  /** Window or unit, at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a report with its heading, kept on one sheet if it fits. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.partHead}>
        <h3>{title}</h3>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
