/** How often a mailbox is read if its server does not report new mail, ms. */
export const everyMs = 60_000;
/** The longest pause, because people who wait for a failed mailbox wake it more often than its server likes. */
export const longestPause = 3_600_000;

/** Returns when a failed mailbox may be asked again: after a minute, then twice as long each time, up to an hour. */
export function pauseEnds({
  inbox_failed_at: failedAt,
  inbox_failures: failures,
  verified_at: verifiedAt,
}: {
  inbox_failed_at: Date | null;
  inbox_failures: number;
  verified_at: Date | null;
}): Date | null {
  const isMended = failedAt && verifiedAt && verifiedAt > failedAt;
  if (!failedAt || isMended) return null;
  return new Date(failedAt.getTime() + Math.min(longestPause, everyMs * 2 ** Math.min(failures, 10)));
}
