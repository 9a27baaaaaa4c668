import { figureRules, type UnanalysableReason } from '../../../contract/catalogue/figure-rules.ts';
import { daysBefore, type FigurePost } from './figure-inputs.ts';

const hasFigure = (post: FigurePost) =>
  post.plays !== null || post.likes !== null || post.comments !== null || post.shares !== null;

/**
 * A creator is analysable with at least 3 posts that have any figure in the last 180 days. Otherwise it is 'Unable to
 * analyze', with the reason. `counted` is the number of such posts.
 */
export function analysabilityOf(
  posts: readonly FigurePost[],
  asOf: Date,
): { reason: UnanalysableReason | null; counted: number } {
  const { analysisDays, analysisPosts } = figureRules;
  const since = daysBefore(asOf, analysisDays).getTime();
  const recent = posts.filter(post => post.publishedAt.getTime() >= since);
  const counted = recent.filter(hasFigure).length;
  if (counted >= analysisPosts) return { reason: null, counted };
  if (!posts.length) return { reason: 'no_posts', counted };
  if (!recent.length) return { reason: 'too_old', counted };
  return { reason: recent.length < analysisPosts ? 'too_few' : 'no_counts', counted };
}
