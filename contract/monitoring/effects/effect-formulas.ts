import { emvFigures, type EmvCoefficients, type EmvFigure } from './effect-kinds.ts';
import { wholeShare } from './effect-money.ts';
import type { Platform } from '../../core/platform.ts';

/** What is computed from. Null: nobody told it, or nothing was put in; such a figure is left out, it is not 0. */
export interface EffectInputs {
  plays: number | null;
  /** Likes + comments + shares, where they are told. */
  engagements: number | null;
  /** Visits of people on short links. */
  clicks: number | null;
  /** By coupon codes, as is `revenueFen`. */
  orders: number | null;
  revenueFen: number | null;
  costFen: number | null;
  /** The part of it that was paid for posts whose plays may not be computed with. */
  heldBackCostFen: number | null;
}

export interface EffectResults {
  /** Yuan for a thousand plays, times 10,000: cost ÷ plays × 1000. */
  cpmE4: number | null;
  /** Yuan for a click, times 10,000: cost ÷ clicks. */
  cpcE4: number | null;
  /** Yuan for an engagement, times 10,000: cost ÷ engagements. */
  cpeE4: number | null;
  /** Clicks ÷ plays, millionths. */
  clickRatePpm: number | null;
  /** Orders ÷ clicks, millionths. */
  conversionPpm: number | null;
  /** Revenue ÷ orders. */
  orderValueFen: number | null;
  /** (Revenue − cost) ÷ cost, hundredths of a percent. Net, as with Upfluence; GRIN and Modash tell the ratio. */
  roiBp: number | null;
  /** Revenue ÷ cost, times 10,000. */
  roasBp: number | null;
}

/** `factor × dividend ÷ divisor` as a whole number; null where one of them is absent. */
const share = (factor: number, dividend: number | null, divisor: number | null): number | null =>
  dividend === null || divisor === null ? null : wholeShare([factor, dividend], divisor);

const fenE4 = 100;

/** Every figure of an effect; absent where one of its inputs is. Halves are rounded away from zero. */
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

/** `plays` is worth so much a thousand. */
const divisorOf = (figure: EmvFigure): number => (figure === 'plays' ? 1000 : 1);

/**
 * Earned media value: each figure of each platform × what it is worth there, in RMB fen (per platform and figure as
 * with Stellar, help articles 8205949 and 5069800; the worths are an assumption of whoever typed them).
 * @returns null where nobody said what figures are worth, or none of the figures with a worth is known
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

/** Worths are ten-thousandths of the currency, here in thousandths of that; a yuan has 100 fen. */
function emvFen(thousandths: bigint, rateE8: number): number | null {
  const scale = 10n ** (3n + 4n + 8n - 2n);
  const product = thousandths * BigInt(rateE8);
  const nearest = (product * 2n + scale) / (scale * 2n);
  return nearest <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(nearest) : null;
}

/** What somebody asks: how would it be if? */
export interface WhatIf {
  plays: number;
  engagementPpm: number;
  clickRatePpm: number;
  conversionPpm: number;
  orderValueFen: number;
  costFen: number;
}

/** The inputs that follow: clicks of plays, orders of clicks, revenue of orders, each to the nearest whole. */
export function inputsOf(what: WhatIf): EffectInputs {
  const ofMillion = (count: number | null, ppm: number) => share(ppm, count, 1_000_000);
  const clicks = ofMillion(what.plays, what.clickRatePpm);
  const orders = ofMillion(clicks, what.conversionPpm);
  return {
    plays: what.plays,
    engagements: ofMillion(what.plays, what.engagementPpm),
    clicks,
    orders,
    revenueFen: share(what.orderValueFen, orders, 1),
    costFen: what.costFen,
    heldBackCostFen: 0,
  };
}
