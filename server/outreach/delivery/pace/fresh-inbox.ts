/**
 * A reply that lies in the mailbox counts, whether or not anybody has read it here: follow-ups go out only when the
 * inbox was read so short a time ago, ms. Also after the worker slept for a day.
 */
const freshFor = 5 * 60_000;
/** How soon it is looked again whether the inbox has been read, ms. */
export const freshAgainIn = 5_000;

export function isInboxFresh(readAt: Date | null, at: Date): boolean {
  return readAt !== null && Math.abs(at.getTime() - readAt.getTime()) <= freshFor;
}
