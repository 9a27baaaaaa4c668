import { limits } from '../../../../contract/core/limits.ts';
import type { CreatorRow } from '../stored/creators.queries.ts';
import { newestFirst } from '../../figures/post-order.ts';
import type { PostRow } from '../stored/posts.queries.ts';
import type { Market } from '../../figures/search-columns.ts';
import { traitsOf } from '../../topics/traits.ts';

/** Computes the traits of new creators. All their posts are in this batch. */
export function traitsOfNew(market: Market, rows: readonly CreatorRow[], posts: readonly PostRow[]) {
  const postsOf = Map.groupBy(posts, post => post.creator_id);
  return rows.map(({ id, platform, handle, tags }) => {
    const newest = (postsOf.get(id) ?? [])
      .map(row => ({
        ...row,
        platformPostId: row.platform_post_id,
        publishedAt: new Date(row.published_at),
      }))
      .toSorted(newestFirst)
      .slice(0, limits.hashtagPosts);
    return {
      creator_id: id,
      traits: traitsOf({ platform, handle, tags, posts: newest }, market.commonTraits),
    };
  });
}
