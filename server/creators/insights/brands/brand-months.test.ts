import { expect, test } from 'vitest';
import { countMonths } from './brand-months.ts';

const on = (day: string, isSponsored = false) => ({ at: new Date(`${day}T00:00:00Z`), isSponsored });
const observedAt = new Date('2026-03-31T23:00:00Z');

test('twelve months at most, over the turn of a year', () => {
  const months = countMonths([on('2024-01-01'), on('2026-01-05', true)], observedAt, false);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-04', posts: 0, sponsored: 0 });
  expect(months.at(-1)?.month).toBe('2026-03');
  expect(months.find(({ month }) => month === '2026-01')).toMatchObject({ posts: 1, sponsored: 1 });
});

test('a month with omitted older posts has no figures', () => {
  const posts = [on('2026-01-31'), on('2026-03-01')];
  expect(countMonths(posts, observedAt, true).map(({ month }) => month)).toEqual(['2026-02', '2026-03']);
  expect(countMonths(posts, observedAt, false).map(({ month }) => month)).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
});

test('without posts there are no months', () => {
  expect(countMonths([], observedAt, false)).toEqual([]);
});
