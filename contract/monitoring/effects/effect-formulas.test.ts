import { describe, expect, it, test } from 'vitest';
import {
  atRate,
  emvFenOf,
  resultsOf,
  revenueOf,
  type EffectInputs,
  type EffectResults,
  type EmvCounts,
} from './effect-formulas.ts';
import type { EmvCoefficients } from './effect-kinds.ts';

const nothing: EffectInputs = {
  plays: null,
  engagements: null,
  clicks: null,
  orders: null,
  revenueFen: null,
  costFen: null,
  heldBackCostFen: null,
};

test.each<[name: string, inputs: Partial<EffectInputs>, results: Partial<EffectResults>]>([
  [
    'everything',
    {
      plays: 200_000,
      engagements: 9000,
      clicks: 1500,
      orders: 60,
      revenueFen: 1_800_000,
      costFen: 1_200_000,
    },
    {
      cpmE4: 600_000,
      cpcE4: 80_000,
      cpeE4: 13_333,
      clickRatePpm: 7500,
      conversionPpm: 40_000,
      orderValueFen: 30_000,
      roiBp: 5000,
      roasBp: 15_000,
    },
  ],
  ['a loss', { revenueFen: 30_000, costFen: 40_000 }, { roiBp: -2500, roasBp: 7500 }],
  ['nothing sold', { revenueFen: 0, costFen: 40_000 }, { roiBp: -10_000, roasBp: 0 }],
  ['a half goes away from zero', { revenueFen: 39_996, costFen: 80_000 }, { roiBp: -5001 }],
  ['no cost', { plays: 10, revenueFen: 5 }, { cpmE4: null, roiBp: null, roasBp: null }],
  ['a cost of nothing', { plays: 10, revenueFen: 5, costFen: 0 }, { cpmE4: 0, roiBp: null, roasBp: null }],
  ['no plays', { plays: 0, costFen: 100, clicks: 3 }, { cpmE4: null, clickRatePpm: null, cpcE4: 3333 }],
  ['plays that nobody told', { costFen: 100 }, { cpmE4: null, cpcE4: null, cpeE4: null }],
  [
    'cost of posts that are held back is in what clicks cost, not in what plays cost',
    { plays: 1000, clicks: 10, engagements: 10, costFen: 3000, heldBackCostFen: 1000 },
    { cpmE4: 200_000, cpcE4: 30_000, cpeE4: 20_000 },
  ],
  [
    'nothing but posts that are held back',
    { plays: 1000, costFen: 3000, heldBackCostFen: 3000 },
    { cpmE4: null, cpeE4: null },
  ],
  ['too much to be told exactly', { plays: 1, costFen: 1_000_000_000_000_000 }, { cpmE4: null }],
])('%s', (_name, inputs, results) => {
  expect(resultsOf({ ...nothing, ...inputs })).toMatchObject(results);
});

describe('EMV', () => {
  const counts = (some: Partial<EmvCounts>): EmvCounts => ({
    plays: null,
    likes: null,
    comments: null,
    shares: null,
    clicks: null,
    ...some,
  });
  const dollars = (worth: EmvCoefficients['worth'], rateE8 = 100_000_000): EmvCoefficients => ({
    currency: 'USD',
    rateE8,
    rateOn: '2026-11-20',
    rateFrom: '',
    worth,
  });

  it('equals the result of Later’s example', () => {
    const post = counts({ plays: 50_000, likes: 5000, comments: 500 });
    const worth = { instagram: { plays: 500, likes: 3000, comments: 5000 } };
    expect(emvFenOf({ instagram: post }, dollars(worth))).toBe(175_250);
    expect(emvFenOf({ instagram: post }, dollars(worth, 712_340_000))).toBe(1_248_376);
  });

  it('adds platforms up by their own worths, and rounds once', () => {
    const worth = { tiktok: { plays: 1 }, youtube: { likes: 49 } };
    const both = { tiktok: counts({ plays: 1000, likes: 7 }), youtube: counts({ likes: 1 }) };
    // A ten-thousandth and 49 of them are half a fen.
    expect(emvFenOf(both, dollars(worth))).toBe(1);
    expect(emvFenOf({ youtube: both.youtube }, dollars(worth))).toBe(0);
  });

  it('is absent if no figure has a value, or none of those is known', () => {
    expect(emvFenOf({ tiktok: counts({ plays: 5 }) }, null)).toBeNull();
    expect(emvFenOf({ tiktok: counts({ plays: 5 }) }, dollars({}))).toBeNull();
    expect(emvFenOf({ tiktok: counts({ likes: 5 }) }, dollars({ tiktok: { plays: 9 } }))).toBeNull();
    expect(emvFenOf({ tiktok: counts({ plays: 0 }) }, dollars({ tiktok: { plays: 9 } }))).toBe(0);
  });
});

describe('what if', () => {
  it('follows from plays to revenue, with the same formulas', () => {
    const clicks = atRate(100_000, 12_500);
    const orders = atRate(clicks, 20_000);
    expect([clicks, orders, revenueOf(orders, 19_900)]).toEqual([1250, 25, 497_500]);
  });

  it('returns its own inputs unchanged', () => {
    const inputs = { ...nothing, plays: 200_000, clicks: 1500, orders: 60 };
    const { clickRatePpm, conversionPpm } = resultsOf(inputs);
    expect([atRate(200_000, clickRatePpm), atRate(1500, conversionPpm)]).toEqual([1500, 60]);
  });

  it('leaves unknown what is unknown', () => {
    expect([atRate(null, 100), atRate(100, null), revenueOf(null, 100), revenueOf(100, null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
