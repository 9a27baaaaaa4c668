import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  /** At the end of the title's line: window, unit or legend. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, aside, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
