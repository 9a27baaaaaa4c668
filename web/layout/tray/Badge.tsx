import styles from './Tray.module.css';

/** A number on a button that says it in its own label; nothing at 0. Calm: nobody need look. */
export function Badge({ count, isCalm }: { count: number; isCalm?: boolean }) {
  return count ? (
    <span className={styles.badge} data-calm={isCalm} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
}
