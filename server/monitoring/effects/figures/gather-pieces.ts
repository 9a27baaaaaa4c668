import type { Platform } from '../../../../contract/core/platform.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import type { TeamFacts } from './team-inputs.ts';
import { creatorOwner, ownerOf, type Piece } from './effect-pieces.ts';

/** A post of the project, and whether its figures may be used. */
export interface EffectPost {
  post: WatchedPost;
  owner: string;
  isHeldBack: boolean;
}

export const effectPosts = (
  posts: readonly WatchedPost[],
  heldBackSources: ReadonlySet<string>,
): EffectPost[] =>
  posts.map(post => ({
    post,
    owner: ownerOf(post.creatorId, post.platform, post.handle),
    isHeldBack: post.source !== null && heldBackSources.has(post.source),
  }));

/** The latest figures of a post. Engagements require likes; unknown comments and shares add nothing. */
function postPiece({ post, owner }: EffectPost): Piece {
  const { plays, likes, comments, shares } = post;
  const engagements = likes === null ? null : likes + (comments ?? 0) + (shares ?? 0);
  const known = Object.entries({ plays, likes, comments, shares, engagements }).filter(
    ([, value]) => value !== null,
  );
  return { owner, platform: post.platform, day: null, figures: Object.fromEntries(known) };
}

/** Platforms of creators of the catalogue. */
export type PlatformOf = (creatorId: number) => Platform | null;

/** Collects everything that a project gained and cost in pieces. Held-back posts add none. */
export function gatherPieces(
  facts: TeamFacts,
  posts: readonly EffectPost[],
  platformOf: PlatformOf,
): Piece[] {
  const belongsTo = (creatorId: number | null) => ({
    owner: creatorId === null ? null : creatorOwner(creatorId),
    platform: creatorId === null ? null : platformOf(creatorId),
  });
  const creatorOfLink = new Map(facts.links.map(link => [link.linkId, link.creatorId]));
  const creatorOfCoupon = new Map(facts.coupons.map(coupon => [coupon.id, coupon.creatorId]));
  return [
    ...posts.filter(({ isHeldBack }) => !isHeldBack).map(postPiece),
    // A link without clicks has 0 clicks; without any link, clicks are unknown.
    ...facts.links.map(({ creatorId }) => ({ ...belongsTo(creatorId), day: null, figures: { clicks: 0 } })),
    ...facts.clicks.map(({ linkId, day, clicks }) => ({
      ...belongsTo(creatorOfLink.get(linkId) ?? null),
      day,
      figures: { clicks },
    })),
    ...facts.uses.map(({ couponId, day, orders, revenueFen }) => ({
      ...belongsTo(creatorOfCoupon.get(couponId) ?? null),
      day,
      figures: { orders, revenueFen },
    })),
    ...costPieces(facts, posts, belongsTo),
  ];
}

/** The cost of a post belongs to its creator. A creator's cost is held back if all their posts here are. */
function costPieces(
  { costs }: TeamFacts,
  posts: readonly EffectPost[],
  belongsTo: (creatorId: number | null) => Pick<Piece, 'owner' | 'platform'>,
): Piece[] {
  const byKey = new Map(posts.map(each => [each.post.key, each]));
  const byOwner = Map.groupBy(posts, ({ owner }) => owner);
  const isHeldBackOwner = (owner: string | null) =>
    owner !== null && (byOwner.get(owner)?.every(({ isHeldBack }) => isHeldBack) ?? false);
  return costs.map(({ creatorId, postKey, day, fen }) => {
    const post = postKey === null ? undefined : byKey.get(postKey);
    const place = post ? { owner: post.owner, platform: post.post.platform } : belongsTo(creatorId);
    const isHeldBack = post ? post.isHeldBack : isHeldBackOwner(place.owner);
    return { ...place, day, figures: { costFen: fen, ...(isHeldBack && { heldBackCostFen: fen }) } };
  });
}
