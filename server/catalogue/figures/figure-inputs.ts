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

/** The figures of a creator span the same posts, so their times are written once. */
const written = new Map<number, string>();
const writtenLimit = 1000;

function isoOf(time: number): string {
  let text = written.get(time);
  if (text === undefined) {
    if (written.size >= writtenLimit) written.clear();
    text = new Date(time).toISOString();
    written.set(time, text);
  }
  return text;
}

/** The times of the oldest and the newest of these posts. */
export function spanOf(posts: readonly DatedPost[]): Pick<Figure, 'from' | 'to'> {
  let [from, to] = [Infinity, -Infinity];
  for (const { publishedAt } of posts) {
    const time = publishedAt.getTime();
    if (time < from) from = time;
    if (time > to) to = time;
  }
  if (!posts.length) return { from: null, to: null };
  return { from: isoOf(from), to: isoOf(to) };
}
