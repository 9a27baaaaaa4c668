import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepCard.module.css';

export interface StepCardProps {
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a step. */
export function StepCard({ title, about, aside, children }: StepCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** The way to the next step. */
export function NextStep({ label, onNext }: { label: string; onNext: () => void }) {
  const { t } = useTranslation('mail-tasks');
  return (
    <div className={styles.end}>
      <Button size="md" onClick={onNext}>
        {t('steps.next', { step: label })}
      </Button>
    </div>
  );
}
