const minute = 60_000;
const hour = 60 * minute;

/** Pauses after a temporary refusal (RFC 5321 §4.5.4.1: first half an hour, then longer; given up after days). */
const pauses = [5 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/**
 * When a message that was put off is tried again, or null when it was tried often enough.
 * @param tries so far, from 1
 */
export function tryAgainAt(at: Date, tries: number): Date | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : new Date(at.getTime() + pause);
}

/** How long a sender whose server is not reached waits, ms: 10 s, then doubled, at most 15 minutes. */
export function linkPause(failures: number): number {
  return Math.min(10_000 * 2 ** Math.max(0, failures - 1), 15 * minute);
}
