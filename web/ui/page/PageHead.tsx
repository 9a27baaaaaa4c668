import type { ReactNode } from 'react';
import { Group } from '../box/Box.tsx';
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
    <Group as="header" gap={12} columnGap={24} align="end" justify="between" wrap className={styles.head}>
      <div>
        {back}
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {children && (
        <Group gap={8} align="stretch" wrap>
          {children}
        </Group>
      )}
    </Group>
  );
}
