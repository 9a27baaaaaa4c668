import styles from './LimitBar.module.css';

/** Share from which on the bar warns. */
const nearlyAll = 0.8;

/** How much of a limit is used; the figures stand beside it. */
export function LimitBar({ used, limit }: { used: number; limit: number }) {
  const share = limit ? Math.min(1, used / limit) : 0;
  const state = limit && used >= limit ? 'over' : share >= nearlyAll ? 'near' : undefined;
  return (
    <div className={styles.track} data-state={state}>
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
