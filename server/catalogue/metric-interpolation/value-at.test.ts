import { expect, it } from 'vitest';
import type { Point } from '../metric-history/packed-points.ts';
import { type Series, latestFigure, valueAt } from './series-track.ts';

const born = Date.parse('2026-11-01T00:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(born + hours * hour);
const point = (hours: number, plays: number | null, more: Partial<Point> = {}): Point => ({
  at: at(hours).getTime() / 1000,
  plays,
  likes: null,
  comments: null,
  shares: null,
  ...more,
});
const gap = (from: number, to: number | null) => ({
  from: at(from).toISOString(),
  to: to === null ? null : at(to).toISOString(),
  reason: 'quota' as const,
});
const post = (points: Point[], more: Partial<Series> = {}): Series => ({
  publishedAt: at(0),
  points,
  gaps: [],
  ...more,
});
const grows = [point(2, 200), point(4, 600), point(8, 700)];

it.each<[string, Series, number, number | null]>([
  ['between two points', post(grows), 3, 400],
  ['at a point', post(grows), 4, 600],
  ['at the last point', post(grows), 8, 700],
  ['after the last point', post(grows), 8.01, null],
  ['at publication', post(grows), 0, 0],
  ['between publication and a first point of the first day', post(grows), 1, 100],
  ['before publication', post(grows), -1, null],
  ['before a first point that comes later', post([point(25, 500), point(26, 600)]), 12, null],
  ['before the first point of a post of unknown age', post(grows, { publishedAt: null }), 1, null],
  ['in a gap', post(grows, { gaps: [gap(5, 7)] }), 4.5, null],
  ['beside a gap', post(grows, { gaps: [gap(5, 7)] }), 3, 400],
  ['at a point in a gap', post(grows, { gaps: [gap(3, 7)] }), 4, 600],
  ['between points that a gap only touches', post(grows, { gaps: [gap(0, 2), gap(4, 8)] }), 3, 400],
  ['in a gap before the first point', post(grows, { gaps: [gap(0, 2)] }), 1, null],
  ['in a gap that lasts', post(grows, { gaps: [gap(8, null)] }), 7, 675],
  ['over a point that does not tell it', post([point(2, 200), point(3, null), point(4, 600)]), 3, 400],
  ['where a platform took plays back', post([point(2, 600), point(4, 500)]), 3, 550],
  ['after the last point of one that is gone', post(grows, { state: 'gone' }), 900, 700],
  ['of one without points', post([]), 1, null],
])('reads plays %s', (_where, series, hours, value) => {
  expect(valueAt(series, 'plays', at(hours))).toBe(value);
});

it.each<[string, Point[], number | null]>([
  ['of all that is told', [point(4, null, { likes: 5, comments: 2, shares: 1 })], 8],
  ['without what a platform never tells', [point(4, null, { likes: 5, comments: 2 })], 7],
  ['of nothing without likes', [point(4, 9, { comments: 2 })], null],
])('adds up engagements %s', (_what, points, value) => {
  expect(valueAt(post(points), 'engagements', at(4))).toBe(value);
});

it('is not affected by a reading with fewer or more figures than others', () => {
  const full = { likes: 10, comments: 5, shares: 5 };
  const less = post([point(2, 1, full), point(3, 1, { likes: 10, comments: 5 }), point(4, 1, full)]);
  expect(valueAt(less, 'engagements', at(3))).toBe(20);
  const part = { likes: 10, comments: 5 };
  const more = post([point(2, 1, part), point(3, 1, { ...part, shares: 9 }), point(4, 1, part)]);
  expect(valueAt(more, 'engagements', at(3))).toBe(15);
});

it.each<[string, Series, { value: number; at: Date } | null]>([
  ['tells', post(grows), { value: 700, at: at(8) }],
  ['told before it told less', post([...grows, point(9, null)]), { value: 700, at: at(8) }],
  ['told before a gap', post(grows, { gaps: [gap(8, null)] }), { value: 700, at: at(8) }],
  ['never told', post([point(2, null)]), null],
])('knows the last that a series %s', (_what, series, last) => {
  expect(latestFigure(series, 'plays')).toEqual(last);
});
