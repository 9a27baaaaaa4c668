import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StepCard.module.css';

export interface StepCardProps {
  title: string;
  /** Came from the step before: the title gets the focus, so that nobody has to look for what is new. */
  isNext: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of an import. */
export function StepCard({ title, isNext, aside, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** The buttons below a step, and what keeps it from going on. */
export function StepEnd({ fault, children }: { fault?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div role="alert">{fault && <div className={styles.fault}>{fault}</div>}</div>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
