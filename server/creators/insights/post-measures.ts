import type { PostCountsRow } from './posts.queries.ts';

type Counts = Pick<PostCountsRow, 'plays' | 'likes' | 'comments' | 'shares'>;

/** Flagged by the platform or disclosed in the caption. */
export const isSponsored = (post: Pick<PostCountsRow, 'platform_sponsored' | 'caption_disclosed'>): boolean =>
  post.platform_sponsored || post.caption_disclosed;

/**
 * (likes + comments + shares) ÷ plays of one post, in 1/10,000, like the interaction rate: null without plays or with
 * hidden likes; comments or shares that a platform does not report add nothing.
 */
export function interactionBpOf({ plays, likes, comments, shares }: Counts): number | null {
  if (!plays || likes === null) return null;
  return Math.round(((likes + (comments ?? 0) + (shares ?? 0)) / plays) * 10_000);
}

/** The median of the known values, rounded; null without any. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = values.filter(value => value !== null).toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** Summarises posts: medians of plays and of interactions ÷ plays. */
export function performanceOf(posts: readonly Counts[]) {
  return {
    posts: posts.length,
    medianPlays: medianOf(posts.map(post => post.plays)),
    medianInteractionBp: medianOf(posts.map(interactionBpOf)),
  };
}
