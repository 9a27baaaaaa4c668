/** What orders a post among the posts of its creator. */
export interface DatedPost {
  platformPostId: string;
  publishedAt: Date;
}

/** Compares by code points, like the database's collation "C". */
function compareText(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  const at = left.findIndex((letter, i) => letter !== right[i]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

/** Newest first; of two published at the same moment, the one with the greater platform id comes first. */
export function newestFirst(a: DatedPost, b: DatedPost): number {
  return (
    b.publishedAt.getTime() - a.publishedAt.getTime() ||
    (a.platformPostId === b.platformPostId ? 0 : compareText(b.platformPostId, a.platformPostId))
  );
}
