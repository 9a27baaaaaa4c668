import { describe, expect, it } from 'vitest';
import type { Point } from '../metric-history/packed-points.ts';
import type { Series } from './series-track.ts';
import { dayStarts } from './local-days.ts';
import { dayGains, dayTotals } from './day-gains.ts';

const secondsOf = (at: string) => Date.parse(at) / 1000;
const point = (at: string, plays: number): Point => ({
  at: secondsOf(at),
  plays,
  likes: null,
  comments: null,
  shares: null,
});

describe('local days', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-29', '2026-03-28T16:00:00Z', 24],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z', 24],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
    // Clocks jump from midnight to one, and back from midnight to eleven.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
    ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00Z', 25],
    // A day that the zone skipped.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0],
  ])('of %s: %s begins at %s and has %d hours', (zone, day, begins, hours) => {
    const [start = 0, end = 0] = dayStarts(zone, day, day);
    expect(new Date(start * 1000).toISOString()).toBe(new Date(begins).toISOString());
    expect((end - start) / 3600).toBe(hours);
  });

  it('follow one another, and are empty for a reversed range', () => {
    expect(dayStarts('UTC', '2026-02-27', '2026-03-01').map(start => start / 86_400)).toEqual([
      20_511, 20_512, 20_513, 20_514,
    ]);
    expect(dayGains({ publishedAt: null, points: [], gaps: [] }, 'plays', { ...utc('2026-03-02') })).toEqual(
      [],
    );
  });

  it('are refused in a zone that is none', () => {
    expect(() => dayStarts('Mars/Olympus', '2026-01-01', '2026-01-02')).toThrow(RangeError);
  });
});

const utc = (from: string, now = '2027-01-01T00:00:00Z', to = '2026-03-01') => ({
  zone: 'UTC',
  from,
  to,
  now: new Date(now),
});
/** A post with 100 plays per hour since its publication. */
const steady = (zoneHours: [string, number][], more: Partial<Series> = {}): Series => ({
  publishedAt: new Date('2026-01-01T12:00:00Z'),
  points: zoneHours.map(([at, plays]) => point(at, plays)),
  gaps: [],
  ...more,
});
const gainedOf = (series: Series, from: string, to: string, now?: string) =>
  dayGains(series, 'plays', { ...utc(from, now, to) }).map(({ gained }) => gained);

describe('gains of days', () => {
  const reported: [string, number][] = [
    ['2026-01-01T13:00:00Z', 100],
    ['2026-01-03T12:00:00Z', 4800],
    ['2026-01-05T00:00:00Z', 8400],
  ];
  it.each<[string, Series, string | undefined, (number | null)[]]>([
    ['from nothing on its first', steady(reported), undefined, [null, 1200, 2400, 2400, 2400, null]],
    ['until now', steady(reported.slice(0, 2)), '2026-01-03T15:00:00Z', [null, 1200, 2400, 1200, null, null]],
    [
      'around a gap',
      steady(reported, {
        gaps: [{ from: '2026-01-03T13:00:00Z', to: '2026-01-04T01:00:00Z', reason: 'rate' }],
      }),
      undefined,
      [null, 1200, 2400, null, null, null],
    ],
    [
      'that began with a gap',
      steady(reported.slice(1), {
        gaps: [{ from: '2026-01-01T12:00:00Z', to: '2026-01-03T12:00:00Z', reason: 'rate' }],
      }),
      undefined,
      [null, null, null, null, 2400, null],
    ],
    [
      'until it was deleted',
      steady(reported.slice(0, 2), { state: 'gone' }),
      undefined,
      [null, 1200, 2400, 1200, 0, 0],
    ],
    ['without points', steady([]), undefined, [null, null, null, null, null, null]],
    [
      'of unknown age',
      steady(reported, { publishedAt: null }),
      undefined,
      [null, null, 2400, 2400, 2400, null],
    ],
  ])('%s', (_what, series, now, gained) => {
    expect(gainedOf(series, '2025-12-31', '2026-01-05', now)).toEqual(gained);
  });

  it('are awaited once a day began after the last answer, unless something is missing', () => {
    const days = { ...utc('2026-01-02', '2026-01-04T15:00:00Z', '2026-01-05') };
    const awaitedOf = (series: Series) =>
      dayGains(series, 'plays', days).map(({ atEnd, isAwaited }) => [atEnd, isAwaited]);
    const asked = steady(reported.slice(0, 2), { publishedAt: new Date('2025-11-20T00:00:00Z') });
    expect(awaitedOf(asked).slice(1)).toEqual([
      [4800, false],
      [4800, true],
      [null, false],
    ]);
    const failing = { ...asked, gaps: [{ from: '2026-01-03T12:00:00Z', to: null, reason: 'rate' as const }] };
    expect(awaitedOf(failing).slice(1, 3)).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('are out from the day of publication on', () => {
    const days = dayGains(steady(reported), 'plays', {
      ...utc('2025-12-31', '2026-01-02T01:00:00Z', '2026-01-03'),
    });
    expect(days.map(({ isOut }) => isOut)).toEqual([false, true, true, false]);
  });

  it.each([
    ['a point told twice', ['2026-01-03T12:00:00Z', 4800]],
    ['a late point on the way', ['2026-01-02T18:00:00Z', 3000]],
    ['a late point of the first hours', ['2026-01-01T12:30:00Z', 50]],
  ] as [string, [string, number]][])('stay the same with %s', (_what, late) => {
    const more = steady([...reported, late].toSorted(([a], [b]) => a.localeCompare(b)));
    expect(gainedOf(more, '2025-12-31', '2026-01-05')).toEqual(
      gainedOf(steady(reported), '2025-12-31', '2026-01-05'),
    );
  });

  it('stay the same for days before a new point', () => {
    const before = gainedOf(steady(reported), '2026-01-01', '2026-01-04');
    const more = steady([...reported, ['2026-01-06T00:00:00Z', 90_000]]);
    expect(gainedOf(more, '2026-01-01', '2026-01-04')).toEqual(before);
  });

  it.each([
    ['America/New_York', '2026-03-08', 2300],
    ['America/New_York', '2026-11-01', 2500],
    ['Europe/Berlin', '2026-10-25', 2500],
    ['Australia/Lord_Howe', '2026-04-05', 2450],
    ['Asia/Shanghai', '2026-11-01', 2400],
  ])('follow the clocks of %s on %s', (zone, day, gained) => {
    const years = steady([
      ['2026-01-01T13:00:00Z', 100],
      ['2026-12-31T12:00:00Z', 873_600],
    ]);
    const [only] = dayGains(years, 'plays', { zone, from: day, to: day, now: new Date('2027-01-01') });
    expect(only?.gained).toBe(gained);
  });
});

describe('gains of days over several posts', () => {
  const first = steady([
    ['2026-01-01T13:00:00Z', 100],
    ['2026-01-04T00:00:00Z', 6000],
  ]);
  const second: Series = {
    publishedAt: new Date('2026-01-02T00:00:00Z'),
    points: [point('2026-01-02T10:00:00Z', 1000), point('2026-01-03T00:00:00Z', 2400)],
    gaps: [],
  };
  it('is their sum where all are known', () => {
    expect(dayTotals([first, second], 'plays', { ...utc('2025-12-31', undefined, '2026-01-03') })).toEqual([
      { day: '2025-12-31', atEnd: null, gained: null, posts: 0, missing: 0 },
      { day: '2026-01-01', atEnd: 1200, gained: 1200, posts: 1, missing: 0 },
      { day: '2026-01-02', atEnd: 6000, gained: 4800, posts: 2, missing: 0 },
      { day: '2026-01-03', atEnd: null, gained: null, posts: 2, missing: 1 },
    ]);
  });

  /** Old enough to be polled weekly. */
  const rare: Series = {
    publishedAt: new Date('2025-11-20T00:00:00Z'),
    points: [point('2025-12-31T12:00:00Z', 50_000), point('2026-01-03T00:00:00Z', 50_500)],
    gaps: [],
  };
  const known = { missing: 0, posts: 2 };

  it('counts a post with its last value until it is polled again', () => {
    const now = '2026-01-04T00:00:00Z';
    expect(dayTotals([first, rare], 'plays', utc('2026-01-03', now, '2026-01-03'))).toEqual([
      { ...known, day: '2026-01-03', atEnd: 56_500, gained: 2400 },
    ]);
    const rest = { ...first, publishedAt: rare.publishedAt };
    expect(dayTotals([rest, rare], 'plays', utc('2026-01-05', undefined, '2026-01-05'))).toEqual([
      { ...known, day: '2026-01-05', atEnd: 56_500, gained: null },
    ]);
  });

  it('is not known where a post is late, or a gap lasts', () => {
    const gaps = [{ from: '2026-01-03T00:00:00Z', to: null, reason: 'rate' as const }];
    const missing = { day: '2026-01-03', atEnd: null, gained: null, posts: 2, missing: 1 };
    const day = utc('2026-01-03', '2026-01-04T01:00:00Z', '2026-01-03');
    expect(dayTotals([first, { ...rare, gaps }], 'plays', day)).toEqual([missing]);
    expect(dayTotals([first, second], 'plays', day)).toEqual([missing]);
  });

  it('of a deleted post are zero from then on', () => {
    const gone = { ...second, state: 'gone' as const };
    expect(dayTotals([gone], 'plays', utc('2026-01-05', undefined, '2026-01-05'))).toEqual([
      { day: '2026-01-05', atEnd: 2400, gained: 0, posts: 1, missing: 0 },
    ]);
    const now = '2026-01-05T12:00:00Z';
    expect(dayTotals([gone, rare], 'plays', utc('2026-01-05', now, '2026-01-05'))[0]?.gained).toBeNull();
  });

  it('begins for each post with its first figure', () => {
    const late: Series = {
      publishedAt: new Date('2025-11-01T00:00:00Z'),
      points: [point('2026-01-02T12:00:00Z', 50_000), point('2026-01-04T12:00:00Z', 54_000)],
      gaps: [],
    };
    const totals = dayTotals([first, late], 'plays', utc('2025-12-31', undefined, '2026-01-03'));
    expect(totals.map(({ atEnd, gained, posts }) => [atEnd, gained, posts])).toEqual([
      [null, null, 0],
      [1200, 1200, 1],
      // The gain of the day on which the post was first seen is unknown.
      [3600 + 51_000, 2400, 2],
      [6000 + 53_000, 2400 + 2000, 2],
    ]);
    expect(dayTotals([late], 'plays', utc('2026-01-02', undefined, '2026-01-02'))[0]).toMatchObject({
      atEnd: 51_000,
      gained: null,
    });
  });

  it('of 500 posts with 100 points over 90 days takes no time', () => {
    const many = Array.from({ length: 500 }, (_, each): Series => ({
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      points: Array.from({ length: 100 }, (_, place) =>
        point(new Date(Date.UTC(2026, 0, 1, 1 + place * 22)).toISOString(), place * each),
      ),
      gaps: [{ from: '2026-02-01T00:00:00Z', to: '2026-02-01T01:00:00Z', reason: 'quota' }],
    }));
    const days = { zone: 'Asia/Shanghai', from: '2026-01-01', to: '2026-03-31', now: new Date('2026-04-02') };
    const fold = () => {
      const begun = performance.now();
      expect(dayTotals(many, 'plays', days)).toHaveLength(90);
      return performance.now() - begun;
    };
    const fastest = Math.min(...Array.from({ length: 8 }, fold));
    expect(fastest).toBeLessThan(150);
  });
});
