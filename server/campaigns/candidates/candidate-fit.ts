import { type FitResult, postingDays } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Candidate } from '../../../contract/campaigns/candidates.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { CampaignBudget } from './campaign-budget.ts';

export interface FitStandard {
  /** Empty if the campaign states none. */
  platforms: readonly Platform[];
  regions: readonly string[];
  /** What is left of the budget; null if there is none, or nobody can tell. */
  leftFen: number | null;
  now: Date;
}

export interface Compared {
  platform: Platform;
  region: string | null;
  lastPostAt: string | null;
  /** As the table shows it. */
  price: Candidate['price'];
  /** A fee is agreed: it is part of the known cost already, so no estimate is compared. */
  isAgreed: boolean;
}

export const leftOf = ({ budgetFen, knownFen }: CampaignBudget): number | null =>
  budgetFen === null || knownFen === null ? null : budgetFen - knownFen;

const whether = (isMet: boolean): FitResult => (isMet ? 'met' : 'missed');

/** Of a range that only begins within what is left, nobody can tell. */
function priceFit(price: Candidate['price'], leftFen: number): FitResult {
  if (!price) return 'unknown';
  if (price.highFen <= leftFen) return 'met';
  return price.lowFen > leftFen ? 'missed' : 'unknown';
}

/** A moment earlier by so many days. */
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

/** Compares a creator with what the campaign states, check by check: no weights, and no score. */
export function fitOf(
  { platform, region, lastPostAt, price, isAgreed }: Compared,
  { platforms, regions, leftFen, now }: FitStandard,
): Candidate['fit'] {
  return {
    ...(platforms.length > 0 && { platform: whether(platforms.includes(platform)) }),
    ...(regions.length > 0 && { region: region ? whether(regions.includes(region)) : 'unknown' }),
    ...(leftFen !== null && !isAgreed && { price: priceFit(price, leftFen) }),
    posting: lastPostAt
      ? whether(new Date(lastPostAt).getTime() >= daysBefore(now, postingDays).getTime())
      : 'unknown',
  };
}
