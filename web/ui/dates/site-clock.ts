/**
 * The clock of the server, which in a sandbox may have been moved and from which a visitor's own may differ:
 * how long ago something was is told by it.
 */
let ahead = 0;
const listeners = new Set<() => void>();

/** Answers say the time to the second, and take a while to come: less than this is no difference. */
const slack = 5_000;

/** Milliseconds, as `Date.now()` where both clocks agree. */
export const siteNow = () => Date.now() + ahead;

/** Learns the time from an answer. @param date as in its Date header (RFC 9110 §6.6.1) */
export function learnTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - ahead) < slack) return;
  ahead = Math.abs(difference) < slack ? 0 : difference;
  for (const listener of listeners) listener();
}

/** @returns what stops the listening */
export function onSiteClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
