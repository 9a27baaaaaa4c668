import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import type { CountedPost } from './signals.queries.ts';

export type Evidence = Signal['evidence'][number];

/** This much of a caption or comment is enough to recognise it. */
const maxText = 200;

export const cutText = (text: string): string => text.slice(0, maxText).toWellFormed();

/** A post as evidence; `value` is what is remarkable about it. */
export const postEvidence = (post: CountedPost, value: number | null): Evidence => ({
  since: null,
  day: post.published_at.toISOString().slice(0, 10),
  platformPostId: post.platform_post_id,
  url: post.url,
  text: cutText(post.caption),
  value,
});
