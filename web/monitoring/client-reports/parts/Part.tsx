import type { ReactNode } from 'react';
import type { ReportPaperProps } from '../ReportPaper.tsx';
import styles from '../paper.module.css';

export type PartOfReport = Required<ReportPaperProps>;

export interface PartProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** It goes over sheets: only its rows stay whole. */
  isLong?: boolean;
  children: ReactNode;
}

/** A stretch of a report under its heading, kept on one sheet where it fits. */
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

/** Why a chosen part is empty: said to its makers, never to the client. */
export function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.emptyPart} aria-label={title}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}
