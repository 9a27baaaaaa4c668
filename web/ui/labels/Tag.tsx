import type { ReactNode } from 'react';
import styles from './Tag.module.css';
import tones from '../theme/tones.module.css';

export interface TagProps {
  tone?: 'plain' | 'accent' | 'good' | 'warn' | 'bad';
  title?: string;
  children: ReactNode;
}

/** A small label beside a name or in a list of tags. */
export function Tag({ tone = 'plain', title, children }: TagProps) {
  return (
    <span className={`${tones.tone} ${styles.tag}`} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
