import { describe, expect, test } from 'vitest';
import { dueAt, reasonFor, retryDays, roomFor } from './refresh-worth.ts';

const now = new Date('2026-11-22T08:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const nobody = { lists: 0, campaigns: 0, monitors: 0, viewedAt: null };

test.each([
  ['followed by a monitor project', { ...nobody, monitors: 1, campaigns: 1 }, 'monitor', 0.25],
  ['in a campaign', { ...nobody, campaigns: 1, lists: 2 }, 'campaign', 1],
  ['in a list', { ...nobody, lists: 1, viewedAt: ago(1) }, 'list', 7],
  ['looked at', { ...nobody, viewedAt: ago(30) }, 'viewed', 14],
  ['looked at long ago', { ...nobody, viewedAt: ago(31) }, 'age', 28],
  ['nobody’s', nobody, 'age', 28],
] as const)('%s', (_name, interest, reason, days) => {
  expect(reasonFor(interest, now)).toBe(reason);
  expect(dueAt(ago(days), interest, now)).toEqual(now);
});

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [6, 30],
  [40, 30],
])('after %i failures the next try is in %i days', (failures, days) => {
  expect(retryDays(failures)).toBe(days);
});

describe('room', () => {
  const hour = 3_600_000;
  const youtube = { cardCost: 1.22, batch: 50 };
  test.each([
    ['a whole day', { left: 8000, untilReset: 24 * hour }, 50],
    ['the last ten minutes', { left: 8000, untilReset: hour / 6 }, 6557],
    ['half a day', { left: 8000, untilReset: 12 * hour }, 92],
    ['hardly anything', { left: 10, untilReset: 12 * hour }, 8],
    ['nothing', { left: 0, untilReset: hour }, 0],
  ])('for %s', (_name, budget, room) => {
    expect(roomFor({ ...youtube, ...budget })).toBe(room);
  });
});
