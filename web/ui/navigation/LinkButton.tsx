import type { ReactNode } from 'react';
import { Text } from '../box/Box.tsx';
import styles from './LinkButton.module.css';

/** A button that looks like a link, for minor actions such as clearing filters. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Text
      as="button"
      size="md"
      tone="accent"
      plain
      py={0}
      px={6}
      pointer
      type="button"
      className={styles.link}
      onClick={onClick}
    >
      {children}
    </Text>
  );
}
