/**
 * The server's clock, for all relative times. The sandbox may have moved it, and the visitor's own clock may be wrong.
 */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * Milliseconds. Response headers have a precision of one second and take time to arrive, so smaller differences are
 * ignored.
 */
const slack = 5_000;

/** Milliseconds; equals `Date.now()` if both clocks agree. */
export const siteNow = () => Date.now() + ahead;

/** Sets the server's time from a response. @param date its Date header (RFC 9110 §6.6.1) */
export function learnTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - ahead) < slack) return;
  ahead = Math.abs(difference) < slack ? 0 : difference;
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onSiteClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
