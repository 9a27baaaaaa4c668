import type { getSignals } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { readComments } from '../comments.queries.ts';
import { judgeJumps } from './follower-jumps.ts';
import { judgeInteraction } from './interaction-outlier.ts';
import { judgeRatio } from './outlier-ratios.ts';
import { judgeComments } from './repeated-comments.ts';
import { findRatios, readCountedPosts, readFollowers, type CountedPost } from './signals.queries.ts';

const maxSnapshots = 400;

const ratioOf =
  (count: 'likes' | 'comments', to: 'plays' | 'likes') =>
  (post: CountedPost): number | null => {
    const [above, below] = [post[count], post[to]];
    return above === null || !below ? null : Math.round((above / below) * 10_000);
  };

/** Returns what is unusual in a creator's public figures, each with its evidence. @throws AppError not_found */
export async function describeSignals(db: Db, params: CreatorParams): Promise<ReplyOf<typeof getSignals>> {
  const heldBack = await heldBackSources(db);
  const [ratios, posts, snapshots, commented] = await Promise.all([
    findRatios(db, params),
    readCountedPosts(db, params.id, { max: limits.chartPosts, heldBack }),
    readFollowers(db, params.id, { max: maxSnapshots, heldBack }),
    readComments(db, params.id, limits.commentedPosts),
  ]);
  if (!ratios) throw new AppError('not_found');
  const latest = posts.slice(0, limits.latestPosts);
  const peers = { peers: ratios.peers ?? 0, usual: [2, 98] as const };
  return {
    signals: [
      judgeJumps(snapshots, posts),
      judgeRatio({
        ...peers,
        kind: 'likes_to_plays',
        valueBp: ratios.likes_to_plays_bp,
        peersBp: ratios.peers_likes_to_plays_bp ?? [],
        posts: latest.filter(post => post.likes !== null && post.plays !== null),
        ratioBp: ratioOf('likes', 'plays'),
      }),
      judgeRatio({
        ...peers,
        kind: 'comments_to_likes',
        valueBp: ratios.comments_to_likes_bp,
        peersBp: ratios.peers_comments_to_likes_bp ?? [],
        posts: latest.filter(post => post.comments !== null && post.likes !== null),
        ratioBp: ratioOf('comments', 'likes'),
      }),
      judgeComments(commented.map(({ platform_post_id: postId, comments }) => ({ postId, comments }))),
      judgeInteraction(ratios, latest),
    ],
    asOf: ratios.refreshed_at.toISOString(),
  };
}
