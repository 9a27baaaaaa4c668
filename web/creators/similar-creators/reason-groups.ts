import { followerBrackets } from '../../../contract/catalogue/figure-rules.ts';
import type { SimilarityReason } from './queries.ts';

export interface ReasonGroup {
  kind: SimilarityReason['kind'];
  values: string[];
}

/** Groups reasons by kind, in the order in which the kinds first appear; each value once. */
export function groupReasons(reasons: readonly SimilarityReason[]): ReasonGroup[] {
  const groups = new Map<ReasonGroup['kind'], string[]>();
  for (const { kind, value } of reasons) {
    const known = groups.get(kind);
    if (!known) groups.set(kind, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  return [...groups].map(([kind, values]) => ({ kind, values }));
}

/**
 * The limits of a follower bracket, given as the number of the bracket in text; the last bracket has no upper limit.
 */
export function bracketEnds(value: string): { from: number; to: number | null } {
  const bracket = Number(value);
  return { from: followerBrackets[bracket - 1] ?? 0, to: followerBrackets[bracket] ?? null };
}
