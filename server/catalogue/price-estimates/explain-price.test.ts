import { expect, test } from 'vitest';
import { explainPrice } from './explain-price.ts';

const creator = {
  platform: 'tiktok',
  region: 'US',
  category: 'Beauty',
  averagePlays: 10_000,
  level: 4,
} as const;
const any = { platform: 'tiktok', regionTier: 0, category: '', cpmFen: 3000 } as const;
const exact = { platform: 'tiktok', regionTier: 1, category: 'Beauty', cpmFen: 5000 } as const;

test.each([
  ['the general lines where the team has none', [], [any, exact], { ...exact, basis: 'general' }],
  ['any line of the team before a closer general one', [any], [exact], { ...any, basis: 'team' }],
  [
    'the general lines where those of the team are for others',
    [{ ...exact, regionTier: 2 }],
    [any],
    { ...any, basis: 'general' },
  ],
] as const)('an estimate depends on %s', (_, own, general, base) => {
  expect(explainPrice(creator, { own, general })?.base).toEqual(base);
});

test('an estimate explains all its inputs', () => {
  expect(explainPrice(creator, { own: [], general: [any] })).toEqual({
    lowFen: 27_000,
    estimateFen: 36_000,
    highFen: 45_000,
    averagePlays: 10_000,
    cpmFen: 3000,
    base: { ...any, basis: 'general' },
    qualityCenti: 120,
    level: 4,
  });
});

test('without plays or a line there is none', () => {
  expect(explainPrice({ ...creator, averagePlays: null }, { own: [any], general: [any] })).toBeNull();
  expect(explainPrice(creator, { own: [], general: [] })).toBeNull();
});
