import {
  atRate,
  type EffectInputs,
  revenueOf,
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

/** The initial assumptions: the current values; an empty field is a value that nobody knows. */
export function presentOf(totals: Present): {
  values: Record<Assumption, number | null>;
  texts: Record<Assumption, string>;
} {
  const { plays, engagements, clickRatePpm, conversionPpm, orderValueFen, costFen } = totals;
  const engagementPpm =
    plays === null || engagements === null ? null : wholeShare([engagements, 1_000_000], plays);
  const values = { plays, engagementPpm, clickRatePpm, conversionPpm, orderValueFen, costFen };
  const texts = assumptions.map(name => {
    const value = values[name];
    return [name, value === null ? '' : textsOf(name, value)];
  });
  return { values, texts: Object.fromEntries(texts) as Record<Assumption, string> };
}

/** Returns whether a field can be read: a number in its range, or nothing where nothing is known. */
export const isReadable = (name: Assumption, text: string, present: number | null): boolean =>
  readTyped(name, text) !== null || (text.trim() === '' && present === null);

/** Null while an input is invalid. */
export function whatOf(
  texts: Record<Assumption, string>,
  present: Record<Assumption, number | null>,
): WhatIf | null {
  if (!assumptions.every(name => isReadable(name, texts[name], present[name]))) return null;
  const values = assumptions.map(name => [name, readTyped(name, texts[name])] as const);
  return Object.fromEntries(values) as unknown as WhatIf;
}

/** A count that follows another one, which was and is: in proportion where both are known, else it stays. */
function inStep(count: number | null, was: number | null, is: number | null): number | null {
  if (count === null || was === is || !was || is === null) return count;
  return wholeShare([count, is], was);
}

/**
 * The result of the inputs. An untouched rate keeps its exact current counts: a rounded one would change clicks and
 * orders by itself, and an unknown one would make them 0. Null while an input is invalid.
 */
export function assumedOf(
  texts: Record<Assumption, string>,
  totals: EffectInputs & Present,
): EffectInputs | null {
  const before = presentOf(totals);
  const what = whatOf(texts, before.values);
  if (!what) return null;
  const isTouched = (name: Assumption) => texts[name] !== before.texts[name];
  const { plays, costFen } = what;
  const clicks = isTouched('clickRatePpm')
    ? atRate(plays, what.clickRatePpm)
    : inStep(totals.clicks, totals.plays, plays);
  const orders = isTouched('conversionPpm')
    ? atRate(clicks, what.conversionPpm)
    : inStep(totals.orders, totals.clicks, clicks);
  return {
    plays,
    engagements: isTouched('engagementPpm')
      ? atRate(plays, what.engagementPpm)
      : inStep(totals.engagements, totals.plays, plays),
    clicks,
    orders,
    revenueFen: isTouched('orderValueFen')
      ? revenueOf(orders, what.orderValueFen)
      : inStep(totals.revenueFen, totals.orders, orders),
    costFen,
    heldBackCostFen:
      totals.costFen && costFen !== null
        ? wholeShare([totals.heldBackCostFen ?? 0, costFen], totals.costFen)
        : 0,
  };
}
