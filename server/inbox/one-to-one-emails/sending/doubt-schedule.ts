const minute = 60_000;
/** A provider may take so long to file what it has sent; only then is "not found" an answer. */
export const filingTime = 10 * minute;
/** Looked for so long after the doubt arose, then once a day for three days. */
const looks = [2, 12, 60, 24 * 60, 48 * 60, 72 * 60].map(minutes => minutes * minute);

export const firstLook = (since: Date): Date => new Date(since.getTime() + (looks[0] ?? 0));

/** The look after `at`, or null when it was looked for often enough: then only a user can tell. */
export function nextLook(since: Date, at: Date): Date | null {
  const next = looks.map(pause => since.getTime() + pause).find(moment => moment > at.getTime());
  return next === undefined ? null : new Date(next);
}
