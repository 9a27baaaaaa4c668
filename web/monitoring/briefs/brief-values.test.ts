import { expect, it } from 'vitest';
import type { Requirements } from '../../../contract/monitoring/briefs/briefs.ts';
import { asksSomething, faultsOf, fieldsOf, valuesOf, type BriefValues } from './brief-values.ts';

const none: Requirements = {
  hashtags: [],
  mentions: [],
  link: null,
  disclosure: null,
  window: null,
  onlineDays: null,
};
const whole: Requirements = {
  hashtags: ['one', 'two'],
  mentions: ['brand'],
  link: { way: 'text', texts: ['a.example', 'b.example'] },
  disclosure: 'any',
  window: { from: '2026-11-01', to: '2026-11-30' },
  onlineDays: 7,
};

it.each([none, whole, { ...none, link: { way: 'own', texts: [] } } satisfies Requirements])(
  'a brief is unchanged by the form: %j',
  brief => {
    expect(fieldsOf(valuesOf(brief))).toEqual(brief);
    expect(faultsOf(valuesOf(brief))).toEqual({});
  },
);

it('signs that were typed are left out', () => {
  const typed = { ...valuesOf(none), hashtags: '#one,＃two,#', mentions: '@brand' };
  expect(fieldsOf(typed)).toMatchObject({ hashtags: ['one', 'two'], mentions: ['brand'] });
});

it.each<[Partial<BriefValues>, ReturnType<typeof faultsOf>]>([
  [{ link: 'text' }, { texts: 'noLink' }],
  [{ link: 'own' }, {}],
  [{ from: '2026-11-01' }, { to: 'noDay' }],
  [{ to: '2026-11-01' }, { from: 'noDay' }],
  [{ from: '2026-11-02', to: '2026-11-01' }, { to: 'turned' }],
  [{ onlineDays: '0' }, { onlineDays: 'days' }],
  [{ onlineDays: '1.5' }, { onlineDays: 'days' }],
  [{ onlineDays: '366' }, { onlineDays: 'days' }],
  [{ onlineDays: '365' }, {}],
])('the error for %j is %j', (typed, faults) => {
  expect(faultsOf({ ...valuesOf(none), ...typed })).toEqual(faults);
});

it('requires something, or nothing', () => {
  expect([asksSomething(none), asksSomething(whole), asksSomething({ ...none, onlineDays: 1 })]).toEqual([
    false,
    true,
    true,
  ]);
});
