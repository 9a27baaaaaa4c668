import type { Figure } from '../../../contract/figures.ts';
import { mean, median, sum } from './averages.ts';
import { spanOf, type FigurePost } from './figure.ts';

type Count = 'plays' | 'likes' | 'comments' | 'shares';
const isCount = (value: number | null): value is number => value !== null;

/** Mean of one count over those of the latest posts that have it (product §5); null where none has. */
export function averageOf(latest: readonly FigurePost[], count: Count): Figure | null {
  const counted = latest.filter(post => post[count] !== null);
  const values = counted.map(post => post[count]).filter(isCount);
  const value = mean(values);
  if (value === null) return null;
  return {
    formula: `average_${count}.latest10.v1`,
    value,
    median: median(values),
    sample: values.length,
    ...spanOf(counted),
    previous: null,
    inputs: { sum: sum(values), posts: values.length },
  };
}

/**
 * Σ(likes + comments + shares) ÷ Σ plays over those of the latest posts that have plays and likes
 * (product §5). A post whose likes are hidden is left out on both sides, so that its plays do not dilute
 * the rate; comments or shares that a platform does not tell add nothing. Where none of the latest posts
 * has plays: Σ(likes + comments) ÷ (posts × followers), over those with likes. As a share: 0.05 is 5 %.
 */
export function interactionRate(latest: readonly FigurePost[], followers: number | null): Figure | null {
  if (!latest.some(post => post.plays !== null)) return rateByFollowers(latest, followers);
  const counted = latest.filter(post => post.plays !== null && post.likes !== null);
  const plays = sum(counted.map(post => post.plays ?? 0));
  if (plays === 0) return null;
  const interactions = (post: FigurePost) => (post.likes ?? 0) + (post.comments ?? 0) + (post.shares ?? 0);
  return {
    formula: 'interaction_rate.plays.v1',
    value: sum(counted.map(interactions)) / plays,
    median: median(counted.filter(post => post.plays).map(post => interactions(post) / (post.plays ?? 1))),
    sample: counted.length,
    ...spanOf(counted),
    previous: null,
    inputs: {
      likes: sum(counted.map(post => post.likes ?? 0)),
      comments: sum(counted.map(post => post.comments ?? 0)),
      shares: sum(counted.map(post => post.shares ?? 0)),
      plays,
      posts: counted.length,
    },
  };
}

function rateByFollowers(latest: readonly FigurePost[], followers: number | null): Figure | null {
  const counted = latest.filter(post => post.likes !== null);
  if (!counted.length || !followers) return null;
  const interactions = (post: FigurePost) => (post.likes ?? 0) + (post.comments ?? 0);
  return {
    formula: 'interaction_rate.followers.v1',
    value: sum(counted.map(interactions)) / (counted.length * followers),
    median: median(counted.map(post => interactions(post) / followers)),
    sample: counted.length,
    ...spanOf(counted),
    previous: null,
    inputs: {
      likes: sum(counted.map(post => post.likes ?? 0)),
      comments: sum(counted.map(post => post.comments ?? 0)),
      followers,
      posts: counted.length,
    },
  };
}

/** Average plays ÷ followers (product §5), as a ratio: 0.5 is one play for two followers. */
export function playsToFollowers(averagePlays: Figure | null, followers: number | null): Figure | null {
  if (!averagePlays || !followers) return null;
  return {
    ...averagePlays,
    formula: 'plays_to_followers.v1',
    value: averagePlays.value / followers,
    median: averagePlays.median === null ? null : averagePlays.median / followers,
    inputs: { average_plays: averagePlays.value, followers, posts: averagePlays.sample },
  };
}
