import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** The purpose of the page, in one sentence. */
  about?: ReactNode;
  /** The back link, above the title. */
  back?: ReactNode;
  /** The actions of the page. */
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
