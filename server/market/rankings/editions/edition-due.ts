import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';

const minuteMs = 60_000;
/** In a small installation rankings are at most ten minutes old, in a large one six hours. */
const soonestMs = 10 * minuteMs;
const latestMs = 6 * 60 * minuteMs;
/** Making rankings may take this fraction of the time: 1/100. */
const share = 100;

export interface MadeEdition {
  made_at: Date | null;
  took_ms: number | null;
  held_back: readonly SourceCode[];
}

/**
 * Returns whether rankings must be made again: because of their age, or because the set of sources that may be used has
 * changed.
 */
export function isEditionDue(
  newest: MadeEdition | undefined,
  { now, heldBack }: { now: Date; heldBack: readonly SourceCode[] },
): boolean {
  if (!newest?.made_at) return true;
  if (new Set(newest.held_back).symmetricDifference(new Set(heldBack)).size) return true;
  const lasts = Math.min(latestMs, Math.max(soonestMs, (newest.took_ms ?? 0) * share));
  return now.getTime() - newest.made_at.getTime() >= lasts;
}
