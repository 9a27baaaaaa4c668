import { limits } from '../../../../contract/core/limits.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { CreatorRow } from '../stored/creators.queries.ts';
import type { FigureSubject } from '../stored/figures.queries.ts';
import { newestFirst } from '../../figures/post-order.ts';
import type { PostRow } from '../stored/posts.queries.ts';
import type { Market } from '../../figures/search-columns.ts';
import { readTraitSubjects, upsertTraits } from './traits.queries.ts';
import { traitsOf } from '../../topics/traits.ts';

/** Recomputes the traits of creators from their tags and newest posts. */
export async function recomputeTraits(
  db: Db,
  subjects: readonly FigureSubject[],
  market: Market,
  heldBack: readonly SourceCode[],
): Promise<void> {
  const platforms = new Map(subjects.map(({ id, platform }) => [id, platform]));
  const found = await readTraitSubjects(db, [...platforms.keys()], heldBack);
  await upsertTraits(
    db,
    found.flatMap(({ creator_id, ...about }) => {
      const platform = platforms.get(creator_id);
      return platform ? [{ creator_id, traits: traitsOf({ platform, ...about }, market.commonTraits) }] : [];
    }),
  );
}

/** Computes the traits of new creators. All their posts are in this batch. */
export function traitsOfNew(market: Market, rows: readonly CreatorRow[], posts: readonly PostRow[]) {
  const postsOf = Map.groupBy(posts, post => post.creator_id);
  return rows.map(({ id, platform, handle, tags }) => {
    const newest = (postsOf.get(id) ?? [])
      .map(row => ({ ...row, platformPostId: row.platform_post_id, publishedAt: new Date(row.published_at) }))
      .toSorted(newestFirst)
      .slice(0, limits.hashtagPosts);
    return {
      creator_id: id,
      traits: traitsOf({ platform, handle, tags, posts: newest }, market.commonTraits),
    };
  });
}
