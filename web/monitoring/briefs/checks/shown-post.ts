import type { CheckedPost } from '../../../../contract/monitoring/briefs/briefs.ts';
import type { ShownPost } from '../../../market/shared/posts/PostCell.tsx';

/** The displayed fields of a checked post. */
export const shownPost = (post: Omit<CheckedPost, 'checks'>): ShownPost => ({
  url: post.url,
  platform: post.platform,
  handle: post.handle,
  creator: null,
  caption: post.caption,
  coverUrl: post.coverUrl,
  durationSeconds: null,
  isSponsored: false,
});
