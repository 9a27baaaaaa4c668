import type { ReactNode } from 'react';
import type { ReportPaperProps } from '../ReportPaper.tsx';
import styles from '../paper.module.css';

export type PartOfReport = Required<ReportPaperProps>;

export interface PartProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** May span sheets: only its rows are kept whole. */
  isLong?: boolean;
  children: ReactNode;
}

/** A section of a report with its heading, kept on one sheet if it fits. */
export function Part({ title, aside, isLong, children }: PartProps) {
  return (
    <section className={styles.part} data-long={isLong || undefined} aria-label={title}>
      <div className={styles.partHead}>
        <h2>{title}</h2>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

/** Why a chosen part is empty; shown to its authors, never to the client. */
export function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.emptyPart} aria-label={title}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}
