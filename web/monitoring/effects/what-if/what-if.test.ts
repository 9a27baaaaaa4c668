import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../../contract/monitoring/effects/effect-formulas.ts';
import { assumedOf, type Assumption, maxOf, presentOf, readTyped, textsOf, whatOf } from './what-if.ts';

const known = {
  plays: 200_000,
  engagements: 9000,
  clickRatePpm: 7500,
  conversionPpm: 40_000,
  orderValueFen: 29_950,
  costFen: 1_276_170,
};

test('begins with the current values, as people type them', () => {
  expect(presentOf(known).texts).toEqual({
    plays: '200000',
    engagementPpm: '4.5',
    clickRatePpm: '0.75',
    conversionPpm: '4',
    orderValueFen: '299.5',
    costFen: '12761.7',
  });
});

test('an unknown current value is an empty field', () => {
  const { values, texts } = presentOf({ ...known, engagements: null, costFen: null });
  expect([values.engagementPpm, values.costFen, texts.costFen]).toEqual([null, null, '']);
});

test('is parsed into the same numbers', () => {
  const { values, texts } = presentOf(known);
  expect(whatOf(texts, values)).toEqual(values);
});

test('is null while an input is invalid', () => {
  const { texts, values } = presentOf(known);
  expect(whatOf({ ...texts, plays: 'many' }, values)).toBeNull();
  expect(whatOf({ ...texts, plays: '' }, values)).toBeNull();
});

test.each<[name: Assumption, text: string, value: number | null]>([
  ['clickRatePpm', '0.75%', 7500],
  ['clickRatePpm', '100', 1_000_000],
  ['clickRatePpm', '100.1', null],
  ['conversionPpm', '700', 7_000_000],
  ['plays', '1.5', null],
  ['costFen', '12,761.70', 1_276_170],
  ['costFen', '-1', null],
])('%s typed as %s', (name, text, value) => {
  expect(readTyped(name, text)).toBe(value);
  if (value !== null) expect(readTyped(name, textsOf(name, value))).toBe(value);
});

test.each<[name: Assumption, present: number | null, max: number]>([
  ['plays', 1000, 3000],
  ['plays', null, 1_000_000],
  ['plays', 0, 1_000_000],
  ['clickRatePpm', 800_000, 1_000_000],
])('%s at %s slides up to %d', (name, present, max) => {
  expect(maxOf(name, present)).toBe(max);
});

describe('the result', () => {
  const counts = {
    engagements: 454_955,
    clicks: 4,
    orders: 30,
    revenueFen: 897_000,
    costFen: 2_137_020,
    heldBackCostFen: 37_020,
  };
  const now = { ...counts, plays: 7_713_314 };
  const totals = { ...now, ...resultsOf(now) };
  const { texts } = presentOf(totals);

  test('equals the current values if nothing was changed', () => {
    expect(assumedOf(texts, totals)).toEqual(now);
  });

  test('follows plays, at the current rates', () => {
    const twice = assumedOf({ ...texts, plays: '15426628' }, totals);
    expect(twice).toMatchObject({ clicks: 8, orders: 60, revenueFen: 1_794_000, engagements: 909_910 });
  });

  test('takes a rate that was typed', () => {
    const typed = assumedOf({ ...texts, clickRatePpm: '0.5', conversionPpm: '2' }, totals);
    expect(typed).toMatchObject({ clicks: 38_567, orders: 771, plays: now.plays });
    expect(assumedOf({ ...texts, costFen: 'much' }, totals)).toBeNull();
  });

  const unknown = { plays: 5000, engagements: null, clicks: null, orders: null, revenueFen: null };
  test.each([
    ['nothing but plays and cost', { ...unknown, costFen: 40_000, heldBackCostFen: 0 }],
    ['nothing but plays', { ...unknown, costFen: null, heldBackCostFen: 0 }],
    ['nothing at all', { ...unknown, plays: null, costFen: null, heldBackCostFen: 0 }],
    [
      'orders by code, but no clicks',
      { ...unknown, orders: 12, revenueFen: 35_000, costFen: 40_000, heldBackCostFen: 0 },
    ],
    ['clicks, but no plays', { ...unknown, plays: null, clicks: 80, costFen: 40_000, heldBackCostFen: 0 }],
    [
      'plays that are 0',
      { plays: 0, engagements: 0, clicks: 3, orders: 0, revenueFen: 0, costFen: 100, heldBackCostFen: 0 },
    ],
  ] as const)('stays what it is if nothing was changed and known is %s', (_name, inputs) => {
    const all = { ...inputs, ...resultsOf(inputs) };
    const assumed = assumedOf(presentOf(all).texts, all);
    expect(assumed).toEqual(inputs);
    expect(assumed && resultsOf(assumed).roiBp).toBe(all.roiBp);
  });

  test('counts an unknown rate once it is filled in', () => {
    const inputs = { ...unknown, costFen: 40_000, heldBackCostFen: 0 };
    const all = { ...inputs, ...resultsOf(inputs) };
    const before = presentOf(all).texts;
    const clicked = assumedOf({ ...before, clickRatePpm: '2' }, all);
    expect(clicked).toMatchObject({ clicks: 100, orders: null, revenueFen: null });
    const sold = { ...before, clickRatePpm: '2', conversionPpm: '5', orderValueFen: '30' };
    expect(assumedOf(sold, all)).toMatchObject({ clicks: 100, orders: 5, revenueFen: 15_000 });
  });

  test('keeps the share of the cost that is held back', () => {
    expect(assumedOf({ ...texts, costFen: '42740.40' }, totals)?.heldBackCostFen).toBe(74_040);
  });
});
