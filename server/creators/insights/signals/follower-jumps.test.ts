import { describe, expect, test } from 'vitest';
import { judgeJumps } from './follower-jumps.ts';
import type { CountedPost, FollowerDay } from './signals.queries.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const dayAt = (at: number) => new Date(start + at * dayMs).toISOString().slice(0, 10);

/** Followers on consecutive days, 100,000 on the first. */
function daily(gains: readonly number[], step = 1): FollowerDay[] {
  let followers = 100_000;
  return [0, ...gains].map((gain, at) => ({ day: dayAt(at * step), followers: (followers += gain) }));
}

/** A post this many days after the first snapshot. */
const post = (at: number, plays: number | null, likes: number | null = null): CountedPost => ({
  platform_post_id: `p${at}`,
  published_at: new Date(start + at * dayMs + dayMs / 2),
  url: '',
  caption: `post ${at}`,
  plays,
  likes,
  comments: null,
  shares: null,
});

/** One post every third day since well before the first snapshot, newest first. */
const usualPosts = Array.from({ length: 20 }, (_, at) => post(30 - at * 3, 1000 + (at % 3) * 100));
const quiet = [101, 99, 103, 98, 100, 102, 97, 101, 99, 103];
const with10k = quiet.with(5, 10_001);

describe('a jump of followers', () => {
  test.each([
    ['is a gain far from the usual', with10k, usualPosts, 'look', 'high'],
    ['is not the usual', quiet, usualPosts, 'ok', null],
    ['is not what is little beside the followers', quiet.with(5, 1901), usualPosts, 'ok', null],
    ['is explained by a post that went far', with10k, [post(4, 9000), ...usualPosts], 'ok', null],
    ['is explained by a post of the week before', with10k, [post(-1, 9000), ...usualPosts], 'ok', null],
    ['is not explained by one long before', with10k, [...usualPosts, post(-4, 9000)], 'look', 'high'],
    ['is not explained by a post like others', with10k, [post(4, 1500), ...usualPosts], 'look', 'high'],
    ['may be explained by a post without figures', with10k, [post(4, null), ...usualPosts], 'ok', null],
    ['cannot be told where older posts are unknown', with10k, usualPosts.slice(0, 9), 'ok', null],
    ['cannot be told without any post', with10k, [], 'ok', null],
    ['is a loss, whatever was posted', quiet.with(5, -9999), [], 'look', 'low'],
    [
      'stands out also where nothing changes otherwise',
      Array(10).fill(0).with(4, 5001),
      usualPosts,
      'look',
      'high',
    ],
  ] as const)('%s', (_name, gains, posts, verdict, direction) => {
    const sorted = posts.toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime());
    expect(judgeJumps(daily(gains), sorted)).toMatchObject({ verdict, direction });
  });

  test('is no step of rounding: 1.2M follows 1.1M', () => {
    const rounded = [11, 11, 11, 11, 11, 12, 12, 12, 12, 12].map((followers, at) => ({
      day: dayAt(at),
      followers: followers * 100_000,
    }));
    expect(judgeJumps(rounded, usualPosts)).toMatchObject({
      verdict: 'ok',
      facts: { jumps: 0, explained: 0 },
    });
  });

  test('is measured by the day: two weeks bring more than one day', () => {
    const snapshots = daily(quiet.slice(0, 8));
    const late = { day: dayAt(8 + 60), followers: (snapshots.at(-1)?.followers ?? 0) + 60 * 100 };
    expect(judgeJumps([...snapshots, late], usualPosts)).toMatchObject({ verdict: 'ok' });
  });

  test('need at least eight snapshots', () => {
    expect(judgeJumps(daily(with10k.slice(0, 6)), usualPosts)).toMatchObject({
      verdict: 'unknown',
      facts: { snapshots: 7, fewestSnapshots: 8 },
      evidence: [],
    });
    expect(judgeJumps(daily(with10k.slice(0, 7)), usualPosts)).toMatchObject({ verdict: 'look' });
  });

  test('names its days, its size and the posts near it', () => {
    const { facts, evidence } = judgeJumps(daily(with10k), usualPosts);
    expect(facts).toMatchObject({
      usualDaily: 101,
      jumps: 1,
      gain: 10_001,
      days: 1,
      followers: 100_501,
      shareBp: 995,
      postsNear: 3,
    });
    expect(
      evidence.map(({ since, day, value, platformPostId }) => [since, day, value, platformPostId]),
    ).toEqual([
      [dayAt(5), dayAt(6), 10_001, null],
      [null, dayAt(6), 1200, 'p6'],
      [null, dayAt(3), 1000, 'p3'],
      [null, dayAt(0), 1100, 'p0'],
    ]);
  });

  test('uses likes if a platform reports no plays', () => {
    const posts = usualPosts.map(each => ({ ...each, plays: null, likes: each.plays }));
    expect(judgeJumps(daily(with10k), posts)).toMatchObject({ verdict: 'look' });
    expect(judgeJumps(daily(with10k), [post(6, null, 9000), ...posts])).toMatchObject({ verdict: 'ok' });
  });
});
