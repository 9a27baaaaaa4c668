import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { judgeRatio } from './outlier-ratios.ts';
import { interactionBpOf } from '../post-measures.ts';
import type { CountedPost, Ratios } from './signals.queries.ts';

/** Likes and comments ÷ followers, if no post has plays, like the interaction rate. */
function byFollowers({ likes, comments }: CountedPost, followers: number | null): number | null {
  if (!followers || likes === null) return null;
  return Math.round(((likes + (comments ?? 0)) / followers) * 10_000);
}

/** Is the interaction rate outside the 1st to 99th percentile of the peers? */
export function judgeInteraction(ratios: Ratios, latest: readonly CountedPost[]): Signal {
  const hasPlays = latest.some(post => post.plays !== null);
  const counted = latest.filter(post => post.likes !== null && (!hasPlays || post.plays !== null));
  return judgeRatio({
    kind: 'interaction_far',
    valueBp: ratios.interaction_bp,
    peersBp: ratios.peers_interaction_bp ?? [],
    peers: ratios.peers ?? 0,
    usual: [1, 99],
    posts: counted,
    ratioBp: post => (hasPlays ? interactionBpOf(post) : byFollowers(post, ratios.followers)),
  });
}
