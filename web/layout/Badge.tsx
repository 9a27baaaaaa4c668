import styles from './Tray.module.css';

/** A number on a button that says it in its own label; nothing at 0. */
export function Badge({ count }: { count: number }) {
  return count ? (
    <span className={styles.badge} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
}
