/** What both sides say of the figures of posts over time. */

/** `waiting`: no source has answered yet; `gone`: deleted, or the platform does not know it any more. */
export const postStates = ['waiting', 'online', 'private', 'gone'] as const;
export type PostState = (typeof postStates)[number];

/**
 * Why a span of a series is missing. Besides the faults of sources: `noSource`: none that is set up can tell;
 * `late`: it was not asked in time, as after a standstill; `implausible`: what was told contradicts what was known,
 * and was not told twice.
 */
export const gapReasons = [
  'quota',
  'rate',
  'credential',
  'temporary',
  'permanent',
  'noSource',
  'late',
  'implausible',
] as const;
export type GapReason = (typeof gapReasons)[number];

/** Post figures by name, in the order in which they are stored and shown. */
export const postFigureNames = ['plays', 'likes', 'comments', 'shares'] as const;
export type PostFigureName = (typeof postFigureNames)[number];

/** The age in days at which a post is compared and for which it is forecast. */
export const forecastDays = 30;
