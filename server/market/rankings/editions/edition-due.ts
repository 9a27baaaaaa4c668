import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';

const minuteMs = 60_000;
/** A small installation's rankings are ten minutes old at most, a great one's six hours. */
const soonestMs = 10 * minuteMs;
const latestMs = 6 * 60 * minuteMs;
/** Making rankings may take a hundredth of the time. */
const share = 100;

export interface MadeEdition {
  made_at: Date | null;
  took_ms: number | null;
  held_back: readonly SourceCode[];
}

/** Whether rankings are to be made again: by their age, or because sources may be computed from that might not, or the reverse. */
export function isEditionDue(
  newest: MadeEdition | undefined,
  { now, heldBack }: { now: Date; heldBack: readonly SourceCode[] },
): boolean {
  if (!newest?.made_at) return true;
  if (new Set(newest.held_back).symmetricDifference(new Set(heldBack)).size) return true;
  const lasts = Math.min(latestMs, Math.max(soonestMs, (newest.took_ms ?? 0) * share));
  return now.getTime() - newest.made_at.getTime() >= lasts;
}
