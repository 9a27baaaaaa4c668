import type { Figure } from '../../../contract/catalogue/figures.ts';
import type { DatedPost } from './post-order.ts';

/** A post with the data that figures are computed from; an unknown count is null, never 0. */
export interface FigurePost extends DatedPost {
  plays: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  hashtags: readonly string[];
  platformSponsored: boolean;
  captionDisclosed: boolean;
  /** Folded, see brands.ts. */
  brands: readonly string[];
}

export interface FigureSnapshot {
  /** `yyyy-MM-dd` */
  day: string;
  followers: number | null;
}

const dayMs = 86_400_000;

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}

/** The times of the oldest and the newest of these posts. */
export function spanOf(posts: readonly DatedPost[]): Pick<Figure, 'from' | 'to'> {
  const times = posts.map(post => post.publishedAt.getTime());
  if (!times.length) return { from: null, to: null };
  return {
    from: new Date(Math.min(...times)).toISOString(),
    to: new Date(Math.max(...times)).toISOString(),
  };
}
