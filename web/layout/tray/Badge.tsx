import { Text } from '../../ui/box/Box.tsx';
import styles from './Tray.module.css';

/** A number on a button whose label already says it; hidden at 0. Calm means that it needs no attention. */
export function Badge({ count, isCalm }: { count: number; isCalm?: boolean }) {
  return count ? (
    <Text
      as="span"
      size="2xs"
      weight={600}
      textAlign="center"
      className={styles.badge}
      data-calm={isCalm}
      aria-hidden
    >
      {count > 99 ? '99+' : count}
    </Text>
  ) : null;
}
