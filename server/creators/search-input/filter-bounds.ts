import type { SearchFilter } from '../../../contract/creators/search/search-filter.ts';

/** A figure of creators that a filter bounds, by its column. */
export type BoundedColumn =
  | 'followers'
  | 'average_plays'
  | 'interaction_bp'
  | 'plays_to_followers_bp'
  | 'growth_bp'
  | 'price_fen'
  | 'posts_per_week_centi';

export interface Bounds {
  column: BoundedColumn;
  /** Both ends are included, undefined is an open end. */
  from: number | undefined;
  to: number | undefined;
}

/** Converts input to column units: hundredths of a percent, of a yuan or of a post, and 1/10,000. */
const hundredths = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 100));
const asRatio = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 10_000));

/** The bounds of a filter in the units of the columns. A bound may be beyond what the column holds. */
export function boundsOf(filter: SearchFilter): Bounds[] {
  const bounds: Bounds[] = [
    { column: 'followers', from: filter.followerCount_start, to: filter.followerCount_end },
    { column: 'average_plays', from: filter.avg_plays_start, to: filter.avg_plays_end },
    {
      column: 'interaction_bp',
      from: hundredths(filter.avg_intrate_start),
      to: hundredths(filter.avg_intrate_end),
    },
    {
      column: 'plays_to_followers_bp',
      from: asRatio(filter.follower_plays_start),
      to: asRatio(filter.follower_plays_end),
    },
    { column: 'growth_bp', from: hundredths(filter.growth_start), to: hundredths(filter.growth_end) },
    { column: 'price_fen', from: hundredths(filter.price_start), to: hundredths(filter.price_end) },
    {
      column: 'posts_per_week_centi',
      from: hundredths(filter.posts_week_start),
      to: hundredths(filter.posts_week_end),
    },
  ];
  return bounds.filter(({ from, to }) => from !== undefined || to !== undefined);
}
