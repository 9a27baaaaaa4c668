import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { PostRow } from '../posts.queries.ts';

export interface ShownPost extends PostRow {
  /** The post is shown with its reported values, and no figure is computed from it. */
  isHeldBack: boolean;
}

/** Prepares posts for a list: for held-back posts only the reported values. */
export const asShown = (posts: readonly PostRow[], heldBack: readonly SourceCode[]): ShownPost[] =>
  posts.map(post =>
    post.via && heldBack.includes(post.via)
      ? {
          ...post,
          caption_disclosed: false,
          brands: post.brand === null ? [] : post.brands,
          isHeldBack: true,
        }
      : { ...post, isHeldBack: false },
  );
