import { expect, test } from 'vitest';
import type { ProjectDay } from '../../../../contract/monitoring/monitors.ts';
import { dayValue, isMissing } from './days-curve.ts';

const day: ProjectDay = {
  day: '2026-11-24',
  plays: 900,
  engagements: 80,
  playsGained: null,
  engagementsGained: 12,
  posts: 3,
  missing: 1,
};

test.each([
  ['plays', 'sum', 900],
  ['engagements', 'sum', 80],
  ['plays', 'gained', null],
  ['engagements', 'gained', 12],
] as const)('%s, %s', (figure, way, value) => {
  expect(dayValue(day, figure, way)).toBe(value);
});

test('a day is missing only where posts were out and their figure is not known', () => {
  expect(isMissing(day, 'plays', 'gained')).toBe(true);
  expect(isMissing(day, 'plays', 'sum')).toBe(false);
  expect(isMissing({ ...day, plays: null, posts: 0 }, 'plays', 'sum')).toBe(false);
});
