/** Fen per post; both are equal if the price is known. */
export interface PostPrice {
  lowFen: number;
  highFen: number;
}

export interface Budget extends PostPrice {
  meanPlays: number | null;
  medianPlays: number | null;
  /** Per thousand plays by their mean; null without plays. */
  cpm: PostPrice | null;
}

export const maxPosts = 50;

/** What a number of posts cost and reach, if each performs like the latest ones. */
export function budgetOf(
  posts: number,
  { lowFen, highFen }: PostPrice,
  plays: { mean: number | null; median: number | null },
): Budget {
  const times = (each: number | null) => (each === null ? null : each * posts);
  const cpmOf = (fen: number, mean: number) => Math.round((fen / mean) * 1000);
  return {
    lowFen: lowFen * posts,
    highFen: highFen * posts,
    meanPlays: times(plays.mean),
    medianPlays: times(plays.median),
    cpm: plays.mean ? { lowFen: cpmOf(lowFen, plays.mean), highFen: cpmOf(highFen, plays.mean) } : null,
  };
}

/** A typed number of posts; null if it is not an integer from 1 to 50. */
export function postsOf(typed: string): number | null {
  const posts = Number(typed);
  return /^\d{1,2}$/.test(typed.trim()) && posts >= 1 && posts <= maxPosts ? posts : null;
}
