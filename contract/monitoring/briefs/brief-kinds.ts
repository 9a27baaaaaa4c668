/** Values of briefs that both sides use. Texts are in the i18n of `briefs`. */

/** `waiting`: it is not known yet, and `reason` says why. */
export const checkOutcomes = ['met', 'failed', 'waiting'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** A decision by hand; it counts instead of the outcome. */
export const checkDecisions = ['accepted', 'refused'] as const;
export type CheckDecision = (typeof checkDecisions)[number];

export const requirementKinds = ['hashtag', 'mention', 'link', 'disclosure', 'window', 'online'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** What counts as a disclosure: the platform's own mark, words in the caption, or either. */
export const disclosureWays = ['any', 'platform', 'caption'] as const;
export type DisclosureWay = (typeof disclosureWays)[number];

/** `text`: an agreed address; `own`: a short link of the team that belongs to the creator. */
export const briefLinkWays = ['text', 'own'] as const;
export type BriefLinkWay = (typeof briefLinkWays)[number];

/** Why an outcome is what it is. */
export const checkReasons = [
  'found',
  'missing',
  /** No source has answered yet. */
  'notAnswered',
  /** The platform does not publish it. */
  'notTold',
  /** No short link of the team belongs to its creator. */
  'noLink',
  'inWindow',
  'tooEarly',
  'tooLate',
  'publishedUnknown',
  /** Online so far; the days are not over. */
  'notOver',
  /** The days are over, and the post has not been polled since. */
  'notLookedAt',
  'online',
  'gone',
  'private',
  /** It was removed between two polls, and the required days end between them. */
  'goneBetween',
] as const;
export type CheckReason = (typeof checkReasons)[number];

export const briefLimits = {
  tags: 20,
  tagLength: 100,
  links: 10,
  linkLength: 300,
  onlineDays: 365,
  noteLength: 300,
} as const;
