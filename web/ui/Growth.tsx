import { absent, signedPercentOfBp } from '../../contract/format.ts';
import styles from './Growth.module.css';

/** A growth has a sign, a colour and an arrow. */
export function Growth({ bp }: { bp: number | null | undefined }) {
  if (bp == null) return absent;
  const way = bp > 0 ? 'up' : bp < 0 ? 'down' : 'level';
  const arrow = { up: '▲', down: '▼', level: '' }[way];
  return (
    <bdi dir="ltr" className={styles.growth} data-way={way}>
      {arrow && <span aria-hidden>{arrow} </span>}
      {signedPercentOfBp(bp)}
    </bdi>
  );
}
