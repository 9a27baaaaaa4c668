import { creditOf } from '../../../contract/billing/order-sums.ts';

/** Time of a plan that a team has and that is not over. Moments are milliseconds since 1970. */
export interface PlanPeriod {
  /** Null: the plan of a team that has it without a row, as it was before periods were written. */
  id: number | null;
  orderId: number | null;
  plan: string;
  fen: number;
  beginsAt: number;
  /** Null: never. */
  endsAt: number | null;
  givenAt: number;
}

const byBeginning = (a: PlanPeriod, b: PlanPeriod) => a.beginsAt - b.beginsAt;
const endOf = ({ endsAt }: PlanPeriod) => endsAt ?? Number.POSITIVE_INFINITY;

/** What a team has at a moment, and until when it goes on without a break; null: the free plan. */
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

/** When all time that a team has ends; null: never. `at` where it has none. */
export function lastEnd(periods: readonly PlanPeriod[], at: number): number | null {
  const end = Math.max(at, ...periods.map(endOf));
  return end === Number.POSITIVE_INFINITY ? null : end;
}

/** The rest of a period, beginning at `to` instead of at `at`: what was paid for it goes with it. */
export function postponed(period: PlanPeriod, at: number, to: number): PlanPeriod {
  const rest = endOf(period) - Math.max(at, period.beginsAt);
  const { fen, beginsAt, endsAt } = period;
  const paid = endsAt === null || beginsAt >= at ? fen : creditOf([{ fen, beginsAt, endsAt }], at);
  return { ...period, fen: paid, beginsAt: to, endsAt: rest === Number.POSITIVE_INFINITY ? null : to + rest };
}

/**
 * Lays out what a team has one after another: what has begun stays, the rest follows in its order, without gaps.
 * @returns only those that moved
 */
export function layOut(periods: readonly PlanPeriod[], at: number): PlanPeriod[] {
  const begun = periods.filter(({ beginsAt }) => beginsAt <= at);
  let end = Math.max(at, ...begun.map(endOf));
  const moved: PlanPeriod[] = [];
  for (const period of periods.filter(({ beginsAt }) => beginsAt > at).toSorted(byBeginning)) {
    if (end === Number.POSITIVE_INFINITY) break;
    const placed = period.beginsAt === end ? period : postponed(period, at, end);
    if (placed !== period) moved.push(placed);
    end = endOf(placed);
  }
  return moved;
}
