import { expect, test } from 'vitest';
import { firstSteps } from '../../../contract/home/first-steps.ts';
import { addressOf, areOffered, arePutAway, hintIn, steps } from './step-state.ts';

test('the steps are those of the contract, in its order', () => {
  expect(steps).toEqual(firstSteps);
});

test.each(firstSteps)('%s leads to a page with its hint', step => {
  expect(hintIn(addressOf(step).split('?')[1] ?? '')).toBe(step);
});

test.each(['', 'hint=', 'hint=toString', 'hint=other'])('%j asks for no hint', query => {
  expect(hintIn(query)).toBeNull();
});

test.each([
  [[], false, true, false],
  [[], true, false, true],
  [['makeLink'], false, true, false],
  [firstSteps, false, false, false],
  [firstSteps, true, false, false],
] as const)(
  'with %j done and hidden %j they are offered: %j, put away: %j',
  (done, isHidden, offered, away) => {
    const state = { done: [...done], isHidden };
    expect([areOffered(state), arePutAway(state)]).toEqual([offered, away]);
  },
);
