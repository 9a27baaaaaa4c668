import { emvFigures, type EmvCoefficients, type EmvFigure } from './effect-kinds.ts';
import { wholeShare } from './effect-money.ts';
import type { Platform } from '../../core/platform.ts';

/** The inputs of the formulas. Null means that a value was not reported or entered; then it is left out and not 0. */
export interface EffectInputs {
  plays: number | null;
  /** Likes + comments + shares, as far as they are known. */
  engagements: number | null;
  /** Visits by people on short links. */
  clicks: number | null;
  /** By coupon codes, like `revenueFen`. */
  orders: number | null;
  revenueFen: number | null;
  costFen: number | null;
  /** The part of it that was paid for posts whose plays must not be used. */
  heldBackCostFen: number | null;
}

export interface EffectResults {
  /** Yuan per thousand plays, × 10,000: cost ÷ plays × 1000. */
  cpmE4: number | null;
  /** Yuan per click, × 10,000: cost ÷ clicks. */
  cpcE4: number | null;
  /** Yuan per engagement, × 10,000: cost ÷ engagements. */
  cpeE4: number | null;
  /** Clicks ÷ plays, in millionths. */
  clickRatePpm: number | null;
  /** Orders ÷ clicks, in millionths. */
  conversionPpm: number | null;
  /** Revenue ÷ orders. */
  orderValueFen: number | null;
  /** (Revenue − cost) ÷ cost, in hundredths of a percent. Net, like Upfluence; GRIN and Modash report the ratio. */
  roiBp: number | null;
  /** Revenue ÷ cost, times 10,000. */
  roasBp: number | null;
}

/** `factor × dividend ÷ divisor` as an integer; null if one of them is null. */
const share = (factor: number, dividend: number | null, divisor: number | null): number | null =>
  dividend === null || divisor === null ? null : wholeShare([factor, dividend], divisor);

const fenE4 = 100;

/** Computes every figure of an effect; null if one of its inputs is. Halves are rounded away from zero. */
export function resultsOf(inputs: EffectInputs): EffectResults {
  const { plays, engagements, clicks, orders, revenueFen, costFen, heldBackCostFen } = inputs;
  const forPlays = costFen === null ? null : costFen - (heldBackCostFen ?? 0);
  const bought = forPlays === 0 && costFen !== 0 ? null : forPlays;
  const net = revenueFen === null || costFen === null ? null : revenueFen - costFen;
  return {
    cpmE4: share(1000 * fenE4, bought, plays),
    cpcE4: share(fenE4, costFen, clicks),
    cpeE4: share(fenE4, bought, engagements),
    clickRatePpm: share(1_000_000, clicks, plays),
    conversionPpm: share(1_000_000, orders, clicks),
    orderValueFen: share(1, revenueFen, orders),
    roiBp: share(10_000, net, costFen),
    roasBp: share(10_000, revenueFen, costFen),
  };
}

/** Figures of one platform. */
export type EmvCounts = Record<EmvFigure, number | null>;

/** The value of `plays` is per thousand. */
const divisorOf = (figure: EmvFigure): number => (figure === 'plays' ? 1000 : 1);

/**
 * Earned media value: each figure of each platform × its value there, in RMB fen (per platform and figure like Stellar,
 * help articles 8205949 and 5069800; the values are an assumption of the account that typed them).
 * @returns null if nobody entered values, or no figure with a value is known
 */
export function emvFenOf(
  counts: Partial<Record<Platform, EmvCounts>>,
  coefficients: EmvCoefficients | null,
): number | null {
  if (!coefficients) return null;
  let thousandths: bigint | null = null;
  for (const [platform, figures] of Object.entries(counts) as [Platform, EmvCounts][]) {
    for (const figure of emvFigures) {
      const worth = coefficients.worth[platform]?.[figure];
      const count = figures[figure];
      if (worth === undefined || count === null) continue;
      const each = BigInt(count) * BigInt(worth) * BigInt(1000 / divisorOf(figure));
      thousandths = (thousandths ?? 0n) + each;
    }
  }
  if (thousandths === null) return null;
  return emvFen(thousandths, coefficients.rateE8);
}

/** Values are ten-thousandths of the currency, here in thousandths of that; a yuan has 100 fen. */
function emvFen(thousandths: bigint, rateE8: number): number | null {
  const scale = 10n ** (3n + 4n + 8n - 2n);
  const product = thousandths * BigInt(rateE8);
  const nearest = (product * 2n + scale) / (scale * 2n);
  return nearest <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(nearest) : null;
}

/** The inputs of a what-if calculation; null where nobody knows or assumes one. */
export interface WhatIf {
  plays: number | null;
  engagementPpm: number | null;
  clickRatePpm: number | null;
  conversionPpm: number | null;
  orderValueFen: number | null;
  costFen: number | null;
}

/** A rate of a count, rounded to an integer; null if one of them is. */
export const atRate = (count: number | null, ppm: number | null): number | null =>
  ppm === null ? null : share(ppm, count, 1_000_000);

/** The revenue of orders of this value; null if one of them is. */
export const revenueOf = (orders: number | null, orderValueFen: number | null): number | null =>
  orderValueFen === null ? null : share(orderValueFen, orders, 1);
