import { expect, it } from 'vitest';
import { againAt } from './retry-time.ts';

const now = new Date('2026-11-22T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it.each<[tries: number, freeAt: Date | null, minutes: number]>([
  [0, null, 1],
  [1, null, 1],
  [2, null, 2],
  [3, null, 5],
  [4, null, 10],
  [5, null, 30],
  [6, null, 30],
  [1000, null, 30],
  [1, later(3), 3],
  [9, later(3), 3],
  [1, later(600), 30],
  [2, later(-1), 2],
])('after %i failed attempts, free at %o, it is retried in %i minutes', (tries, freeAt, minutes) => {
  expect(againAt(now, tries, freeAt)).toEqual(later(minutes));
});
