/** The counts of a post that outliers are judged by. */
export interface Counted {
  plays: number | null;
  likes: number | null;
}

/** A post within this range is no outlier; `measure` is what is counted. */
export interface Fences {
  measure: 'plays' | 'likes';
  from: number;
  to: number;
}

/** Fewer posts with a figure do not show what is usual. */
const fewest = 8;
/** Tukey's factor: the range extends this many interquartile ranges beyond the quartiles. */
const reach = 1.5;

/** Quantile of ascending values, interpolated linearly. */
function quantile(ascending: readonly number[], share: number): number {
  const place = (ascending.length - 1) * share;
  const lower = ascending[Math.floor(place)] ?? 0;
  const upper = ascending[Math.ceil(place)] ?? lower;
  return lower + (upper - lower) * (place - Math.floor(place));
}

/** Returns a creator's usual range: by plays, or by likes if no post has plays; null with fewer than eight posts. */
export function fencesOf(posts: readonly Counted[]): Fences | null {
  const measure = posts.some(post => post.plays !== null) ? 'plays' : 'likes';
  const values = posts
    .map(post => post[measure])
    .filter(value => value !== null)
    .toSorted((a, b) => a - b);
  if (values.length < fewest) return null;
  const [first, third] = [quantile(values, 0.25), quantile(values, 0.75)];
  const distance = (third - first) * reach;
  return {
    measure,
    from: Math.max(0, Math.ceil(first - distance)),
    to: Math.floor(third + distance),
  };
}

export function outlierOf(post: Counted, fences: Fences | null): 'high' | 'low' | null {
  const value = fences && post[fences.measure];
  if (!fences || value === null) return null;
  if (value > fences.to) return 'high';
  return value < fences.from ? 'low' : null;
}
