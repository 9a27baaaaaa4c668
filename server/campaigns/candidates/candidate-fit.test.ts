import { expect, test } from 'vitest';
import { fitOf, leftOf, type Compared, type FitStandard } from './candidate-fit.ts';

const creator: Compared = {
  platform: 'tiktok',
  region: 'TH',
  lastPostAt: '2026-11-01T00:00:00.000Z',
  price: { lowFen: 300, highFen: 500, isPaid: false },
  isAgreed: false,
};
const standard: FitStandard = {
  platforms: ['tiktok', 'youtube'],
  regions: ['TH', 'VN'],
  leftFen: 500,
  now: new Date('2026-11-28T00:00:00.000Z'),
};
const fit = (of: Partial<Compared>, by: Partial<FitStandard> = {}) =>
  fitOf({ ...creator, ...of }, { ...standard, ...by });

test('A creator who is what the campaign wants meets every check', () => {
  expect(fit({})).toEqual({ platform: 'met', region: 'met', price: 'met', posting: 'met' });
});

test('What the campaign does not state is not checked', () => {
  expect(fit({}, { platforms: [], regions: [], leftFen: null })).toEqual({ posting: 'met' });
});

test.each([
  ['another platform', { platform: 'instagram' }, { platform: 'missed' }],
  ['another region', { region: 'JP' }, { region: 'missed' }],
  ['a region that nobody knows', { region: null }, { region: 'unknown' }],
  ['a price that nobody knows', { price: null }, { price: 'unknown' }],
  ['a last post that nobody knows', { lastPostAt: null }, { posting: 'unknown' }],
  ['a post 90 days ago', { lastPostAt: '2026-08-30T00:00:00.000Z' }, { posting: 'met' }],
  ['a post more than 90 days ago', { lastPostAt: '2026-08-29T23:59:59.000Z' }, { posting: 'missed' }],
] as const)('%s', (_name, of, expected) => {
  expect(fit(of)).toMatchObject(expected);
});

test.each([
  ['fits', 500, 'met'],
  ['may exceed what is left, which is no miss', 400, 'unknown'],
  ['exceeds what is left', 299, 'missed'],
  ['exceeds a budget that is used up', -1, 'missed'],
])('A price that %s', (_name, leftFen, expected) => {
  expect(fit({}, { leftFen }).price).toBe(expected);
});

test('Where a fee is agreed, no estimate is compared: the fee is part of the known cost', () => {
  expect(fit({ isAgreed: true })).not.toHaveProperty('price');
});

test('What is left is known only of a budget that can be compared', () => {
  expect(leftOf({ budgetFen: 1000, knownFen: 400 })).toBe(600);
  expect(leftOf({ budgetFen: null, knownFen: 400 })).toBeNull();
  expect(leftOf({ budgetFen: null, knownFen: null })).toBeNull();
});
