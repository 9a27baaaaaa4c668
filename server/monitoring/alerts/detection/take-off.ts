import { forecastDays } from '../../../../contract/catalogue/post-metrics.ts';
import { alertLimits } from '../../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertSettings } from '../../../../contract/monitoring/alerts/alerts.ts';
import { valueAt } from '../../../catalogue/metric-interpolation/series-track.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { factsOf, momentOf, type Happening } from './alert-happening.ts';
import { reportedPlays } from './reported-plays.ts';

const dayMs = 86_400_000;

/**
 * Returns how a post takes off now: compared with what is usual at its age, in its first 30 days, and with its own
 * plays a day before. Each once; not below the minimum of plays.
 * @param usualRatioBp plays ÷ usual plays at this age, × 10,000; null if unknown
 */
export function takesOff(
  post: WatchedPost,
  { overUsualPercent, timesInADay }: AlertSettings['takesOff'],
  usualRatioBp: number | null,
): Happening[] {
  const newest = reportedPlays(post).at(-1);
  if (!newest || newest.plays < alertLimits.leastPlays) return [];
  const at = momentOf(newest.at);
  const happening = (against: 'usual' | 'day', before: number, beforeAt: Date | null): Happening => ({
    key: post.key,
    kind: 'takesOff',
    mark: against,
    at,
    facts: {
      ...factsOf(post),
      plays: newest.plays,
      before,
      beforeAt: beforeAt?.toISOString() ?? null,
      against,
    },
  });
  const dayBefore = new Date(at.getTime() - dayMs);
  const before = valueAt(post, 'plays', dayBefore);
  const days = post.publishedAt ? (at.getTime() - post.publishedAt.getTime()) / dayMs : null;
  const isYoung = days !== null && days <= forecastDays;
  const isOverUsual = usualRatioBp !== null && usualRatioBp >= 10_000 + overUsualPercent * 100;
  const isOverBefore =
    before !== null && before >= alertLimits.leastPlays && newest.plays >= before * timesInADay;
  return [
    ...(isYoung && isOverUsual
      ? [happening('usual', Math.round((newest.plays * 10_000) / usualRatioBp), null)]
      : []),
    ...(isOverBefore ? [happening('day', Math.round(before), dayBefore)] : []),
  ];
}
