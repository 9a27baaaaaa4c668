import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** The plays reported at a moment. */
export interface ReportedPlays {
  /** Seconds since 1970. */
  at: number;
  plays: number;
}

/** Returns all reported plays of a post, oldest first. */
export const reportedPlays = ({ points }: Pick<WatchedPost, 'points'>): ReportedPlays[] =>
  points.flatMap(({ at, plays }) => (plays === null ? [] : { at, plays }));
