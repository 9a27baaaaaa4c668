import { Box } from '../box/Box.tsx';
import styles from './LimitBar.module.css';

/** From this share on, the bar shows a warning. */
const nearlyAll = 0.8;

export interface LimitBarProps {
  used: number;
  limit: number;
  /** To reach the limit is the aim, so it is no warning. */
  isGoal?: boolean;
}

/** The used share of a limit; the figures are beside it. */
export function LimitBar({ used, limit, isGoal }: LimitBarProps) {
  const share = limit ? Math.min(1, used / limit) : 0;
  const state = isGoal
    ? undefined
    : limit && used >= limit
      ? 'over'
      : share >= nearlyAll
        ? 'near'
        : undefined;
  return (
    <Box clip full className={styles.track} data-state={state}>
      <div style={{ inlineSize: `${share * 100}%` }} />
    </Box>
  );
}
