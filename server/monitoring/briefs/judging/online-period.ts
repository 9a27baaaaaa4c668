import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import type { Turn } from './outcome-changes.ts';
import { firstSeenAt } from './caption-versions.ts';

const dayMs = 86_400_000;

type OnlinePost = Pick<
  WatchedPost,
  'publishedAt' | 'points' | 'seenAt' | 'state' | 'stateSince' | 'caption' | 'watchedAt'
>;

/** Returns when the required time online ends: this many times 24 hours after publication. */
export const onlineUntil = ({ publishedAt }: Pick<WatchedPost, 'publishedAt'>, days: number): Date | null =>
  publishedAt && new Date(publishedAt.getTime() + days * dayMs);

/** Returns the first answer at or after a moment that found the post online. */
function seenOnlineAfter({ points, seenAt, state }: OnlinePost, moment: Date): Date | null {
  const point = points.find(({ at }) => at * 1000 >= moment.getTime());
  if (point) return new Date(point.at * 1000);
  return state === 'online' && seenAt && seenAt >= moment ? seenAt : null;
}

/** Returns whether a post stayed online for this many days, by its answers; without an answer it is unknown. */
export function onlineTurn(post: OnlinePost, days: number, now: Date): Turn {
  const turn = (at: Date, outcome: Turn['outcome'], reason: Turn['reason'], found = ''): Turn => ({
    at,
    outcome,
    reason,
    found,
    caption: post.caption,
  });
  const end = onlineUntil(post, days);
  const begin = firstSeenAt(post) ?? post.watchedAt;
  if (!end) return turn(begin, 'waiting', post.seenAt ? 'publishedUnknown' : 'notAnswered');
  const seen = seenOnlineAfter(post, end);
  if (seen) return turn(seen, 'met', 'online', seen.toISOString());
  const { state, stateSince } = post;
  if ((state === 'gone' || state === 'private') && stateSince) {
    if (stateSince > end) return turn(stateSince, 'waiting', 'goneBetween');
    return turn(stateSince, 'failed', state, stateSince.toISOString());
  }
  return now < end ? turn(begin, 'waiting', 'notOver') : turn(end, 'waiting', 'notLookedAt');
}
