import { day } from '../../../contract/core/format.ts';
import type { WatchedPost } from '../../catalogue/metric-history/service.ts';
import { latestFigure, valueAt } from '../../catalogue/metric-interpolation/series-track.ts';
import { dayGains } from '../../catalogue/metric-interpolation/day-gains.ts';

const dayMs = 86_400_000;
/** Rarely polled posts still have a "last day" for this long; older data says nothing about now. */
const longestSilence = 8 * dayMs;
const sparkDays = 14;

type Counts = Pick<WatchedPost, 'plays' | 'likes' | 'comments' | 'shares'>;

/** Likes + comments + shares; null if likes are unknown. Other unknown figures add nothing. */
const engagementsOf = ({ likes, comments, shares }: Counts): number | null =>
  likes === null ? null : likes + (comments ?? 0) + (shares ?? 0);

/** Engagements ÷ plays, in hundredths of a percent; null if one of them is unknown, or plays are 0. */
export function engagementBpOf(counts: Counts): number | null {
  const engagements = engagementsOf(counts);
  return engagements === null || !counts.plays ? null : Math.round((engagements / counts.plays) * 10_000);
}

/** Plays gained in the 24 hours before the last answer; null if unknown, or long ago. */
export function gainedLastDayOf(post: WatchedPost, now: Date): number | null {
  const last = latestFigure(post, 'plays');
  if (!last || post.state !== 'online' || now.getTime() - last.at.getTime() > longestSilence) return null;
  if (post.gaps.at(-1)?.to === null) return null;
  const before = new Date(last.at.getTime() - dayMs);
  if (post.publishedAt && post.publishedAt >= before) return last.value;
  const then = valueAt(post, 'plays', before);
  return then === null ? null : last.value - then;
}

/** The last days in a time zone, whose end values sparklines show. */
export function sparkDaysAt(now: Date, zone = 'UTC') {
  const to = zone === 'UTC' ? now.toISOString().slice(0, 10) : day(now.toISOString(), zone);
  const from = new Date(Date.parse(to) - (sparkDays - 1) * dayMs).toISOString().slice(0, 10);
  return { zone, from, to, now };
}

/** Plays at the ends of the last days, oldest first. */
export const sparkOf = (post: WatchedPost, now: Date): (number | null)[] =>
  dayGains(post, 'plays', sparkDaysAt(now)).map(({ atEnd }) => atEnd);
