import type {
  ReportCreator,
  ReportPost,
} from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { watchedCoverOf } from '../../../catalogue/pictures/picture-addresses.ts';
import { figuresOf } from '../../monitors/figures/project-totals.ts';
import {
  type SeriesFigure,
  latestFigure,
  valueAt,
} from '../../../catalogue/metric-interpolation/series-track.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** The creators of the posts, as far as the catalogue knows them. */
export type Creators = ReadonlyMap<number, { name: string; handle: string; avatarUrl: string }>;

export type IsHeldBack = (post: WatchedPost) => boolean;

const byPlays = (one: { plays: number | null }, other: { plays: number | null }) =>
  (other.plays ?? -1) - (one.plays ?? -1);

const whose = ({ creatorId, handle }: WatchedPost, creators: Creators) => {
  const creator = creatorId === null ? undefined : creators.get(creatorId);
  return {
    name: creator?.name || creator?.handle || handle,
    handle: creator?.handle || handle,
    avatarUrl: creator?.avatarUrl ?? '',
  };
};

/** Returns posts in the form for clients, the most plays first. */
export function galleryOf(
  posts: readonly WatchedPost[],
  isHeldBack: IsHeldBack,
  creators: Creators,
): ReportPost[] {
  return posts.toSorted(byPlays).map(post => {
    const { name, handle } = whose(post, creators);
    return {
      key: post.key,
      platform: post.platform,
      url: post.url,
      state: post.state,
      stateSince: post.stateSince?.toISOString() ?? null,
      name,
      handle,
      caption: post.caption,
      coverUrl: watchedCoverOf(post.key, post.coverUrl),
      durationSeconds: post.durationMs === null ? null : Math.round(post.durationMs / 1000),
      publishedAt: post.publishedAt?.toISOString() ?? null,
      plays: post.plays,
      likes: post.likes,
      comments: post.comments,
      shares: post.shares,
      engagementBp: isHeldBack(post) ? null : figuresOf([post]).engagementBp,
      isHeldBack: isHeldBack(post),
    };
  });
}

/** A creator of the catalogue, or a person named in a link; a post without a name is on its own. */
const creatorKey = ({ creatorId, platform, handle, key }: WatchedPost): string => {
  if (creatorId !== null) return `id ${creatorId}`;
  return handle ? `${platform} ${handle.toLowerCase()}` : key;
};

/** Returns the creators of the posts, the most plays first. */
export function creatorsOf(
  posts: readonly WatchedPost[],
  isHeldBack: IsHeldBack,
  creators: Creators,
): ReportCreator[] {
  const groups = [...Map.groupBy(posts, creatorKey).values()];
  return groups
    .flatMap(own => {
      const [first] = own;
      if (!first) return [];
      const figures = figuresOf(own.filter(post => !isHeldBack(post)));
      return { ...whose(first, creators), platform: first.platform, allPosts: own.length, figures };
    })
    .toSorted((one, other) => byPlays(one.figures, other.figures));
}

export const countCreators = (posts: readonly WatchedPost[]): number => new Set(posts.map(creatorKey)).size;

/** Returns what posts gained between two moments; null if a value is unknown. @param to null means until now */
export function gainedBetween(
  posts: readonly WatchedPost[],
  figure: SeriesFigure,
  from: Date,
  to: Date | null,
): number | null {
  let gained = 0;
  for (const post of posts) {
    const end = to ? valueAt(post, figure, to) : (latestFigure(post, figure)?.value ?? null);
    const isBornSince = post.publishedAt !== null && post.publishedAt >= from;
    const start = isBornSince ? 0 : valueAt(post, figure, from);
    if (end === null || start === null) return null;
    gained += end - start;
  }
  return posts.length ? gained : null;
}
