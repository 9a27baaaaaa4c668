import { alertLimits } from '../../../../contract/monitoring/alerts/alert-kinds.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { factsOf, momentOf, type Happening } from './alert-happening.ts';
import { reportedPlays } from './reported-plays.ts';

/**
 * Returns an alert if current plays are this many percent below their maximum: platforms correct their counts. One per
 * maximum; an answer that arrives late is not the current value.
 */
export function findDrops(post: WatchedPost, percent: number): Happening[] {
  const reported = reportedPlays(post);
  const newest = reported.at(-1);
  if (!newest) return [];
  const peak = reported.reduce((highest, each) => (each.plays > highest.plays ? each : highest), newest);
  const fell = peak.plays - newest.plays;
  if (peak.plays < alertLimits.leastPlays || fell * 100 < peak.plays * percent || fell <= 0) return [];
  const facts = {
    ...factsOf(post),
    plays: newest.plays,
    before: peak.plays,
    beforeAt: momentOf(peak.at).toISOString(),
  };
  return [{ key: post.key, kind: 'drops', mark: String(peak.plays), at: momentOf(newest.at), facts }];
}
