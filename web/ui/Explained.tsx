import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Explained.module.css';

export interface ExplainedProps {
  /** The figure's name, dotted underlined, which opens the explanation. */
  name: string;
  /** How it came about: formula, numbers, sample. */
  children: ReactNode;
}

/** The name of a computed figure as a button that says how it was computed. */
export function Explained({ name, children }: ExplainedProps) {
  const { t } = useTranslation();
  return (
    <Popover width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.name} title={t('figure.explain', { name })}>
          {name}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.words} aria-label={t('figure.explain', { name })}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
