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

/** The number of decimals in a field: rates are percentages, amounts are in yuan. */
const digits: Record<Assumption, number> = {
  plays: 0,
  engagementPpm: 4,
  clickRatePpm: 4,
  conversionPpm: 4,
  orderValueFen: 2,
  costFen: 2,
};

/** The maximum input. */
const limits: Record<Assumption, number> = {
  plays: 100_000_000_000,
  engagementPpm: 1_000_000,
  clickRatePpm: 1_000_000,
  // Codes are also used without a link, so there may be more orders than clicks.
  conversionPpm: 1_000_000_000,
  orderValueFen: 1_000_000_000,
  costFen: 100_000_000_000_000,
};

/** The maximum of a slider if the current value is unknown. */
const usualMost: Record<Assumption, number> = {
  plays: 1_000_000,
  engagementPpm: 100_000,
  clickRatePpm: 50_000,
  conversionPpm: 100_000,
  orderValueFen: 100_000,
  costFen: 10_000_000,
};

export const textsOf = (name: Assumption, value: number): string => typedOf(value, digits[name]);

/** Null if it is not a valid number. */
export function readTyped(name: Assumption, text: string): number | null {
  const value = scaledOf(text.replace('%', ''), digits[name]);
  return value !== null && value <= limits[name] ? value : null;
}

/** The maximum of a slider: three times the current value; for shares at most 100%. */
export const maxOf = (name: Assumption, present: number | null): number =>
  Math.min(limits[name], present ? present * 3 : usualMost[name]);

type Present = Pick<
  EffectFigures,
  'plays' | 'engagements' | 'clickRatePpm' | 'conversionPpm' | 'orderValueFen' | 'costFen'
>;

/** The initial assumptions: the current values, 0 if unknown. */
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

/** Null while an input is invalid. */
export function whatOf(texts: Record<Assumption, string>): WhatIf | null {
  const values = assumptions.map(name => [name, readTyped(name, texts[name])] as const);
  if (values.some(([, value]) => value === null)) return null;
  return Object.fromEntries(values) as unknown as WhatIf;
}

/**
 * The result of the inputs. An untouched rate keeps its exact current value: a rounded one would change clicks and
 * orders by itself. Null while an input is invalid.
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
