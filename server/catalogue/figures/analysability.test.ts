import { expect, it } from 'vitest';
import { analysabilityOf } from './analysability.ts';
import type { FigurePost } from './figure-inputs.ts';

const asOf = new Date('2026-11-20T12:00:00Z');
const post = (days: number, plays: number | null): FigurePost => ({
  platformPostId: `p${days}`, publishedAt: new Date(asOf.getTime() - days * 86_400_000), plays, likes: null,
  comments: null, shares: null, hashtags: [], platformSponsored: false, captionDisclosed: false, brands: [],
}); // oxfmt-ignore

it.each([
  ['no post', [], 'no_posts', 0],
  ['two recent posts', [post(1, 5), post(2, 5)], 'too_few', 2],
  ['three, one of them old', [post(1, 5), post(2, 5), post(181, 5)], 'too_few', 2],
  ['only old ones', [post(181, 5), post(190, 5), post(200, 5)], 'too_old', 0],
  ['three without figures', [post(1, null), post(2, null), post(3, null)], 'no_counts', 0],
  ['three, two with figures', [post(1, 5), post(2, 0), post(3, null)], 'no_counts', 2],
  ['enough', [post(1, 0), post(2, 5), post(180, 5)], null, 3],
] as const)('%s', (_, posts, reason, counted) => {
  expect(analysabilityOf(posts, asOf)).toEqual({ reason, counted });
});
