import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** The plays reported at a moment. */
export interface ToldPlays {
  /** Seconds since 1970. */
  at: number;
  plays: number;
}

/** Returns all reported plays of a post, oldest first. */
export const toldPlays = ({ points }: Pick<WatchedPost, 'points'>): ToldPlays[] =>
  points.flatMap(({ at, plays }) => (plays === null ? [] : { at, plays }));
