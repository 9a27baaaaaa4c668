import { describe, expect, test } from 'vitest';
import type { Point } from './packed-points.ts';
import { packPoints, unpackPoints } from './packed-points.ts';
import { type Series, takeAbsence, takeFailure, takeFigures } from './take-figures.ts';

const start = Date.UTC(2026, 5, 1) / 1000;
const at = (hours: number) => start + hours * 3600;
const iso = (hours: number) => new Date(at(hours) * 1000).toISOString();
const point = (hours: number, plays: number | null, likes: number | null = null): Point => ({
  at: at(hours),
  plays,
  likes,
  comments: null,
  shares: null,
});
const empty: Series = {
  points: [],
  gaps: [],
  doubt: null,
  state: 'waiting',
  stateSince: null,
  watchedAt: start,
};
const after = (...points: Point[]) => points.reduce((series, each) => takeFigures(series, each, 60), empty);
const plays = ({ points }: Series) => points.map(each => each.plays);

describe('an answer', () => {
  test('is a point, and means that the post is online', () => {
    const series = after(point(1, 100), point(2, 150));
    expect(plays(series)).toEqual([100, 150]);
    expect(series.state).toBe('online');
    expect(series.stateSince).toBe(at(1));
    expect(series.gaps).toEqual([]);
  });

  test('repeated changes nothing', () => {
    const series = after(point(1, 100), point(2, 150), point(3, 170));
    for (const each of [point(1, 100), point(2, 999), point(3, 170)])
      expect(takeFigures(series, each, 60)).toEqual(series);
  });

  test('adds what was missing at that moment', () => {
    const series = takeFigures(after(point(1, 100)), point(1, 100, 7), 60);
    expect(series.points).toEqual([point(1, 100, 7)]);
  });

  test('that arrives late is inserted in order and keeps newer ones', () => {
    const series = takeFigures(after(point(1, 100), point(3, 170)), point(2, 150), 60);
    expect(plays(series)).toEqual([100, 150, 170]);
    expect(series.state).toBe('online');
  });

  test('without a figure is none', () => {
    expect(takeFigures(after(point(1, 100)), point(2, null), 60)).toEqual(after(point(1, 100)));
  });
});

describe('contradicting readings', () => {
  test.each([
    ['zero after many', 5000, 0],
    ['less than half', 5000, 2000],
    ['a hundredfold', 5000, 900_000],
  ])('%s is a gap until it is repeated', (_, before, wrong) => {
    const once = after(point(1, before), point(2, wrong));
    expect(plays(once)).toEqual([before]);
    expect(once.gaps).toEqual([{ from: iso(1), to: null, reason: 'implausible' }]);
    const again = takeFigures(once, point(2.25, wrong), 60);
    expect(plays(again)).toEqual([before, wrong, wrong]);
    expect(again.gaps).toEqual([]);
    expect(again.doubt).toBeNull();
  });

  test('and not repeated was wrong', () => {
    const series = takeFigures(after(point(1, 5000), point(2, 0)), point(2.25, 5600), 60);
    expect(plays(series)).toEqual([5000, 5600]);
    expect(series.doubt).toBeNull();
    expect(series.gaps).toEqual([]);
  });

  test('a fall that is no half is believed', () => {
    expect(plays(after(point(1, 5000), point(2, 4000)))).toEqual([5000, 4000]);
  });
});

describe('a failure', () => {
  test('leaves a gap from the last answer to the next', () => {
    const down = takeFailure(after(point(1, 100)), 'temporary');
    expect(down.gaps).toEqual([{ from: iso(1), to: null, reason: 'temporary' }]);
    const still = takeFailure(down, 'quota');
    expect(still.gaps).toEqual([{ from: iso(1), to: null, reason: 'quota' }]);
    const back = takeFigures(still, point(9, 400), 60);
    expect(back.gaps).toEqual([{ from: iso(1), to: iso(9), reason: 'quota' }]);
    expect(plays(back)).toEqual([100, 400]);
  });

  test('that was over in time leaves none', () => {
    const back = takeFigures(takeFailure(after(point(1, 100)), 'rate'), point(2.2, 130), 60);
    expect(back.gaps).toEqual([]);
  });

  test('without any report is a gap as well', () => {
    expect(after(point(1, 100), point(6, 300)).gaps).toEqual([{ from: iso(1), to: iso(6), reason: 'late' }]);
  });

  test('is divided by a late reading', () => {
    const series = takeFigures(after(point(1, 100), point(9, 300)), point(5, 200), 60);
    expect(series.gaps).toEqual([
      { from: iso(1), to: iso(5), reason: 'late' },
      { from: iso(5), to: iso(9), reason: 'late' },
    ]);
  });

  test('does not count while the post was not watched', () => {
    const old = { ...point(-500, 100), at: at(-500) };
    expect(after(old, point(1, 300)).gaps).toEqual([]);
  });
});

describe('a post that is not there', () => {
  test('is gone after two checks, since the first', () => {
    const once = takeAbsence(after(point(1, 100)), at(2), 'gone');
    expect(once.state).toBe('online');
    const tooSoon = takeAbsence(once, at(2) + 60, 'gone');
    expect(tooSoon.state).toBe('online');
    const twice = takeAbsence(once, at(2.25), 'gone');
    expect([twice.state, twice.stateSince]).toEqual(['gone', at(2)]);
    expect(plays(twice)).toEqual([100]);
  });

  test('returns', () => {
    const gone = takeAbsence(takeAbsence(after(point(1, 100)), at(2), 'private'), at(3), 'private');
    expect(gone.state).toBe('private');
    expect(takeFigures(gone, point(4, 120), 60).state).toBe('online');
  });

  test('was seen after it, so the answer is old', () => {
    const series = after(point(5, 100));
    expect(takeAbsence(series, at(4), 'gone')).toEqual(series);
  });
});

describe('packing', () => {
  const long = Array.from({ length: 200 }, (_, index): Point => ({
    at: at(index),
    plays: index * index * 37,
    likes: index % 7 === 0 ? null : index * 3,
    comments: index === 5 ? 0 : index % 11,
    shares: null,
  }));

  test.each([
    ['nothing', []],
    ['a point', [point(1, 0, 0)]],
    ['large, falling and missing figures', [point(1, 2 ** 51), point(2, 3, 9), point(3, null)]],
    ['a long series', long],
  ])('%s', (_, points) => {
    expect(unpackPoints(packPoints(points))).toEqual(points);
  });

  test('takes few bytes', () => {
    expect(packPoints(long).length / long.length).toBeLessThan(9);
  });

  test('notices lost bytes', () => {
    expect(() => unpackPoints(packPoints(long).subarray(0, -1))).toThrow(RangeError);
  });
});
