import type { RankedCreator, RankedVideo } from '../../../contract/market/rankings.ts';
import { coverOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { CreatorFigures } from '../../creators/search-engine/service.ts';
import type { RankedPost } from './queries.ts';

/** The part of a row that describes a post, without its rank. */
export type PresentedPost = Pick<
  RankedVideo,
  | 'key'
  | 'url'
  | 'caption'
  | 'coverUrl'
  | 'durationSeconds'
  | 'publishedAt'
  | 'plays'
  | 'likes'
  | 'comments'
  | 'shares'
  | 'hashtags'
  | 'isSponsored'
  | 'observedAt'
  | 'creator'
>;

export const presentCreator = (row: CreatorFigures): RankedCreator => ({
  id: row.id,
  platform: row.platform,
  name: row.name,
  handle: row.handle,
  avatarUrl: row.avatarUrl,
  homepageUrl: row.homepageUrl,
  followers: row.followers,
  region: row.region,
  category: row.category,
});

export const presentPost = (post: RankedPost, creator: CreatorFigures): PresentedPost => ({
  key: `${creator.platform}:${post.platform_post_id}`,
  url: post.url,
  caption: post.caption,
  coverUrl: coverOf(post.creator_id, post.platform_post_id, post.cover_url),
  durationSeconds: post.duration_ms === null ? null : Math.round(post.duration_ms / 1000),
  publishedAt: post.published_at.toISOString(),
  plays: post.plays,
  likes: post.likes,
  comments: post.comments,
  shares: post.shares,
  hashtags: post.hashtags,
  isSponsored: post.platform_sponsored || post.caption_disclosed,
  observedAt: post.observed_at.toISOString(),
  creator: presentCreator(creator),
});
