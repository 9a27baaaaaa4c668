import type {
  CreatorEffect,
  Effect,
  EffectSettings,
} from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import { watchedCoverOf } from '../../../catalogue/pictures/picture-addresses.ts';
import type { CreatorFigures } from '../../../creators/search-engine/service.ts';
import type { EffectPost } from './gather-pieces.ts';
import { figuresOf, type Piece } from './effect-pieces.ts';
import { isWholeCost, spreadCosts } from './spread-costs.ts';

type PostCounts = Effect['posts'];

export const countPosts = (posts: readonly EffectPost[]): PostCounts => ({
  all: posts.length,
  counted: posts.filter(({ isHeldBack, post }) => !isHeldBack && post.plays !== null).length,
  heldBack: posts.filter(({ isHeldBack }) => isHeldBack).length,
});

/** The part of a creator that figures show. */
const shownCreator = ({ id, name, handle, avatarUrl }: CreatorFigures) => ({
  id,
  name: name || handle,
  handle,
  avatarUrl,
});

export type CreatorsById = ReadonlyMap<number, CreatorFigures>;

export const creatorShown = (creators: CreatorsById, id: number | null): CreatorEffect['creator'] => {
  const creator = id === null ? undefined : creators.get(id);
  return creator ? shownCreator(creator) : null;
};

const idOfOwner = (owner: string): number | null => (owner.startsWith('#') ? Number(owner.slice(1)) : null);

const playsOf = ({ figures }: Pick<CreatorEffect, 'figures'>) => figures.plays ?? -1;

interface Parts {
  pieces: readonly Piece[];
  posts: readonly EffectPost[];
  creators: CreatorsById;
  settings: EffectSettings;
}

/** Figures of each creator, and of what belongs to none; together they are the totals. */
function byCreator({ pieces, posts, creators, settings }: Parts): Pick<Effect, 'byCreator' | 'notByCreator'> {
  const spread = settings.spread === 'plays' ? spreadCosts(pieces) : null;
  const shares = Map.groupBy(spread ?? [], ({ owner }) => owner);
  const own = spread ? pieces.filter(piece => !isWholeCost(piece)) : pieces;
  const piecesOf = Map.groupBy([...own, ...(spread ?? [])], ({ owner }) => owner);
  const postsOf = Map.groupBy(posts, ({ owner }) => owner);
  const owners = new Set([...postsOf.keys(), ...[...piecesOf.keys()].flatMap(owner => owner ?? [])]);
  const rows = [...owners].map((owner): CreatorEffect => {
    const [first] = postsOf.get(owner) ?? [];
    const id = idOfOwner(owner);
    const platform = (id === null ? null : creators.get(id)?.platform) ?? first?.post.platform ?? null;
    return {
      creator: creatorShown(creators, id),
      handle: first?.post.handle ?? '',
      platform,
      posts: countPosts(postsOf.get(owner) ?? []),
      figures: figuresOf(piecesOf.get(owner) ?? [], settings.coefficients),
      spreadFen: (shares.get(owner) ?? []).reduce((sum, { figures }) => sum + (figures.costFen ?? 0), 0),
    };
  });
  const nobodys = piecesOf.get(null);
  return {
    byCreator: rows.toSorted((a, b) => playsOf(b) - playsOf(a)),
    notByCreator: nobodys ? figuresOf(nobodys, settings.coefficients) : null,
  };
}

function byPlatform({ pieces, posts, settings }: Parts): Pick<Effect, 'byPlatform' | 'notByPlatform'> {
  const spread = settings.spread === 'plays' ? spreadCosts(pieces) : null;
  const own = spread ? pieces.filter(piece => !isWholeCost(piece)) : pieces;
  const piecesOf = Map.groupBy([...own, ...(spread ?? [])], ({ platform }) => platform);
  const postsOf = Map.groupBy(posts, ({ post }) => post.platform);
  const nobodys = piecesOf.get(null);
  return {
    byPlatform: platforms
      .filter(platform => postsOf.has(platform) || piecesOf.has(platform))
      .map(platform => ({
        platform,
        posts: countPosts(postsOf.get(platform) ?? []),
        figures: figuresOf(piecesOf.get(platform) ?? [], settings.coefficients),
      })),
    notByPlatform: nobodys ? figuresOf(nobodys, settings.coefficients) : null,
  };
}

/** Totals, and their breakdowns. */
export const cutFigures = (
  parts: Parts,
): Pick<Effect, 'totals' | 'posts' | 'byCreator' | 'notByCreator' | 'byPlatform' | 'notByPlatform'> => ({
  totals: figuresOf(parts.pieces, parts.settings.coefficients),
  posts: countPosts(parts.posts),
  ...byCreator(parts),
  ...byPlatform(parts),
});

const maxHeldBack = 200;

/** Posts whose figures are shown but not counted. */
export const heldBackPosts = (posts: readonly EffectPost[], creators: CreatorsById): Effect['heldBack'] =>
  posts
    .filter(({ isHeldBack }) => isHeldBack)
    .slice(0, maxHeldBack)
    .map(({ post }) => ({
      key: post.key,
      platform: post.platform,
      url: post.url,
      caption: post.caption,
      coverUrl: watchedCoverOf(post.key, post.coverUrl),
      handle: post.handle,
      creator: creatorShown(creators, post.creatorId),
      plays: post.plays,
      likes: post.likes,
      comments: post.comments,
      shares: post.shares,
    }));
