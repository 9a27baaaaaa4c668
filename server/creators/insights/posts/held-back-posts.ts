import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { PostRow } from '../posts.queries.ts';

export interface ShownPost extends PostRow {
  /** It is shown as it was told, and nothing is computed from it. */
  isHeldBack: boolean;
}

/** Posts to be listed: of those that are held back only what their source told. */
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
