import { expect, test } from 'vitest';
import { everybodyIn, isKeepable, readShow, writeShow } from './show-state.ts';

test.each([
  ['id=3&step=recipients', { show: 'all', page: 1, size: 20 }],
  ['show=locked&page=2&size=50', { show: 'locked', page: 2, size: 50 }],
  ['show=ok', { show: 'ok', page: 1, size: 20 }],
  ['show=nobody&page=-1', { show: 'all', page: 1, size: 20 }],
])('%j', (query, state) => expect(readShow(new URLSearchParams(query))).toEqual(state));

test('the rest of the address stays', () => {
  const params = new URLSearchParams('id=3&show=locked&page=4');
  expect(writeShow(params, { show: 'ok', page: 1, size: 20 }).toString()).toBe('id=3&show=ok');
});

test('a recipient kept in spite of a warning is counted once', () => {
  const reasons = [
    { reason: 'contacted' as const, count: 3, kept: 2 },
    { reason: 'locked' as const, count: 4, kept: 0 },
  ];
  expect(everybodyIn({ ok: 10, reasons })).toBe(15);
});

test.each([
  ['contacted', true],
  ['bounced', true],
  ['blocked', false],
  [null, false],
] as const)('%s may be kept: %s', (reason, may) => expect(isKeepable(reason)).toBe(may));
