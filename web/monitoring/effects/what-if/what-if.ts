import {
  type EffectInputs,
  inputsOf,
  type WhatIf,
} from '../../../../contract/monitoring/effects/effect-formulas.ts';
import { scaledOf, typedOf, wholeShare } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { EffectFigures } from '../../../../contract/monitoring/effects/effect-shapes.ts';

export const assumptions = [
  'plays',
  'engagementPpm',
  'clickRatePpm',
  'conversionPpm',
  'orderValueFen',
  'costFen',
] as const;
export type Assumption = (typeof assumptions)[number];

/** How many of the last digits stand behind the point in a field: rates are percents, amounts yuan. */
const digits: Record<Assumption, number> = {
  plays: 0,
  engagementPpm: 4,
  clickRatePpm: 4,
  conversionPpm: 4,
  orderValueFen: 2,
  costFen: 2,
};

/** Largest that may be typed. */
const limits: Record<Assumption, number> = {
  plays: 100_000_000_000,
  engagementPpm: 1_000_000,
  clickRatePpm: 1_000_000,
  // Codes are used without a link too, so there may be more orders than clicks.
  conversionPpm: 1_000_000_000,
  orderValueFen: 1_000_000_000,
  costFen: 100_000_000_000_000,
};

/** Where nothing is known now, sliders go to here. */
const usualMost: Record<Assumption, number> = {
  plays: 1_000_000,
  engagementPpm: 100_000,
  clickRatePpm: 50_000,
  conversionPpm: 100_000,
  orderValueFen: 100_000,
  costFen: 10_000_000,
};

export const textsOf = (name: Assumption, value: number): string => typedOf(value, digits[name]);

/** Null for what is no such number. */
export function readTyped(name: Assumption, text: string): number | null {
  const value = scaledOf(text.replace('%', ''), digits[name]);
  return value !== null && value <= limits[name] ? value : null;
}

/** A slider goes to three times what is now; shares go to no more than all. */
export const mostOf = (name: Assumption, present: number | null): number =>
  Math.min(limits[name], present ? present * 3 : usualMost[name]);

type Present = Pick<
  EffectFigures,
  'plays' | 'engagements' | 'clickRatePpm' | 'conversionPpm' | 'orderValueFen' | 'costFen'
>;

/** What is assumed at first: what is now; 0 where that is not known. */
export function presentOf(totals: Present): {
  values: Record<Assumption, number | null>;
  texts: Record<Assumption, string>;
} {
  const { plays, engagements, clickRatePpm, conversionPpm, orderValueFen, costFen } = totals;
  const engagementPpm =
    plays === null || engagements === null ? null : wholeShare([engagements, 1_000_000], plays);
  const values = { plays, engagementPpm, clickRatePpm, conversionPpm, orderValueFen, costFen };
  const texts = assumptions.map(name => [name, textsOf(name, values[name] ?? 0)]);
  return { values, texts: Object.fromEntries(texts) as Record<Assumption, string> };
}

/** Null while something that was typed is no number. */
export function whatOf(texts: Record<Assumption, string>): WhatIf | null {
  const values = assumptions.map(name => [name, readTyped(name, texts[name])] as const);
  if (values.some(([, value]) => value === null)) return null;
  return Object.fromEntries(values) as unknown as WhatIf;
}

/**
 * What follows from what was typed. A rate that nobody touched stays the one that is now, however many decimals it has:
 * a rounded one would move clicks and orders by itself. Null while something that was typed is no number.
 */
export function assumedOf(
  texts: Record<Assumption, string>,
  totals: EffectInputs & Present,
): EffectInputs | null {
  const what = whatOf(texts);
  if (!what) return null;
  const before = presentOf(totals).texts;
  const rounded = inputsOf(what);
  const kept = (name: Assumption, count: number | null, was: number | null, is: number | null) =>
    texts[name] === before[name] && count !== null && was && is !== null
      ? wholeShare([count, is], was)
      : undefined;
  const { plays, costFen } = what;
  const clicks = kept('clickRatePpm', totals.clicks, totals.plays, plays) ?? rounded.clicks;
  const byRate = inputsOf({ ...what, plays: clicks ?? 0, clickRatePpm: 1_000_000 });
  const orders = kept('conversionPpm', totals.orders, totals.clicks, clicks) ?? byRate.orders;
  const revenueFen =
    kept('orderValueFen', totals.revenueFen, totals.orders, orders) ??
    (orders === null ? null : wholeShare([orders, what.orderValueFen], 1));
  return {
    ...rounded,
    engagements: kept('engagementPpm', totals.engagements, totals.plays, plays) ?? rounded.engagements,
    clicks,
    orders,
    revenueFen,
    heldBackCostFen: totals.costFen ? wholeShare([totals.heldBackCostFen ?? 0, costFen], totals.costFen) : 0,
  };
}
