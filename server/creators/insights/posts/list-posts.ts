import type { listCreatorPosts } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { FigureName } from '../../../../contract/catalogue/figure-rules.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Db } from '../../../core/db/database.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { postsOfFigure } from '../../../catalogue/figures/figure-posts.ts';
import type { InsightCreator } from '../creator.queries.ts';
import { asShown } from './held-back-posts.ts';
import { choosePosts, presentListed } from './listed-posts.ts';
import { fencesOf } from './post-outliers.ts';
import { type PostRow, readFigurePosts, readPostCounts, readPosts } from '../posts.queries.ts';
import { requireCreator } from '../require-creator.ts';

/** No creator has more posts; the limit protects the memory. */
const maxPosts = 10_000;

/** Returns the posts from which a figure was computed. */
async function postsBehind(
  db: Db,
  creator: InsightCreator,
  { figure, heldBack }: { figure: FigureName; heldBack: readonly SourceCode[] },
): Promise<PostRow[]> {
  const asOf = creator.figured_as_of === null ? creator.refreshed_at : new Date(creator.figured_as_of);
  const posts = (await readFigurePosts(db, creator.id, { asOf, heldBack })).map(row => ({
    row,
    platformPostId: row.platform_post_id,
    publishedAt: row.published_at,
    plays: row.plays,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    hashtags: row.hashtags,
    platformSponsored: row.platform_sponsored,
    captionDisclosed: row.caption_disclosed,
  }));
  return postsOfFigure(figure, posts, asOf).map(({ row }) => row);
}

type Params = QueryOf<typeof listCreatorPosts>;

/**
 * Returns the requested posts in order, with the usual range. It is the same range as in the charts, so that both mark
 * the same posts.
 */
async function findPosts(db: Db, creator: InsightCreator, { figure, ...asked }: Params) {
  const heldBack = await heldBackSources(db);
  if (figure) {
    const newest = await readPostCounts(db, creator.id, { max: limits.chartPosts, heldBack });
    const behind = await postsBehind(db, creator, { figure, heldBack });
    return { posts: asShown(behind, heldBack), fences: fencesOf(newest) };
  }
  const all = asShown(await readPosts(db, creator.id, maxPosts), heldBack);
  const fences = fencesOf(all.filter(post => !post.isHeldBack).slice(0, limits.chartPosts));
  return { posts: choosePosts(all, asked, fences), fences };
}

/** Returns a page of a creator's posts, or of those behind one figure. @throws AppError not_found */
export async function listPosts(
  db: Db,
  params: CreatorParams,
  asked: Params,
): Promise<ReplyOf<typeof listCreatorPosts>> {
  const { posts, fences } = await findPosts(db, await requireCreator(db, params), asked);
  const start = (asked.page - 1) * asked.size;
  return {
    posts: posts.slice(start, start + asked.size).map(post => presentListed(post, fences)),
    total: posts.length,
  };
}
