import styles from './ColorDot.module.css';

/** The colour of a list; its name stands beside it or is read out by whoever shows the dot. */
export function ColorDot({ color, title }: { color: number; title?: string }) {
  return <span className={styles.dot} data-list-color={color} title={title} aria-hidden />;
}
