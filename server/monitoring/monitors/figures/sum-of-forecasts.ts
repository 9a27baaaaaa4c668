import { forecastDays } from '../../../../contract/catalogue/post-metrics.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Forecast } from '../../../../contract/catalogue/post-forecast.ts';
import type { showProject as Show } from '../../../../contract/monitoring/monitors.ts';
import { valueAt } from '../../../catalogue/metric-interpolation/series-track.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

const ageMs = forecastDays * 86_400_000;

type Sum = ReplyOf<typeof Show>['forecast'];

/** What a post had at day 30, which is no forecast any more; null where it is not that old, or it is not known. */
function atThatAge(post: WatchedPost, now: Date) {
  if (!post.publishedAt || now.getTime() - post.publishedAt.getTime() < ageMs) return null;
  const plays = valueAt(post, 'plays', new Date(post.publishedAt.getTime() + ageMs));
  return plays === null ? null : { low: plays, expected: plays, high: plays };
}

/** Of posts that are past day 30 what they had then, of the others their forecasts; null where nothing is known. */
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
