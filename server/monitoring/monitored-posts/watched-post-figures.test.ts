import { describe, expect, it } from 'vitest';
import type { WatchedPost } from '../../catalogue/metric-history/service.ts';
import { engagementBpOf, gainedLastDayOf, sparkDaysAt, sparkOf } from './watched-post-figures.ts';

const now = new Date('2026-11-20T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

function post(plays: [hoursAgo: number, plays: number][], more: Partial<WatchedPost> = {}): WatchedPost {
  const points = plays.map(([hours, value]) => ({
    at: hoursAgo(hours).getTime() / 1000,
    plays: value,
    likes: null,
    comments: null,
    shares: null,
  }));
  const named = { key: 'tiktok:1', platform: 'tiktok', platformPostId: '1', url: '', handle: 'ann' } as const;
  const texts = { caption: '', hashtags: [], mentions: [], coverUrl: '', durationMs: null, creatorId: null };
  const facts = {
    isSample: false,
    platformSponsored: false,
    captionDisclosed: false,
    source: null,
    edits: [],
  };
  const counts = { plays: plays.at(-1)?.[1] ?? null, likes: null, comments: null, shares: null };
  const moments = { publishedAt: hoursAgo(240), watchedAt: hoursAgo(240), seenAt: null, stateSince: null };
  return { ...named, ...texts, ...facts, ...counts, ...moments, state: 'online', gaps: [], points, ...more };
}

describe('engagement', () => {
  it.each<[plays: number | null, likes: number | null, comments: number | null, bp: number | null]>([
    [1000, 40, 10, 500],
    [1000, 40, null, 400],
    [1000, null, 10, null],
    [0, 0, 0, null],
    [null, 40, 10, null],
    [3, 1, 0, 3333],
  ])('of %s plays, %s likes and %s comments is %s', (plays, likes, comments, bp) => {
    expect(engagementBpOf({ plays, likes, comments, shares: null })).toBe(bp);
  });
});

describe('plays of the last day', () => {
  const gap = (to: number | null) => ({
    gaps: [
      {
        from: hoursAgo(30).toISOString(),
        to: to === null ? null : hoursAgo(to).toISOString(),
        reason: 'quota' as const,
      },
    ],
  });
  it.each<[string, WatchedPost, number | null]>([
    ['from point to point', post([[24, 100], [0, 160]] as [number, number][]), 60], // oxfmt-ignore
    ['between points', post([[48, 100], [0, 300]]), 100], // oxfmt-ignore
    ['up to the last answer', post([[34, 100], [10, 150]]), 50], // oxfmt-ignore
    ['of a post that is younger', post([[3, 70]], { publishedAt: hoursAgo(9) }), 70],
    ['taken back', post([[24, 100], [0, 90]]), -10], // oxfmt-ignore
    ['before which nothing is known', post([[3, 70]]), null],
    ['over a gap', post([[30, 100], [0, 160]], gap(0)), null], // oxfmt-ignore
    ['that are missing', post([[54, 100], [30, 160]], gap(null)), null], // oxfmt-ignore
    ['of a post that is gone', post([[24, 100], [0, 160]], { state: 'gone' }), null], // oxfmt-ignore
    ['told long ago', post([[300, 100], [200, 160]]), null], // oxfmt-ignore
    ['never told', post([]), null],
  ])('%s', (_what, watched, expected) => {
    expect(gainedLastDayOf(watched, now)).toBe(expected);
  });
});

describe('the small curve', () => {
  it('has fourteen days of a zone, the last one today', () => {
    expect(sparkDaysAt(now)).toMatchObject({ from: '2026-11-07', to: '2026-11-20' });
    const lateInTokyo = new Date('2026-11-20T16:00:00Z');
    expect(sparkDaysAt(lateInTokyo, 'Asia/Tokyo')).toMatchObject({ from: '2026-11-08', to: '2026-11-21' });
  });

  it('is absent for days before the first reading', () => {
    const spark = sparkOf(post([[48, 100], [0, 300]]), now); // oxfmt-ignore
    // The 18th ended 32 hours ago.
    expect(spark.slice(-4)).toEqual([null, 167, 267, 300]);
    expect(spark).toHaveLength(14);
  });
});
