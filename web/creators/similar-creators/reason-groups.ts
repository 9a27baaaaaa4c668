import { followerBrackets } from '../../../contract/catalogue/figure-rules.ts';
import type { SimilarityReason } from './queries.ts';

export interface ReasonGroup {
  kind: SimilarityReason['kind'];
  values: string[];
}

/** Reasons of one kind together, in the order in which the kinds come first; each value once. */
export function groupReasons(reasons: readonly SimilarityReason[]): ReasonGroup[] {
  const groups = new Map<ReasonGroup['kind'], string[]>();
  for (const { kind, value } of reasons) {
    const known = groups.get(kind);
    if (!known) groups.set(kind, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  return [...groups].map(([kind, values]) => ({ kind, values }));
}

/** The ends of a follower bracket by its number as text; the last one has no upper end. */
export function bracketEnds(value: string): { from: number; to: number | null } {
  const bracket = Number(value);
  return { from: followerBrackets[bracket - 1] ?? 0, to: followerBrackets[bracket] ?? null };
}
