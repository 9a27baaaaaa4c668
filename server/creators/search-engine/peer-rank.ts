import type { CreatorDetail } from '../../../contract/creators/search/creator-search.ts';
import type { PeerRank } from '../../../contract/catalogue/figures.ts';
import {
  figureRules,
  levelOfPercentile,
  type PeerRankName,
} from '../../../contract/catalogue/figure-rules.ts';
import { percentileOf } from '../../catalogue/figures/peer-levels.ts';
import type { CreatorRecordRow, StoredBracket } from './creator.queries.ts';

/** Higher is not better for these figures. They only show unusual creators. */
const withoutLevel: readonly string[] = ['likes_to_plays', 'comments_to_likes'] satisfies PeerRankName[];

/** The column of each figure, the peers' curve to compare with, and the unit of the column. */
const curves: Record<
  PeerRankName,
  { of: keyof CreatorRecordRow; peers: keyof StoredBracket; scale: number }
> = {
  average_plays: { of: 'average_plays', peers: 'average_plays', scale: 1 },
  interaction_rate: { of: 'interaction_bp', peers: 'interaction_bp', scale: 10_000 },
  plays_to_followers: { of: 'plays_to_followers_bp', peers: 'plays_to_followers_bp', scale: 10_000 },
  posts_per_week: { of: 'posts_per_week_centi', peers: 'posts_per_week_centi', scale: 100 },
  growth_30d: { of: 'growth_bp', peers: 'growth_bp', scale: 10_000 },
  likes_to_plays: { of: 'likes_to_plays_bp', peers: 'likes_to_plays_bp', scale: 10_000 },
  comments_to_likes: { of: 'comments_to_likes_bp', peers: 'comments_to_likes_bp', scale: 10_000 },
};

function peerRankIn(
  value: number | null,
  curve: readonly number[],
  scale: number,
): Omit<PeerRank, 'level'> | null {
  const median = curve[50];
  if (value === null || median === undefined) return null;
  return { percentile: percentileOf(value, curve), peerMedian: median / scale };
}

/** Returns a creator's rank among its platform and follower bracket for each figure. */
export function peerRanksOf(
  creator: CreatorRecordRow,
  bracket: StoredBracket | undefined,
): CreatorDetail['standing'] {
  const hasPeers = bracket !== undefined && bracket.creators >= figureRules.levelPeers;
  const entries = Object.entries(curves).map(([name, { of, peers, scale }]) => {
    const place = hasPeers
      ? peerRankIn(creator[of] as number | null, bracket[peers] as number[], scale)
      : null;
    const level = place && !withoutLevel.includes(name) ? levelOfPercentile(place.percentile) : null;
    return [name, place && { ...place, level }];
  });
  return Object.fromEntries(entries) as CreatorDetail['standing'];
}
