const minute = 60_000;
/** A provider may take this long to file a sent message; only after that does "not found" count. */
export const filingTime = 10 * minute;
/** The times of the looks after the doubt arose, the last three a day apart. */
const checks = [2, 12, 60, 24 * 60, 48 * 60, 72 * 60].map(minutes => minutes * minute);

export const firstCheck = (since: Date): Date => new Date(since.getTime() + (checks[0] ?? 0));

/** Returns the first look after `at`, or null after the last one: then only a user can decide. */
export function nextCheck(since: Date, at: Date): Date | null {
  const next = checks.map(pause => since.getTime() + pause).find(moment => moment > at.getTime());
  return next === undefined ? null : new Date(next);
}
