import type { listCreatorPosts } from '../../../contract/creator-insights.ts';
import type { CreatorParams } from '../../../contract/creator-page.ts';
import type { QueryOf, ReplyOf } from '../../../contract/endpoint.ts';
import type { FigureName } from '../../../contract/figures.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../db/database.ts';
import { postsOfFigure } from '../catalogue/service.ts';
import type { InsightCreator } from './creator.queries.ts';
import { choosePosts, presentListed } from './listed-posts.ts';
import { fencesOf } from './outliers.ts';
import { type PostRow, readFigurePosts, readPosts } from './posts.queries.ts';
import { requireCreator } from './require-creator.ts';

/** No creator has more; it keeps one from filling the memory. */
const mostPosts = 10_000;

/** The very posts that went into a figure. */
async function postsBehind(db: Db, creator: InsightCreator, figure: FigureName): Promise<PostRow[]> {
  const asOf = creator.figured_as_of === null ? creator.refreshed_at : new Date(creator.figured_as_of);
  const posts = (await readFigurePosts(db, creator.id, asOf)).map(row => ({
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

/** A page of a creator's posts, or of those behind one of its figures. @throws AppError not_found */
export async function listPosts(
  db: Db,
  params: CreatorParams,
  { figure, page, size, ...asked }: QueryOf<typeof listCreatorPosts>,
): Promise<ReplyOf<typeof listCreatorPosts>> {
  const creator = await requireCreator(db, params);
  const all = await readPosts(db, creator.id, mostPosts);
  // As the charts have it, so that both mark the same posts.
  const fences = fencesOf(all.slice(0, limits.chartPosts));
  const chosen = figure ? await postsBehind(db, creator, figure) : choosePosts(all, asked, fences);
  const start = (page - 1) * size;
  return {
    posts: chosen.slice(start, start + size).map(post => presentListed(post, fences)),
    total: chosen.length,
  };
}
