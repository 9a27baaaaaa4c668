import type { Signal, SignalKind } from '../../../../contract/creators/insights/insights.ts';
import { postEvidence } from './evidence.ts';
import { percentileOf } from '../../../catalogue/figures/peer-levels.ts';
import type { CountedPost } from './signals.queries.ts';

/** This many of the most distant posts are shown. */
const maxPosts = 5;

export interface RatioState {
  kind: SignalKind;
  /** The creator's own value and the 101 percentiles of its peers, in 1/10,000. */
  valueBp: number | null;
  peersBp: readonly number[];
  peers: number;
  /** A value between these percentiles is not unusual. */
  usual: readonly [low: number, high: number];
  /** The posts behind the value, and the ratio of each (1/10,000). */
  posts: readonly CountedPost[];
  ratioBp: (post: CountedPost) => number | null;
}

/** Is a creator's ratio outside the peers' range? Returns the posts that are most distant from the peers' median. */
export function judgeRatio({ kind, valueBp, peersBp, peers, usual, posts, ratioBp }: RatioState): Signal {
  const [low, high] = [peersBp[usual[0]], peersBp[usual[1]]];
  const median = peersBp[50];
  // Among fewer peers, somebody is always beyond such a percentile.
  const fewestPeers = Math.ceil(100 / usual[0]);
  const facts = {
    peers,
    fewestPeers,
    posts: posts.length,
    lowPercentile: usual[0],
    highPercentile: usual[1],
  };
  if (
    valueBp === null ||
    low === undefined ||
    high === undefined ||
    median === undefined ||
    peers < fewestPeers
  ) {
    return {
      kind,
      verdict: 'unknown',
      direction: null,
      facts: valueBp === null ? facts : { ...facts, valueBp },
      evidence: [],
    };
  }
  const direction = valueBp > high ? 'high' : valueBp < low ? 'low' : null;
  const sign = direction === 'low' ? -1 : 1;
  const off = posts
    .flatMap(post => {
      const ratio = ratioBp(post);
      return ratio === null ? [] : [{ post, ratio }];
    })
    .toSorted((a, b) => sign * (b.ratio - a.ratio))
    .slice(0, maxPosts);
  return {
    kind,
    verdict: direction ? 'look' : 'ok',
    direction,
    facts: {
      ...facts,
      valueBp,
      medianBp: median,
      percentile: percentileOf(valueBp, peersBp),
      lowBp: low,
      highBp: high,
    },
    evidence: off.map(({ post, ratio }) => postEvidence(post, ratio)),
  };
}
