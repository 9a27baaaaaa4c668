import type { Figure } from '../../../contract/catalogue/figures.ts';
import { spanOf, type FigurePost } from './figure-inputs.ts';

/** Arithmetic mean; null without values. */
function mean(values: readonly number[]): number | null {
  return values.length ? sum(values) / values.length : null;
}

/** The middle value, or the mean of the two middle values; null without values. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

type Count = 'plays' | 'likes' | 'comments' | 'shares';
const countsOf = (posts: readonly FigurePost[], count: Count) => posts.flatMap(post => post[count] ?? []);
const sumOf = (posts: readonly FigurePost[], count: Count) => sum(countsOf(posts, count));

/** Each function takes the posts that its figure uses (figure-posts.ts), and returns null if none can be used. */

/** Mean of one count over the latest posts that have it. */
export function averageOf(posts: readonly FigurePost[], count: Count): Figure | null {
  const values = countsOf(posts, count);
  const value = mean(values);
  if (value === null) return null;
  return {
    formula: `average_${count}.latest10.v1`,
    value,
    median: median(values),
    sample: values.length,
    ...spanOf(posts),
    previous: null,
    inputs: { sum: sum(values), posts: values.length },
  };
}

/**
 * Σ(likes + comments + shares) ÷ Σ plays. Comments or shares that a platform does not report add nothing. If the posts
 * have no plays: Σ(likes + comments) ÷ (posts × followers). The result is a share: 0.05 is 5 %.
 */
export function interactionRate(posts: readonly FigurePost[], followers: number | null): Figure | null {
  if (!posts.some(post => post.plays !== null)) return rateByFollowers(posts, followers);
  const plays = sumOf(posts, 'plays');
  if (plays === 0) return null;
  const interactions = (post: FigurePost) => (post.likes ?? 0) + (post.comments ?? 0) + (post.shares ?? 0);
  return {
    formula: 'interaction_rate.plays.v1',
    value: sum(posts.map(interactions)) / plays,
    median: median(posts.filter(post => post.plays).map(post => interactions(post) / (post.plays ?? 1))),
    sample: posts.length,
    ...spanOf(posts),
    previous: null,
    inputs: {
      likes: sumOf(posts, 'likes'),
      comments: sumOf(posts, 'comments'),
      shares: sumOf(posts, 'shares'),
      plays,
      posts: posts.length,
    },
  };
}

function rateByFollowers(posts: readonly FigurePost[], followers: number | null): Figure | null {
  if (!posts.length || !followers) return null;
  const interactions = (post: FigurePost) => (post.likes ?? 0) + (post.comments ?? 0);
  return {
    formula: 'interaction_rate.followers.v1',
    value: sum(posts.map(interactions)) / (posts.length * followers),
    median: median(posts.map(post => interactions(post) / followers)),
    sample: posts.length,
    ...spanOf(posts),
    previous: null,
    inputs: {
      likes: sumOf(posts, 'likes'),
      comments: sumOf(posts, 'comments'),
      followers,
      posts: posts.length,
    },
  };
}

/** Average plays ÷ followers, as a ratio: 0.5 is one play for two followers. */
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

/** Σ of one count ÷ Σ of another, such as likes by plays. Unusual behaviour shows first in such ratios. */
export function ratioOf(posts: readonly FigurePost[], count: Count, to: Count): Figure | null {
  const divisor = sumOf(posts, to);
  if (divisor === 0) return null;
  const ratios = posts.flatMap(post => (post[to] ? [(post[count] ?? 0) / post[to]] : []));
  return {
    formula: `${count}_to_${to}.latest10.v1`,
    value: sumOf(posts, count) / divisor,
    median: median(ratios),
    sample: posts.length,
    ...spanOf(posts),
    previous: null,
    inputs: { [count]: sumOf(posts, count), [to]: divisor, posts: posts.length },
  };
}
