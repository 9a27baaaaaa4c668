import { figureRules, type UnanalysableReason } from '../../../contract/catalogue/figure-rules.ts';
import { daysBefore, type FigurePost } from './figure-inputs.ts';

const hasFigure = (post: FigurePost) =>
  post.plays !== null || post.likes !== null || post.comments !== null || post.shares !== null;

/**
 * At least 3 posts with any figure in the 180 days before, otherwise 'Unable to analyze' (product §5) and why.
 * `counted` is how many there are.
 */
export function analysability(
  posts: readonly FigurePost[],
  asOf: Date,
): { reason: UnanalysableReason | null; counted: number } {
  const { analysisDays, analysisPosts } = figureRules;
  const recent = posts.filter(post => post.publishedAt >= daysBefore(asOf, analysisDays));
  const counted = recent.filter(hasFigure).length;
  if (counted >= analysisPosts) return { reason: null, counted };
  if (!posts.length) return { reason: 'no_posts', counted };
  if (!recent.length) return { reason: 'too_old', counted };
  return { reason: recent.length < analysisPosts ? 'too_few' : 'no_counts', counted };
}
