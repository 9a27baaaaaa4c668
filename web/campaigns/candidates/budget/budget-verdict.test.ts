import { expect, test } from 'vitest';
import { verdictOn } from './budget-verdict.ts';

const estimate = { budgetFen: 1000, knownFen: 300, estimated: 2, lowFen: 500, highFen: 700, unknown: 0 };

test.each([
  ['fits', {}, 'within'],
  ['may exceed the budget', { highFen: 701 }, 'maybeOver'],
  ['exceeds the budget at its lowest', { lowFen: 701, highFen: 900 }, 'over'],
  ['exceeds the budget with prices unknown', { lowFen: 701, highFen: 900, unknown: 3 }, 'over'],
  ['fits with prices unknown', { unknown: 1 }, 'within'],
  ['has no budget', { budgetFen: null }, null],
  ['has a budget without a rate', { budgetFen: null, knownFen: null }, null],
  ['has nobody to estimate', { estimated: 0, lowFen: 0, highFen: 0 }, 'none'],
  [
    'has nobody to estimate, and too much agreed',
    { estimated: 0, lowFen: 0, highFen: 0, knownFen: 1001 },
    'spent',
  ],
] as const)('an estimate that %s', (_name, by, verdict) => {
  expect(verdictOn({ ...estimate, ...by })).toBe(verdict);
});
