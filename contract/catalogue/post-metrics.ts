/** Values of post figures over time that both sides use. */

/** `waiting`: no source has answered yet; `gone`: deleted, or unknown to the platform. */
export const postStates = ['waiting', 'online', 'private', 'gone'] as const;
export type PostState = (typeof postStates)[number];

/**
 * Why data of an interval is missing. Besides the faults of sources: `noSource`: no source that is set up reports it;
 * `late`: it was not polled in time, for example after a standstill; `implausible`: the answer contradicts the history,
 * and was not confirmed.
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

/** The age in days at which posts are compared and for which they are forecast. */
export const forecastDays = 30;
