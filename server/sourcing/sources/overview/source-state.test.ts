import { expect, test } from 'vitest';
import type { SourceState } from '../../../../contract/sourcing/sources.ts';
import { stateOf, type HeldCredential, type SourceFacts } from './source-state.ts';

const now = new Date('2026-11-22T10:00:00Z');
const soon = new Date('2026-11-22T10:05:00Z');
const late = new Date('2026-11-22T18:00:00Z');
const past = new Date('2026-11-22T09:59:00Z');

const credential = (more: Partial<HeldCredential> = {}): HeldCredential => ({
  group: 'a',
  isSandbox: false,
  state: 'ok',
  freeAt: null,
  ...more,
});

const cases: [string, Partial<SourceFacts>, SourceState, Date | null][] = [
  ['a credential that works', {}, 'ready', null],
  ['turned off', { isOn: false }, 'off', null],
  ['without a credential', { credentials: [] }, 'noCredential', null],
  ['a refused credential', { credentials: [credential({ state: 'refused' })] }, 'noCredential', null],
  ['a credential that is off', { credentials: [credential({ state: 'off' })] }, 'noCredential', null],
  [
    'a refused one of the operator beside the sandbox’s',
    { credentials: [credential({ state: 'refused' }), credential({ isSandbox: true })] },
    'noCredential',
    null,
  ],
  [
    'one of the operator that is off beside the sandbox’s',
    { credentials: [credential({ state: 'off' }), credential({ isSandbox: true })] },
    'ready',
    null,
  ],
  ['none needed', { needsCredential: false, credentials: [] }, 'ready', null],
  ['failures, and not yet enough', { failures: 4, openUntil: soon }, 'ready', null],
  ['resting', { failures: 5, openUntil: soon }, 'resting', soon],
  ['a rest that is over', { failures: 5, openUntil: past }, 'ready', null],
  [
    'resting matters more than the quota',
    { failures: 9, openUntil: soon, usedUp: new Map([['a', late]]) },
    'resting',
    soon,
  ],
  ['asked too often', { credentials: [credential({ freeAt: soon })] }, 'waiting', soon],
  ['asked too often some time ago', { credentials: [credential({ freeAt: past })] }, 'ready', null],
  ['its quota used up', { usedUp: new Map([['a', late]]) }, 'waiting', late],
  [
    'quota and rate: the later one',
    { credentials: [credential({ freeAt: soon })], usedUp: new Map([['a', late]]) },
    'waiting',
    late,
  ],
  ['the quota of another group used up', { usedUp: new Map([['b', late]]) }, 'ready', null],
  [
    'one of two groups used up',
    { credentials: [credential(), credential({ group: 'b' })], usedUp: new Map([['a', late]]) },
    'ready',
    null,
  ],
  [
    'both used up: whichever is free first',
    {
      credentials: [credential(), credential({ group: 'b', freeAt: soon })],
      usedUp: new Map([['a', late]]),
    },
    'waiting',
    soon,
  ],
  [
    'none needed, and the quota used up',
    { needsCredential: false, credentials: [], usedUp: new Map([['open', late]]) },
    'waiting',
    late,
  ],
];

test.each(cases)('%s', (_name, facts, state, freeAt) => {
  const usual: SourceFacts = {
    isOn: true,
    needsCredential: true,
    failures: 0,
    openUntil: null,
    credentials: [credential()],
    usedUp: new Map(),
  };
  expect(stateOf({ ...usual, ...facts }, now)).toEqual({ state, freeAt });
});
