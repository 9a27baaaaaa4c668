/** Why a creator is to be refreshed, the weightiest first. */
export const refreshReasons = ['asked', 'monitor', 'campaign', 'list', 'viewed', 'age'] as const;
export type RefreshReason = (typeof refreshReasons)[number];

/**
 * After so many days a creator is due, by who waits for fresh figures. Nobody's creators come last, and still
 * before YouTube's 30 days are over (field.md §7).
 */
export const dueAfterDays: Record<Exclude<RefreshReason, 'asked'>, number> = {
  monitor: 0.25,
  campaign: 1,
  list: 7,
  viewed: 14,
  age: 28,
};

/** A look counts for so long. */
export const viewedForDays = 30;

/** What somebody has asked for comes before everything that is due by itself. */
export const askedWorth = 1e9;

const day = 86_400_000;

export interface Interest {
  lists: number;
  campaigns: number;
  /** Open monitor projects that follow them. */
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

/** When a creator falls due. */
export function dueAt(refreshedAt: Date, interest: Interest, now: Date): Date {
  return new Date(refreshedAt.getTime() + dueAfterDays[reasonFor(interest, now)] * day);
}

/** After failures in a row another try waits for 1, 2, 4 … days, and no longer than 30. */
export const retryDays = (failures: number): number => Math.min(30, 2 ** Math.max(0, failures - 1));

export interface Budget {
  /** Units left until the quota starts again. */
  left: number;
  /** Milliseconds until then. */
  untilReset: number;
  cardCost: number;
  batch: number;
}

/** How often the planner decides, ms. */
export const planEvery = 10 * 60_000;

/**
 * How many creators may be chosen now: what is left, spread over the time until there is more, so that whoever falls
 * due later in the day is served as well; at least a batch.
 */
export function roomFor({ left, untilReset, cardCost, batch }: Budget): number {
  const affordable = Math.floor(left / cardCost);
  const rounds = Math.max(1, Math.ceil(untilReset / planEvery));
  return Math.min(affordable, Math.max(batch, Math.ceil(affordable / rounds)));
}
