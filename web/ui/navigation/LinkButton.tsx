import type { ReactNode } from 'react';
import styles from './LinkButton.module.css';

/** A button that looks like a link, for what is done in passing: filters are cleared with it. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}
