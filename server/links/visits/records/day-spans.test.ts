import { expect, it } from 'vitest';
import { daySpansOf } from './day-spans.ts';

const asText = (days: string[]) =>
  daySpansOf(days).map(({ begin, end }) => [
    begin.toISOString().slice(0, 16),
    end.toISOString().slice(0, 16),
  ]);

it.each([
  ['no day', [], []],
  ['a day by the clocks of the whole world', ['2026-11-20'], [['2026-11-19T10:00', '2026-11-21T12:00']]],
  ['neighbours together', ['2026-11-20', '2026-11-21'], [['2026-11-19T10:00', '2026-11-22T12:00']]],
  [
    'days that overlap somewhere together',
    ['2026-11-20', '2026-11-22'],
    [['2026-11-19T10:00', '2026-11-23T12:00']],
  ],
  [
    'days far from each other apart',
    ['2026-02-28', '2026-03-10'],
    [
      ['2026-02-27T10:00', '2026-03-01T12:00'],
      ['2026-03-09T10:00', '2026-03-11T12:00'],
    ],
  ],
  [
    'all in one where they fill most of the time',
    ['2026-02-28', '2026-03-03'],
    [['2026-02-27T10:00', '2026-03-04T12:00']],
  ],
])('%s', (_name, days, spans) => {
  expect(asText(days)).toEqual(spans);
});
