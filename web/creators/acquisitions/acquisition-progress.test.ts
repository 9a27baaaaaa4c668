import { expect, test } from 'vitest';
import { isUnderWay, progressOf } from './acquisition-progress.ts';

const links = {
  kind: 'links',
  state: 'running',
  found: 0,
  isSearching: false,
  added: 0,
  already: 0,
  failed: 0,
  most: 100,
} as const;
const search = { ...links, kind: 'hashtag', isSearching: true } as const;

test.each([
  [links, { settled: 0, by: 'nothing', percent: 0 }],
  [
    { ...links, found: 10, added: 6, already: 1, failed: 1 },
    { settled: 8, by: 'found', percent: 80 },
  ],
  [
    { ...links, found: 3, added: 1 },
    { settled: 1, by: 'found', percent: 33 },
  ],
  [
    { ...links, found: 10, failed: 10 },
    { settled: 10, by: 'found', percent: 100 },
  ],
  [search, { settled: 0, by: 'searching', percent: 0 }],
  [
    { ...search, found: 40, added: 25, failed: 5 },
    { settled: 30, by: 'searching', percent: 25 },
  ],
  [
    { ...search, found: 120, added: 100 },
    { settled: 100, by: 'searching', percent: 99 },
  ],
  [
    { ...search, isSearching: false, found: 120, added: 100, failed: 20 },
    { settled: 120, by: 'found', percent: 100 },
  ],
] as const)('%j', (of, progress) => {
  expect(progressOf(of)).toEqual(progress);
});

test('only waiting and running ones are updated automatically', () => {
  const states = ['waiting', 'running', 'paused', 'resting', 'stopped', 'done'] as const;
  expect(states.filter(state => isUnderWay({ state }))).toEqual(['waiting', 'running']);
});
