/**
 * The time of a fact of which nobody says when it was seen. No platform is older, so that a fact with a date always
 * takes precedence over one without.
 */
export const undated = new Date('2005-02-14T00:00:00Z');

export const isUndated = (at: Date): boolean => at <= undated;

/** For people; null where nobody knows. */
export const shownTime = (at: Date): string | null => (isUndated(at) ? null : at.toISOString());
