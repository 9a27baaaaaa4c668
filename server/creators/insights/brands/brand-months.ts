export interface MonthOfPosts {
  /** `yyyy-MM` in UTC. */
  month: string;
  posts: number;
  sponsored: number;
}

const shownMonths = 12;

const monthOf = (at: Date) => at.toISOString().slice(0, 7);

function monthsBefore(end: Date, count: number): string {
  return monthOf(new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - count, 1)));
}

/**
 * Counts posts in the twelve months before the observation, oldest first. The first month is that of the oldest known
 * post: earlier months are unknown and not 0.
 * @param isCut older posts were left out: the month in which they end is incomplete and not returned
 */
export function countMonths(
  posts: readonly { at: Date; isSponsored: boolean }[],
  observedAt: Date,
  isCut: boolean,
): MonthOfPosts[] {
  const byMonth = Map.groupBy(posts, post => monthOf(post.at));
  const first = [...byMonth.keys()].toSorted()[0];
  if (first === undefined) return [];
  return Array.from({ length: shownMonths }, (_, at) => monthsBefore(observedAt, shownMonths - 1 - at))
    .filter(month => (isCut ? month > first : month >= first))
    .map(month => {
      const own = byMonth.get(month) ?? [];
      return { month, posts: own.length, sponsored: own.filter(post => post.isSponsored).length };
    });
}
