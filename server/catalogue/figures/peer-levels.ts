import { figureRules, levelOfPercentile } from '../../../contract/catalogue/figure-rules.ts';

/** How figures are distributed among the creators of one platform and follower bracket. */
export interface PeerBracket {
  creators: number;
  /** Percentiles 0 to 100 of the interaction rate, ascending, in hundredths of a percent. */
  interactionBp: readonly number[];
}

/**
 * Finds the percentile of a value in 101 ascending percentiles: the middle of the percentiles equal to it (mid-rank, so
 * that equal values share a rank), else interpolated between its neighbours; rounded down.
 */
export function percentileOf(value: number, percentiles: readonly number[]): number {
  const first = percentiles.findIndex(limit => limit >= value);
  if (first === -1) return percentiles.length - 1;
  const lower = percentiles[first - 1];
  const upper = percentiles[first] ?? value;
  if (upper === value) return Math.floor((first + percentiles.lastIndexOf(value)) / 2);
  return lower === undefined ? 0 : Math.floor(first - 1 + (value - lower) / (upper - lower));
}

/**
 * Percentile and level among peers, the creators of one platform and follower bracket; null without a rate or with too
 * few peers.
 */
export function levelWithin(
  interactionBp: number | null,
  peers: PeerBracket | undefined,
): { percentile: number | null; level: 1 | 2 | 3 | 4 | 5 | null } {
  if (interactionBp === null || !peers || peers.creators < figureRules.levelPeers) {
    return { percentile: null, level: null };
  }
  const percentile = percentileOf(interactionBp, peers.interactionBp);
  return { percentile, level: levelOfPercentile(percentile) };
}
