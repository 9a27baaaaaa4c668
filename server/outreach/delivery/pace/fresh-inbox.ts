/**
 * A reply counts as soon as it is in the mailbox, even if nobody has read it here. So follow-ups are sent only if the
 * inbox was read within this time, ms; also after the worker slept for a day.
 */
const freshFor = 5 * 60_000;
/** How soon to check again whether the inbox has been read, ms. */
export const freshAgainIn = 5_000;

export function isInboxFresh(readAt: Date | null, at: Date): boolean {
  return readAt !== null && Math.abs(at.getTime() - readAt.getTime()) <= freshFor;
}
