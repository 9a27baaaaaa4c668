import { postFigureNames } from '../../../../contract/catalogue/post-metrics.ts';
import type { Evidence } from '../../../../contract/monitoring/briefs/briefs.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import type { Wanted } from '../requirements/wanted-requirements.ts';
import type { Turn } from './outcome-changes.ts';

/** Returns the latest value of each figure reported by then. */
function figuresAt({ points }: WatchedPost, at: Date) {
  const until = points.filter(point => point.at * 1000 <= at.getTime());
  const newest = (name: (typeof postFigureNames)[number]) =>
    until.findLast(point => point[name] !== null)?.[name] ?? null;
  return {
    plays: newest('plays'),
    likes: newest('likes'),
    comments: newest('comments'),
    shares: newest('shares'),
  };
}

/** Returns what was seen of a post when a requirement got its outcome. */
export function evidenceOf(post: WatchedPost, { wanted }: Wanted, turn: Turn): Evidence {
  const { state, stateSince } = post;
  return {
    wanted,
    found: turn.found,
    caption: turn.caption,
    coverUrl: post.coverUrl,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    state: stateSince && turn.at < stateSince ? 'online' : state,
    ...figuresAt(post, turn.at),
  };
}
