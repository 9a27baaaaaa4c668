import { expect, test } from 'vitest';
import type { Refresh } from '../../../contract/sourcing/refreshes.ts';
import { refreshText } from './refresh-text.ts';

const at = '2026-11-23T08:00:00.000Z';
const idle: Refresh = {
  state: 'idle',
  source: 'youtube',
  refreshedAt: at,
  nextAt: null,
  freeAt: null,
  againAt: null,
  fault: null,
  triedAt: null,
};

test.each([
  ['idle', idle, 'idle', null, true],
  ['fresh', { ...idle, againAt: at }, 'fresh', at, false],
  ['queued', { ...idle, state: 'queued' }, 'underWay', null, false],
  ['running', { ...idle, state: 'running' }, 'underWay', null, false],
  ['waiting for a quota', { ...idle, state: 'waiting', freeAt: at }, 'waitingUntil', at, false],
  ['waiting for nobody knows how long', { ...idle, state: 'waiting' }, 'waiting', null, false],
  ['without a source', { ...idle, state: 'noSource', source: null }, 'noSource', null, false],
] as const)('%s', (_name, refresh, key, moment, canAsk) => {
  expect(refreshText(refresh)).toEqual({ key, at: moment, canAsk });
});
