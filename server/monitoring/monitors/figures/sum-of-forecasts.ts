import { forecastDays } from '../../../../contract/catalogue/post-metrics.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Forecast } from '../../../../contract/catalogue/post-forecast.ts';
import type { getProject as Show } from '../../../../contract/monitoring/monitors.ts';
import { valueAt } from '../../../catalogue/metric-interpolation/series-track.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

const ageMs = forecastDays * 86_400_000;

type Sum = ReplyOf<typeof Show>['forecast'];

/** The plays of a post at day 30, which are no longer a forecast; null if it is younger, or they are unknown. */
function atThatAge(post: WatchedPost, now: Date) {
  if (!post.publishedAt || now.getTime() - post.publishedAt.getTime() < ageMs) return null;
  const plays = valueAt(post, 'plays', new Date(post.publishedAt.getTime() + ageMs));
  return plays === null ? null : { low: plays, expected: plays, high: plays };
}

/** Sums the plays at day 30 of older posts and the forecasts of the others; null if nothing is known. */
export function sumOfForecasts(
  posts: readonly WatchedPost[],
  forecast: (post: WatchedPost) => Forecast | null,
  now: Date,
): Sum {
  const known = posts.flatMap(post => atThatAge(post, now) ?? forecast(post) ?? []);
  if (!known.length) return null;
  const sum = (end: 'low' | 'expected' | 'high') => known.reduce((total, each) => total + each[end], 0);
  return { low: sum('low'), expected: sum('expected'), high: sum('high'), posts: known.length };
}
