import { expect, it } from 'vitest';
import type { AcquisitionSchedule } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { nextRunAt } from './next-run.ts';

it.each<[string, AcquisitionSchedule, createdAt: string, now: string, timeZone: string, next: string | null]>([
  ['once', 'once', '2026-11-20T08:30:10Z', '2026-11-20T08:31:00Z', 'UTC', null],
  ['a day later', 'daily', '2026-11-20T08:30:10Z', '2026-11-20T08:30:50Z', 'UTC', '2026-11-21T08:30:00Z'],
  ['not today again', 'daily', '2026-11-20T08:30:10Z', '2026-11-20T08:30:00Z', 'UTC', '2026-11-21T08:30:00Z'],
  ['after a run of many hours', 'daily', '2026-11-20T08:30:10Z', '2026-11-22T09:00:00Z', 'UTC', '2026-11-23T08:30:00Z'],
  ['today, after a run that began yesterday', 'daily', '2026-11-20T08:30:10Z', '2026-11-22T07:00:00Z', 'UTC', '2026-11-22T08:30:00Z'],
  ['a week later', 'weekly', '2026-11-20T08:30:10Z', '2026-11-20T08:40:00Z', 'UTC', '2026-11-27T08:30:00Z'],
  ['on the same weekday of the team', 'weekly', '2026-11-20T23:30:00Z', '2026-11-20T23:40:00Z', 'Asia/Shanghai', '2026-11-27T23:30:00Z'],
  ['at the last minute of the day', 'daily', '2026-11-20T15:59:59Z', '2026-11-20T16:30:00Z', 'Asia/Shanghai', '2026-11-21T15:59:00Z'],
  ['by clocks that were changed', 'daily', '2026-03-28T11:00:00Z', '2026-03-28T11:05:00Z', 'Europe/Berlin', '2026-03-29T10:00:00Z'],
  ['not on a day whose clocks jump over the hour', 'daily', '2026-03-28T01:30:00Z', '2026-03-28T01:35:00Z', 'Europe/Berlin', '2026-03-30T00:30:00Z'],
])('%s', (_what, schedule, createdAt, now, timeZone, next) => {
  const at = nextRunAt(schedule, { createdAt: new Date(createdAt), now: new Date(now), timeZone });
  expect(at).toEqual(next === null ? null : new Date(next));
}); // oxfmt-ignore
