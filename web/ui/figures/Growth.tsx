import { absent, signedPercentOfBp } from '../../../contract/core/format.ts';
import { Text } from '../box/Box.tsx';
import styles from './Growth.module.css';

export interface GrowthProps {
  /** Basis points. */
  bp: number | null | undefined;
  /** For costs, a decrease is good. */
  lessIsBetter?: boolean;
}

/** A growth rate with sign, colour and arrow. */
export function Growth({ bp, lessIsBetter = false }: GrowthProps) {
  if (bp == null) return absent;
  const way = bp > 0 ? 'up' : bp < 0 ? 'down' : 'level';
  const arrow = { up: '▲', down: '▼', level: '' }[way];
  const news = way === 'level' ? way : (way === 'up') === lessIsBetter ? 'bad' : 'good';
  return (
    <Text as="bdi" nowrap dir="ltr" className={styles.growth} data-news={news}>
      {arrow && <span aria-hidden>{arrow} </span>}
      {signedPercentOfBp(bp)}
    </Text>
  );
}
