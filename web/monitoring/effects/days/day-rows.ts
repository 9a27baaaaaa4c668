import type { Effect, EffectDay } from '../../../../contract/monitoring/effects/effect-shapes.ts';

/** A day, `total`, or `notByDay`: what has no day that is known. */
export type DayRow = EffectDay;

/** In all, what has no day, and the days with the newest first: the last two add up to the first. */
export function rowsOf({ days, notByDay, totals }: Pick<Effect, 'days' | 'notByDay' | 'totals'>): DayRow[] {
  const none = { orders: null, revenueFen: null, costFen: null, unknownPosts: 0 };
  const { plays, engagements, clicks, orders, revenueFen, costFen } = totals;
  const total = { day: 'total', plays, engagements, clicks, orders, revenueFen, costFen, unknownPosts: 0 };
  const hasRest = Object.values(notByDay).some(rest => rest !== null && rest !== 0);
  return [total, ...(hasRest ? [{ day: 'notByDay', ...notByDay, ...none }] : []), ...days.toReversed()];
}
