import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** Plays as they were told at a moment. */
export interface ToldPlays {
  /** Seconds since 1970. */
  at: number;
  plays: number;
}

/** All that was told of a post's plays, oldest first. */
export const toldPlays = ({ points }: Pick<WatchedPost, 'points'>): ToldPlays[] =>
  points.flatMap(({ at, plays }) => (plays === null ? [] : { at, plays }));
