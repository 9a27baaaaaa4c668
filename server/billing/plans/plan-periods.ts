import { creditOf } from '../../../contract/billing/order-sums.ts';

/** A period of a plan that a team has and that is not over. Moments are milliseconds since 1970. */
export interface PlanPeriod {
  /** Null for a team's plan without a row, from before periods were stored. */
  id: number | null;
  orderId: number | null;
  plan: string;
  fen: number;
  beginsAt: number;
  /** Null if it has no end. */
  endsAt: number | null;
  givenAt: number;
}

const byBeginning = (a: PlanPeriod, b: PlanPeriod) => a.beginsAt - b.beginsAt;
const endOf = ({ endsAt }: PlanPeriod) => endsAt ?? Number.POSITIVE_INFINITY;

/** The plan at a moment, and until when it continues without a gap; null for the free plan. */
export function planAt(
  periods: readonly PlanPeriod[],
  at: number,
): { plan: string; endsAt: number | null } | null {
  const present = periods.find(period => period.beginsAt <= at && endOf(period) > at);
  if (!present) return null;
  let end = endOf(present);
  for (const next of periods.toSorted(byBeginning)) {
    if (next.plan === present.plan && next.beginsAt <= end && endOf(next) > end) end = endOf(next);
  }
  return { plan: present.plan, endsAt: end === Number.POSITIVE_INFINITY ? null : end };
}

/** When all periods of a team are over; null if never. `at` if there are none. */
export function lastEnd(periods: readonly PlanPeriod[], at: number): number | null {
  const end = Math.max(at, ...periods.map(endOf));
  return end === Number.POSITIVE_INFINITY ? null : end;
}

/** The rest of a period, moved from `at` to `to`, with its price. */
export function postponePeriod(period: PlanPeriod, at: number, to: number): PlanPeriod {
  const rest = endOf(period) - Math.max(at, period.beginsAt);
  const { fen, beginsAt, endsAt } = period;
  const paid = endsAt === null || beginsAt >= at ? fen : creditOf([{ fen, beginsAt, endsAt }], at);
  return { ...period, fen: paid, beginsAt: to, endsAt: rest === Number.POSITIVE_INFINITY ? null : to + rest };
}

/**
 * Arranges a team's periods one after another: a begun one stays, the others follow in order, without gaps.
 * @returns only those that moved
 */
export function layOut(periods: readonly PlanPeriod[], at: number): PlanPeriod[] {
  const begun = periods.filter(({ beginsAt }) => beginsAt <= at);
  let end = Math.max(at, ...begun.map(endOf));
  const moved: PlanPeriod[] = [];
  for (const period of periods.filter(({ beginsAt }) => beginsAt > at).toSorted(byBeginning)) {
    if (end === Number.POSITIVE_INFINITY) break;
    const placed = period.beginsAt === end ? period : postponePeriod(period, at, end);
    if (placed !== period) moved.push(placed);
    end = endOf(placed);
  }
  return moved;
}
