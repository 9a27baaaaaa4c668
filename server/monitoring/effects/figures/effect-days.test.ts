import { describe, expect, it } from 'vitest';
import type { Point } from '../../../catalogue/metric-history/packed-points.ts';
import { effectDays, type DaysWanted } from './effect-days.ts';
import type { Piece } from './effect-pieces.ts';

const point = (at: string, plays: number): Point => ({
  at: Date.parse(at) / 1000,
  plays,
  likes: null,
  comments: null,
  shares: null,
});
const seriesOf = (publishedAt: string, ...points: Point[]) => ({
  publishedAt: new Date(publishedAt),
  points,
  gaps: [],
});
const piece = (day: string | null, figures: Piece['figures']): Piece => ({
  owner: null,
  platform: null,
  day,
  figures,
});
/** The clocks of New York go back on 1 November 2026. */
const wanted: DaysWanted = {
  zone: 'America/New_York',
  beginsOn: '2026-10-31',
  endsOn: '2026-11-03',
  today: '2026-11-02',
  now: new Date('2026-11-02T12:00:00Z'),
};

const sum = (values: (number | null)[]) => values.reduce<number>((so, value) => so + (value ?? 0), 0);

describe('days of an effect', () => {
  it('has the gains of posts in its 23 to 25 hours; days and figures without a day add up to the total', () => {
    const post = seriesOf(
      '2026-10-30T12:00:00Z',
      point('2026-10-31T00:00:00Z', 100),
      point('2026-10-31T04:00:00Z', 140),
      point('2026-11-01T04:00:00Z', 240),
      point('2026-11-02T05:00:00Z', 490),
      point('2026-11-02T12:00:00Z', 500),
    );
    const { days, notByDay } = effectDays([piece(null, { plays: 500 })], [post], wanted);
    expect(days.map(({ day, plays }) => [day, plays])).toEqual(
      [
        ['2026-10-31', 100],
        ['2026-11-01', 250],
        ['2026-11-02', 10],
        ['2026-11-03', null],
      ].slice(0, days.length),
    );
    expect(notByDay).toEqual({ plays: 140, engagements: null, clicks: null });
  });

  it('counts posts with an unknown day, and assigns their gains to no day', () => {
    const gap = { from: '2026-10-31T10:00:00Z', to: '2026-11-01T12:00:00Z', reason: 'quota' as const };
    const earlier = [point('2026-10-31T04:00:00Z', 10), point('2026-10-31T10:00:00Z', 20)];
    const post = {
      ...seriesOf(
        '2026-10-29T12:00:00Z',
        ...earlier,
        point('2026-11-01T12:00:00Z', 90),
        point('2026-11-02T12:00:00Z', 100),
      ),
      gaps: [gap],
    };
    const { days, notByDay } = effectDays([piece(null, { plays: 100 })], [post], wanted);
    const unknown = days.filter(day => day.unknownPosts > 0).map(({ day }) => day);
    expect(unknown).toEqual(['2026-10-31', '2026-11-01']);
    expect(sum(days.map(({ plays }) => plays)) + (notByDay.plays ?? 0)).toBe(100);
  });

  it('begins with the first cost, and continues after the end only while there are new figures', () => {
    const pieces = [
      piece('2026-10-29', { costFen: 500 }),
      piece('2026-11-05', { clicks: 3 }),
      piece(null, { clicks: 2 }),
    ];
    const later = { ...wanted, today: '2026-11-20', now: new Date('2026-11-20T12:00:00Z') };
    const { days, notByDay } = effectDays(pieces, [], later);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
    ]);
    expect(days[0]).toMatchObject({ costFen: 500, clicks: null, plays: null });
    expect(notByDay).toEqual({ plays: null, engagements: null, clicks: 2 });
  });

  it('has its first day only before any figures', () => {
    const early = { ...wanted, today: '2026-10-01', now: new Date('2026-10-01T12:00:00Z') };
    expect(effectDays([], [], early).days.map(({ day }) => day)).toEqual(['2026-10-31']);
  });
});
