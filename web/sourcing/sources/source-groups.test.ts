import { expect, test } from 'vitest';
import type { Source } from '../../../contract/sourcing/sources.ts';
import { countStates, groupSources, hasOwnCredential, worksWithout } from './source-groups.ts';

const source = (more: Partial<Source>): Source => more as Source;
const credential = (id: number, state: 'ok' | 'off' | 'refused', isSandbox = false) => ({
  id,
  state,
  isSandbox,
  name: '',
  group: '',
  refusedText: '',
  freeAt: null,
  lastUsedAt: null,
  values: {},
});

test('sources are grouped by platform, those of several come last', () => {
  const groups = groupSources([
    source({ code: 'files', platforms: ['tiktok', 'youtube', 'instagram'] }),
    source({ code: 'youtube', platforms: ['youtube'] }),
    source({ code: 'oembed', platforms: ['tiktok', 'youtube'] }),
    source({ code: 'youtube_own', platforms: ['youtube'] }),
  ]);
  expect(groups.map(({ platform, sources }) => [platform, sources.map(({ code }) => code)])).toEqual([
    ['tiktok', []],
    ['youtube', ['youtube', 'youtube_own']],
    ['instagram', []],
    [null, ['files', 'oembed']],
  ]);
});

test('states are counted; waiting and resting ones together', () => {
  const states = ['ready', 'waiting', 'resting', 'noCredential', 'off', 'off'] as const;
  expect(countStates(states.map(state => source({ state })))).toEqual({
    ready: 1,
    waiting: 2,
    missing: 1,
    off: 2,
  });
});

test.each([
  [[credential(1, 'ok', true)], false],
  [[credential(1, 'ok', true), credential(2, 'off')], false],
  [[credential(1, 'ok', true), credential(2, 'refused')], true],
])('the sandbox’s credential is used if there is no other (%#)', (credentials, isOwn) => {
  expect(hasOwnCredential(source({ credentials }))).toBe(isOwn);
});

test('without its last credential that works a source does not', () => {
  const credentials = [credential(1, 'ok'), credential(2, 'off'), credential(3, 'refused')];
  expect(worksWithout(source({ credentials }), 1)).toBe(false);
  expect(worksWithout(source({ credentials }), 2)).toBe(true);
});
