import styles from './states.module.css';

/** A grey placeholder with the size of the content; not animated. */
export function Skeleton({ width, height = 14 }: { width: number | string; height?: number }) {
  return <span className={styles.skeleton} style={{ width, height, maxWidth: '100%' }} aria-hidden />;
}
