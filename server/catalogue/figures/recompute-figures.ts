import type { Figures } from '../../../contract/catalogue/figures.ts';
import { figureRules } from '../../../contract/catalogue/figure-rules.ts';
import { daysBefore, type FigurePost, type FigureSnapshot } from './figure-inputs.ts';
import { computeFigures } from './compute-figures.ts';
import { searchColumns, type Market, type RatedCreator, type SearchColumns } from './search-columns.ts';

const followerDays = 7;

export interface FigureInputs {
  creator: Pick<RatedCreator, 'platform' | 'followers' | 'region' | 'category'>;
  posts: readonly FigurePost[];
  /** Posts that must not be used for figures. */
  heldBack?: readonly FigurePost[];
  /** Whether the number of followers must not be used for figures. */
  isFollowersHeldBack?: boolean;
  snapshots: readonly FigureSnapshot[];
  /** When the posts were seen. */
  asOf: Date;
  /** When the followers were counted, if not with the posts. */
  countedAt?: Date;
}

/**
 * Computes both forms of a creator's figures: the explained ones, and the columns that search uses. `figures` is null
 * if there are none.
 */
export function recomputeFigures(
  {
    creator,
    posts,
    heldBack = [],
    isFollowersHeldBack = false,
    snapshots,
    asOf,
    countedAt = asOf,
  }: FigureInputs,
  market: Market,
): { columns: SearchColumns; figures: Figures | null } {
  const followers = isFollowersHeldBack ? lastFollowers(snapshots, countedAt) : creator.followers;
  const figures = uncounted(computeFigures(posts, snapshots, { followers }, asOf, countedAt), heldBack, asOf);
  const columns = withHeldBack(searchColumns(creator, posts, figures, asOf, market), heldBack);
  const isEmpty = !posts.length && !figures.growth_7d && !figures.growth_30d && !figures.growth_90d;
  return { columns, figures: isEmpty ? null : figures };
}

/** If the current number of followers is held back, uses the latest one that is not. */
function lastFollowers(snapshots: readonly FigureSnapshot[], asOf: Date): number | null {
  const since = daysBefore(asOf, followerDays).toISOString().slice(0, 10);
  const last = snapshots
    .filter(({ day, followers }) => followers !== null && day >= since)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  return last?.followers ?? null;
}

/**
 * Removes figures that count the posts of certain days, if posts of those days are held back: the counts would be
 * wrong.
 */
function uncounted(figures: Figures, heldBack: readonly FigurePost[], asOf: Date): Figures {
  const isWhole = (days: number) => heldBack.every(post => post.publishedAt < daysBefore(asOf, days));
  return {
    ...figures,
    posts_per_week: isWhole(figureRules.frequencyDays) ? figures.posts_per_week : null,
    ad_posts: isWhole(figureRules.adDays) ? figures.ad_posts : null,
  };
}

/**
 * The time of the last post is shown even if that post is held back. A held-back post may explain why there are no
 * figures.
 */
function withHeldBack(columns: SearchColumns, heldBack: readonly FigurePost[]): SearchColumns {
  if (!heldBack.length) return columns;
  const newest = heldBack.map(post => post.publishedAt.toISOString()).reduce((a, b) => (a > b ? a : b));
  const { last_post_at: free, unanalysable_reason: reason } = columns;
  return {
    ...columns,
    unanalysable_reason: reason && 'policy',
    last_post_at: free !== null && free > newest ? free : newest,
  };
}
