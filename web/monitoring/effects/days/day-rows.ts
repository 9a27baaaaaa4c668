import type { Effect, EffectDay } from '../../../../contract/monitoring/effects/effect-shapes.ts';

/** A day, `total`, or `notByDay` for figures without a known day. */
export type DayRow = EffectDay;

/** The totals, the figures without a day, and the days, newest first; the last two add up to the totals. */
export function rowsOf({ days, notByDay, totals }: Pick<Effect, 'days' | 'notByDay' | 'totals'>): DayRow[] {
  const none = { orders: null, revenueFen: null, costFen: null, unknownPosts: 0 };
  const { plays, engagements, clicks, orders, revenueFen, costFen } = totals;
  const total = { day: 'total', plays, engagements, clicks, orders, revenueFen, costFen, unknownPosts: 0 };
  const hasRest = Object.values(notByDay).some(rest => rest !== null && rest !== 0);
  return [total, ...(hasRest ? [{ day: 'notByDay', ...notByDay, ...none }] : []), ...days.toReversed()];
}
