import styles from './states.module.css';

/** A grey place of the size of what will stand there; it does not move. */
export function Skeleton({ width, height = 14 }: { width: number | string; height?: number }) {
  return <span className={styles.skeleton} style={{ width, height, maxWidth: '100%' }} aria-hidden />;
}
