import { expect, it } from 'vitest';
import type { CreatorRecordRow, StoredBracket } from './creator.queries.ts';
import { peerRanksOf } from './peer-rank.ts';

const curve = (step: number) => Array.from({ length: 101 }, (_, at) => at * step);
const bracket = {
  creators: 50, interaction_bp: curve(10), average_plays: curve(1000), plays_to_followers_bp: curve(100),
  posts_per_week_centi: curve(20), growth_bp: [], likes_to_plays_bp: curve(10), comments_to_likes_bp: curve(5),
} as unknown as StoredBracket; // oxfmt-ignore
const creator = {
  interaction_bp: 805, average_plays: 19_000, plays_to_followers_bp: null, posts_per_week_centi: 700, growth_bp: 100,
  likes_to_plays_bp: 0, comments_to_likes_bp: 9999,
} as unknown as CreatorRecordRow; // oxfmt-ignore

it('is percentile, level and the middle of the peers, in the unit of the figure', () => {
  expect(peerRanksOf(creator, bracket)).toEqual({
    interaction_rate: { percentile: 80, level: 5, peerMedian: 0.05 },
    average_plays: { percentile: 19, level: 1, peerMedian: 50_000 },
    posts_per_week: { percentile: 35, level: 2, peerMedian: 10 },
    likes_to_plays: { percentile: 0, level: null, peerMedian: 0.05 },
    comments_to_likes: { percentile: 100, level: null, peerMedian: 0.025 },
    plays_to_followers: null,
    growth_30d: null,
  });
});

it('is unknown with too few peers, or without a bracket', () => {
  const names = Object.keys(peerRanksOf(creator, bracket));
  const nothing = Object.fromEntries(names.map(name => [name, null]));
  expect(peerRanksOf(creator, { ...bracket, creators: 19 })).toEqual(nothing);
  expect(peerRanksOf(creator, undefined)).toEqual(nothing);
});
