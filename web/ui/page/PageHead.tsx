import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** What the page is for, in one sentence. */
  about?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

export function PageHead({ title, about, back, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        {back}
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
