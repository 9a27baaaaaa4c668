import type { CheckOutcome, CheckReason } from '../../../../contract/monitoring/briefs/brief-kinds.ts';

/** The outcome of a requirement from a moment on. */
export interface Turn {
  /** When it was seen. */
  at: Date;
  outcome: CheckOutcome;
  reason: CheckReason;
  /** The text that was found; empty if there was none. */
  found: string;
  /** The caption at that time. */
  caption: string;
}

/** What is stored of a check. */
export interface KnownCheck {
  outcome: CheckOutcome;
  reason: CheckReason;
  since: Date;
  wanted: string;
}

/** A check never returns to one of these, because they mean that less is known than before. */
const tellsLess: readonly CheckReason[] = ['notAnswered', 'notTold', 'publishedUnknown'];

const isSame = (one: { outcome: string; reason: string }, other: { outcome: string; reason: string }) =>
  one.outcome === other.outcome && one.reason === other.reason;

/**
 * Returns the new outcomes of a check, oldest first. What was seen before the last stored outcome changes nothing. If
 * no later outcome exists but the newest answer contradicts the stored one, it counts from the time of that answer.
 * @param turns all outcomes known now, oldest first @param seenAt of the newest answer
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
