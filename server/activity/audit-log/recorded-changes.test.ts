import { expect, it } from 'vitest';
import { changesOf } from './recorded-changes.ts';

it.each([
  ['nothing', undefined, undefined, { fields: [], before: null, after: null }],
  ['what came', undefined, { way: 'phone' }, { fields: ['way'], before: null, after: { way: 'phone' } }],
  ['what went', { plan: 'pro' }, undefined, { fields: ['plan'], before: { plan: 'pro' }, after: null }],
  [
    'only what differs',
    { nickname: '李', company: '山海' },
    { nickname: '李雷', company: '山海' },
    { fields: ['nickname'], before: { nickname: '李' }, after: { nickname: '李雷' } },
  ],
  ['no change', { a: 1, b: null }, { a: 1, b: null }, { fields: [], before: {}, after: {} }],
  [
    'fields of one side',
    { a: 1, gone: 2 },
    { a: 1, come: false },
    { fields: ['gone', 'come'], before: { gone: 2 }, after: { come: false } },
  ],
  ['a type', { a: '1' }, { a: 1 }, { fields: ['a'], before: { a: '1' }, after: { a: 1 } }],
  ['empty for null', { a: null }, { a: '' }, { fields: ['a'], before: { a: null }, after: { a: '' } }],
])('keeps %s', (_what, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});
