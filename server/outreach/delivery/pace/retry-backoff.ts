const minute = 60_000;
const hour = 60 * minute;

/** Pauses after a temporary refusal (RFC 5321 §4.5.4.1: first half an hour, then longer; given up after days). */
const pauses = [5 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/**
 * Returns when a postponed message is tried again, or null after the last try.
 * @param tries so far, from 1
 */
export function tryAgainAt(at: Date, tries: number): Date | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : new Date(at.getTime() + pause);
}

/** Returns how long a sender waits whose server cannot be reached, ms: 10 s, then doubled, at most 15 minutes. */
export function linkPause(failures: number): number {
  return Math.min(10_000 * 2 ** Math.max(0, failures - 1), 15 * minute);
}
