import { expect, test } from 'vitest';
import { acquisitionStates } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { canRemove, deedsFor } from './acquisition-deeds.ts';

const passing = [{ reason: 'private' }, { reason: 'source' }] as const;

test.each([
  ['waiting', ['pause', 'stop']],
  ['running', ['pause', 'stop', 'retry']],
  ['paused', ['resume', 'stop', 'retry']],
  ['resting', ['pause', 'stop', 'runAgain', 'retry']],
  ['stopped', []],
  ['done', ['runAgain', 'retry']],
] as const)('%s: %j', (state, deeds) => {
  expect(deedsFor({ state, failed: 2 }, passing)).toEqual(deeds);
});

test('permanent failures are not retried', () => {
  expect(deedsFor({ state: 'done', failed: 1 }, [{ reason: 'private' }])).toEqual(['runAgain']);
  expect(deedsFor({ state: 'done', failed: 0 }, passing)).toEqual(['runAgain']);
});

test('only stopped ones can be deleted', () => {
  expect(acquisitionStates.filter(state => canRemove({ state }))).toEqual([
    'paused',
    'resting',
    'stopped',
    'done',
  ]);
});
