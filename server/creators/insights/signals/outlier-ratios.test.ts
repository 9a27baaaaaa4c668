import { describe, expect, test } from 'vitest';
import { judgeRatio, type RatioState } from './outlier-ratios.ts';
import type { CountedPost } from './signals.queries.ts';

/** Percentile p is p × 10 + 100. */
const peersBp = Array.from({ length: 101 }, (_, at) => 100 + at * 10);
const posts = [300, 2000, 50, 700].map((likes, at): CountedPost => ({
  platform_post_id: `p${at}`,
  published_at: new Date(Date.UTC(2026, 0, at + 1)),
  url: `https://posts.example/${at}`,
  caption: '',
  plays: 10_000,
  likes,
  comments: null,
  shares: null,
}));
const standing: RatioState = {
  kind: 'likes_to_plays',
  valueBp: 500,
  peersBp,
  peers: 400,
  usual: [2, 98],
  posts,
  ratioBp: post => post.likes,
};

describe('a ratio among peers', () => {
  test.each([
    ['in the middle', {}, 'ok', null],
    ['at the limit below', { valueBp: 120 }, 'ok', null],
    ['below it', { valueBp: 119 }, 'look', 'low'],
    ['at the limit above', { valueBp: 1080 }, 'ok', null],
    ['above it', { valueBp: 1081 }, 'look', 'high'],
    ['above a wider limit', { valueBp: 1081, usual: [1, 99] }, 'ok', null],
    ['all peers alike', { valueBp: 500, peersBp: Array(101).fill(500) }, 'ok', null],
    ['without a value', { valueBp: null }, 'unknown', null],
    ['too few peers for the second percentile', { valueBp: 5, peers: 49 }, 'unknown', null],
    ['too few peers for the first', { valueBp: 5, peers: 99, usual: [1, 99] }, 'unknown', null],
    ['just enough peers', { valueBp: 5, peers: 50 }, 'look', 'low'],
    ['nothing known of peers', { valueBp: 5, peersBp: [] }, 'unknown', null],
  ] as const)('%s', (_name, given, verdict, direction) => {
    expect(judgeRatio({ ...standing, ...given })).toMatchObject({ verdict, direction });
  });

  test('shows its rank, and the most extreme posts', () => {
    const { facts, evidence } = judgeRatio({ ...standing, valueBp: 1500 });
    expect(facts).toMatchObject({ valueBp: 1500, medianBp: 600, percentile: 100, peers: 400, posts: 4 });
    expect(evidence.map(({ platformPostId, value }) => [platformPostId, value])).toEqual([
      ['p1', 2000],
      ['p3', 700],
      ['p0', 300],
      ['p2', 50],
    ]);
    expect(judgeRatio({ ...standing, valueBp: 50 }).evidence[0]).toMatchObject({ platformPostId: 'p2' });
  });
});
