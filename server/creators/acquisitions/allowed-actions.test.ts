import { describe, expect, it } from 'vitest';
import {
  acquisitionStates,
  type AcquisitionState,
} from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { canRemove, isPossible, stateAfter, type Deed } from './allowed-actions.ts';

/** The state that each action leads to from each state; - if it is not allowed. */
const table: [Deed, isRunOver: boolean, Record<AcquisitionState, AcquisitionState | '-'>][] = [
  ['pause', false, { waiting: 'paused', running: 'paused', paused: '-', resting: 'paused', stopped: '-', done: '-' }],
  ['resume', false, { waiting: '-', running: '-', paused: 'running', resting: '-', stopped: '-', done: '-' }],
  ['resume', true, { waiting: '-', running: '-', paused: 'resting', resting: '-', stopped: '-', done: '-' }],
  ['stop', false, { waiting: 'stopped', running: 'stopped', paused: 'stopped', resting: 'stopped', stopped: '-', done: '-' }],
  ['runAgain', true, { waiting: '-', running: '-', paused: '-', resting: 'waiting', stopped: '-', done: 'waiting' }],
  ['retry', true, { waiting: '-', running: 'running', paused: 'paused', resting: 'running', stopped: '-', done: 'running' }],
]; // oxfmt-ignore

describe.each(table)('%s, the run over: %s', (deed, isRunOver, expected) => {
  it.each(acquisitionStates)('of one that is %s', state => {
    const after = isPossible(deed, state) ? stateAfter(deed, state, isRunOver) : '-';
    expect(after).toBe(expected[state]);
  });
});

it('can be removed once it does not run', () => {
  expect(acquisitionStates.filter(canRemove)).toEqual(['paused', 'resting', 'stopped', 'done']);
});
