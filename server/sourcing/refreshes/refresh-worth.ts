/** Why a creator is refreshed, the most important reason first. */
const refreshReasons = ['asked', 'monitor', 'campaign', 'list', 'viewed', 'age'] as const;
export type RefreshReason = (typeof refreshReasons)[number];

/**
 * After how many days a creator is due, by who wants fresh figures. Creators that nobody is interested in come last,
 * but before the 30 days are over for which YouTube's developer policies let data be kept
 * (developers.google.com/youtube/terms/developer-policies).
 */
export const dueAfterDays: Record<Exclude<RefreshReason, 'asked'>, number> = {
  monitor: 0.25,
  campaign: 1,
  list: 7,
  viewed: 14,
  age: 28,
};

/** A view counts for this many days. */
export const viewedForDays = 30;

/** A requested refresh comes before everything that is due by itself. */
export const askedWorth = 1e9;

const day = 86_400_000;

export interface Interest {
  lists: number;
  campaigns: number;
  /** Open monitor projects that follow the creator. */
  monitors: number;
  viewedAt: Date | null;
}

export function reasonFor(
  { lists, campaigns, monitors, viewedAt }: Interest,
  now: Date,
): Exclude<RefreshReason, 'asked'> {
  if (monitors > 0) return 'monitor';
  if (campaigns > 0) return 'campaign';
  if (lists > 0) return 'list';
  return viewedAt && now.getTime() - viewedAt.getTime() <= viewedForDays * day ? 'viewed' : 'age';
}

/** Returns when a creator is due. */
export function dueAt(refreshedAt: Date, interest: Interest, now: Date): Date {
  return new Date(refreshedAt.getTime() + dueAfterDays[reasonFor(interest, now)] * day);
}

/** The wait after consecutive failures is 1, 2, 4 … days, at most 30. */
export const retryDays = (failures: number): number => Math.min(30, 2 ** Math.max(0, failures - 1));

export interface Budget {
  /** Units left until the quota resets. */
  left: number;
  /** Milliseconds until the reset. */
  untilReset: number;
  cardCost: number;
  batch: number;
}

/** The interval of the planner, ms. */
export const planEvery = 10 * 60_000;

/**
 * Returns how many creators may be chosen now. Spreads the remaining units over the time until the reset, so that
 * creators that are due later in the day are refreshed as well; at least one batch.
 */
export function roomFor({ left, untilReset, cardCost, batch }: Budget): number {
  const affordable = Math.floor(left / cardCost);
  const rounds = Math.max(1, Math.ceil(untilReset / planEvery));
  return Math.min(affordable, Math.max(batch, Math.ceil(affordable / rounds)));
}
