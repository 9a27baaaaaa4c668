import type { CheckOutcome, CheckReason } from '../../../../contract/monitoring/briefs/brief-kinds.ts';

/** How a requirement came out from a moment on. */
export interface Turn {
  /** When it was seen to be so. */
  at: Date;
  outcome: CheckOutcome;
  reason: CheckReason;
  /** What stood there; empty where nothing did. */
  found: string;
  /** The caption then. */
  caption: string;
}

/** What is known of a check. */
export interface KnownCheck {
  outcome: CheckOutcome;
  reason: CheckReason;
  since: Date;
  wanted: string;
}

/** A check never falls back to these: less is told now than was before. */
const tellsLess: readonly CheckReason[] = ['notAnswered', 'notTold', 'publishedUnknown'];

const isSame = (one: { outcome: string; reason: string }, other: { outcome: string; reason: string }) =>
  one.outcome === other.outcome && one.reason === other.reason;

/**
 * What is new of a check, oldest first. What was seen before the last that is known changes nothing any more; where
 * nothing happened since and the newest answer still says otherwise, it says so from its own moment on.
 * @param turns all that is known now, oldest first @param seenAt of the newest answer
 */
export function newTurns(known: KnownCheck, turns: readonly Turn[], seenAt: Date | null): Turn[] {
  const last = turns.at(-1);
  if (!last) return [];
  if (known.outcome === 'waiting') return isSame(known, last) ? [] : [...turns];
  if (last.outcome === 'waiting' && tellsLess.includes(last.reason)) return [];
  const later = turns.filter(({ at }) => at > known.since);
  const [first] = later;
  if (first) return isSame(known, first) ? later.slice(1) : later;
  return last.outcome !== known.outcome && seenAt && seenAt > known.since ? [{ ...last, at: seenAt }] : [];
}
