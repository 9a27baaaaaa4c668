import { Box } from '../box/Box.tsx';
import styles from './ColorDot.module.css';

/** The colour of a list; the caller shows or announces its name. */
export function ColorDot({ color, title }: { color: number; title?: string }) {
  return <Box as="span" fixed className={styles.dot} data-list-color={color} title={title} aria-hidden />;
}
