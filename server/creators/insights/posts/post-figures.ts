import type { getPostFigures } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Db } from '../../../core/db/database.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { fencesOf, outlierOf } from './post-outliers.ts';
import { isSponsored, performanceOf } from '../post-measures.ts';
import { readPostCounts } from '../posts.queries.ts';
import { requireCreator } from '../require-creator.ts';
import { countTags } from './tag-counts.ts';

/** Returns the newest posts for charts, with their usual range. @throws AppError not_found */
export async function describePosts(db: Db, params: CreatorParams): Promise<ReplyOf<typeof getPostFigures>> {
  const heldBack = await heldBackSources(db);
  const [posts] = await Promise.all([
    readPostCounts(db, params.id, { max: limits.chartPosts, heldBack }),
    requireCreator(db, params),
  ]);
  const fences = fencesOf(posts);
  return {
    posts: posts.map(post => ({
      platformPostId: post.platform_post_id,
      publishedAt: post.published_at.toISOString(),
      durationMs: post.duration_ms,
      plays: post.plays,
      likes: post.likes,
      comments: post.comments,
      shares: post.shares,
      isSponsored: isSponsored(post),
      outlier: outlierOf(post, fences),
    })),
    hashtags: countTags(posts, post => post.hashtags),
    mentions: countTags(posts, post => post.mentions),
    usual: fences,
    sponsored: performanceOf(posts.filter(isSponsored)),
    organic: performanceOf(posts.filter(post => !isSponsored(post))),
  };
}
