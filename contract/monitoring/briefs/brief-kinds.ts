/** What both sides say of briefs. Words in the i18n of `briefs`. */

/** `waiting`: it cannot be told yet, and `reason` says why. */
export const checkOutcomes = ['met', 'failed', 'waiting'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** What somebody decided by hand; it counts instead of the outcome. */
export const checkDecisions = ['accepted', 'refused'] as const;
export type CheckDecision = (typeof checkDecisions)[number];

export const requirementKinds = ['hashtag', 'mention', 'link', 'disclosure', 'window', 'online'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** What counts as disclosed: the platform's own mark, words in the caption, or either. */
export const disclosureWays = ['any', 'platform', 'caption'] as const;
export type DisclosureWay = (typeof disclosureWays)[number];

/** `text`: an address that was agreed on; `own`: a short link of the team that belongs to the creator. */
export const briefLinkWays = ['text', 'own'] as const;
export type BriefLinkWay = (typeof briefLinkWays)[number];

/** Why an outcome is what it is. */
export const checkReasons = [
  'found',
  'missing',
  /** No source has answered yet. */
  'notAnswered',
  /** The platform tells nobody outside whether it is so. */
  'notTold',
  /** No short link of the team belongs to its creator. */
  'noLink',
  'inWindow',
  'tooEarly',
  'tooLate',
  'publishedUnknown',
  /** Online so far; the days are not over. */
  'notOver',
  /** The days are over, and it has not been looked at since. */
  'notLookedAt',
  'online',
  'gone',
  'private',
  /** It went some time between two looks, with the end of the days between them. */
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
