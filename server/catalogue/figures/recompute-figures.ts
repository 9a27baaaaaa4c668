import type { Figures } from '../../../contract/catalogue/figures.ts';
import { figureRules } from '../../../contract/catalogue/figure-rules.ts';
import { daysBefore, type FigurePost, type FigureSnapshot } from './figure-inputs.ts';
import { computeFigures } from './compute-figures.ts';
import { searchColumns, type Market, type RatedCreator, type SearchColumns } from './search-columns.ts';

const followerDays = 7;

export interface FigureInputs {
  creator: Pick<RatedCreator, 'platform' | 'followers' | 'region' | 'category'>;
  posts: readonly FigurePost[];
  /** Posts that nothing may be computed from. */
  heldBack?: readonly FigurePost[];
  /** Nor from the number of followers. */
  isFollowersHeldBack?: boolean;
  snapshots: readonly FigureSnapshot[];
  asOf: Date;
}

/** Both forms of a creator's figures: explained, and as search uses them. `figures` is null where there is nothing. */
export function recomputeFigures(
  { creator, posts, heldBack = [], isFollowersHeldBack = false, snapshots, asOf }: FigureInputs,
  market: Market,
): { columns: SearchColumns; figures: Figures | null } {
  const followers = isFollowersHeldBack ? lastFollowers(snapshots, asOf) : creator.followers;
  const figures = uncounted(computeFigures(posts, snapshots, { followers }, asOf), heldBack, asOf);
  const columns = withHeldBack(searchColumns(creator, posts, figures, asOf, market), heldBack);
  const isEmpty = !posts.length && !figures.growth_7d && !figures.growth_30d && !figures.growth_90d;
  return { columns, figures: isEmpty ? null : figures };
}

/** Where the number itself is held back, that of the last days that is not. */
function lastFollowers(snapshots: readonly FigureSnapshot[], asOf: Date): number | null {
  const since = daysBefore(asOf, followerDays).toISOString().slice(0, 10);
  const last = snapshots
    .filter(({ day, followers }) => followers !== null && day >= since)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  return last?.followers ?? null;
}

/** What is counted over days would be miscounted where posts of those days are held back. */
function uncounted(figures: Figures, heldBack: readonly FigurePost[], asOf: Date): Figures {
  const isWhole = (days: number) => heldBack.every(post => post.publishedAt < daysBefore(asOf, days));
  return {
    ...figures,
    posts_per_week: isWhole(figureRules.frequencyDays) ? figures.posts_per_week : null,
    ad_posts: isWhole(figureRules.adDays) ? figures.ad_posts : null,
  };
}

/** When somebody posted last is shown as it was told; with what is held back it may be why there are no figures. */
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
