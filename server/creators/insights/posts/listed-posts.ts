import type { ListedPost, listCreatorPosts } from '../../../../contract/creators/insights/insights.ts';
import type { QueryOf } from '../../../../contract/core/endpoint.ts';
import { fold } from '../../../../contract/core/text-fold.ts';
import { coverOf } from '../../../catalogue/pictures/picture-addresses.ts';
import { type Fences, outlierOf } from './post-outliers.ts';
import type { ShownPost } from './held-back-posts.ts';
import { interactionBpOf, isSponsored } from '../post-measures.ts';

type Params = Pick<QueryOf<typeof listCreatorPosts>, 'kind' | 'keyword' | 'brand' | 'sort'>;

/** `#tag` and `@name` match a whole hashtag or mention, any other word a part of the caption or of a hashtag. */
function wordTest(keyword: string): (post: ShownPost) => boolean {
  const asked = fold(keyword.trim());
  const name = asked.slice(1);
  if (!asked) return () => true;
  if (name && asked.startsWith('#')) return post => post.hashtags.some(tag => fold(tag) === name);
  if (name && asked.startsWith('@')) return post => post.mentions.some(mention => fold(mention) === name);
  return post =>
    fold(post.caption).includes(asked) || post.hashtags.some(hashtag => fold(hashtag).includes(asked));
}

function kindTest(kind: Params['kind'], fences: Fences | null): (post: ShownPost) => boolean {
  if (kind === 'sponsored') return isSponsored;
  if (kind === 'organic') return post => !isSponsored(post);
  return kind === 'outlier' ? post => !post.isHeldBack && outlierOf(post, fences) !== null : () => true;
}

const measures: Record<Exclude<Params['sort'], 'newest'>, (post: ShownPost) => number | null> = {
  plays: post => post.plays,
  likes: post => post.likes,
  comments: post => post.comments,
  interaction: post => (post.isHeldBack ? null : interactionBpOf(post)),
  duration: post => post.duration_ms,
};

/** Filters and sorts posts. Posts without the figure come last; equal ones are sorted newest first. */
export function choosePosts(
  newestFirst: readonly ShownPost[],
  { kind, keyword, brand, sort }: Params,
  fences: Fences | null,
): ShownPost[] {
  const isOfKind = kindTest(kind, fences);
  const hasWord = wordTest(keyword);
  const key = fold(brand.trim());
  const chosen = newestFirst.filter(
    post => isOfKind(post) && (!key || post.brands.includes(key)) && hasWord(post),
  );
  if (sort === 'newest') return chosen;
  const measure = measures[sort];
  return chosen.toSorted((a, b) => (measure(b) ?? -1) - (measure(a) ?? -1));
}

export function presentListed(post: ShownPost, fences: Fences | null): ListedPost {
  return {
    platformPostId: post.platform_post_id,
    url: post.url,
    caption: post.caption,
    coverUrl: coverOf(post.creator_id, post.platform_post_id, post.cover_url),
    publishedAt: post.published_at.toISOString(),
    durationMs: post.duration_ms,
    plays: post.plays,
    likes: post.likes,
    comments: post.comments,
    shares: post.shares,
    platformSponsored: post.platform_sponsored,
    captionDisclosed: post.caption_disclosed,
    hashtags: post.hashtags,
    mentions: post.mentions,
    brands: post.brands,
    interactionBp: post.isHeldBack ? null : interactionBpOf(post),
    outlier: post.isHeldBack ? null : outlierOf(post, fences),
  };
}
