/** What both sides say of monitor projects and watched posts. Words in the i18n of `monitors`. */

/** `waiting`: no source has answered yet; `gone`: deleted, or the platform does not know it any more. */
export const postStates = ['waiting', 'online', 'private', 'gone'] as const;
export type PostState = (typeof postStates)[number];

/** What a list of posts can be asked for; `offline`: private or gone. */
export const postStateFilters = [...postStates, 'offline'] as const;
export type PostStateFilter = (typeof postStateFilters)[number];

export const isOffline = (state: PostState): boolean => state === 'private' || state === 'gone';

/** How a post came into a project: its link was pasted, or something that the project follows published it. */
export const postFinders = ['link', 'creator', 'hashtag'] as const;
export type PostFinder = (typeof postFinders)[number];

export const followKinds = ['creator', 'hashtag'] as const;
export type FollowKind = (typeof followKinds)[number];

/** `open`: figures are fetched; `closed`: kept as it is, nothing is fetched for it any more. */
export const projectStates = ['open', 'closed'] as const;
export type ProjectState = (typeof projectStates)[number];

/**
 * Why a stretch of a series is missing. Besides the faults of sources: `noSource`: none that is set up can tell;
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

/** Digits behind the point of each currency that a budget or a cost can have (ISO 4217). */
export const currencies = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  KRW: 0,
  HKD: 2,
  TWD: 2,
  SGD: 2,
  MYR: 2,
  THB: 2,
  VND: 0,
  IDR: 2,
  PHP: 2,
  INR: 2,
  AED: 2,
  SAR: 2,
  TRY: 2,
  PLN: 2,
  AUD: 2,
  CAD: 2,
  MXN: 2,
  BRL: 2,
} as const;
export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as Currency[];

export const monitorLimits = {
  nameLength: 60,
  /** Words and hashtags of something that is followed. */
  words: 20,
  wordLength: 100,
  follows: 200,
  /** Days a project may last at most. */
  days: 730,
  /** The age at which a post is compared and for which it is forecast. */
  forecastDays: 30,
} as const;

/**
 * What is wrong with the days of a project or a campaign, `yyyy-MM-dd`, both included: they are the wrong way round, or
 * more than there may be.
 */
export function windowFault(window: { beginsOn: string; endsOn: string }): 'turned' | 'tooLong' | null {
  const days = (Date.parse(window.endsOn) - Date.parse(window.beginsOn)) / 86_400_000 + 1;
  if (days < 1) return 'turned';
  return days > monitorLimits.days ? 'tooLong' : null;
}

/** Post figures by name, in the order in which they are stored and shown. */
export const postFigureNames = ['plays', 'likes', 'comments', 'shares'] as const;
export type PostFigureName = (typeof postFigureNames)[number];
