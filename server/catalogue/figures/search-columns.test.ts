import { describe, expect, it } from 'vitest';
import type { FigurePost } from './figure-inputs.ts';
import { recomputeFigures } from './recompute-figures.ts';
import { bracketKey, type Market } from './search-columns.ts';

const asOf = new Date('2026-11-20T12:00:00Z');
const market: Market = {
  brackets: new Map([
    [bracketKey('tiktok', 1), { creators: 50, interactionBp: Array.from({ length: 101 }, (_, i) => i * 10) }],
  ]),
  basePrices: [{ platform: 'tiktok', regionTier: 0, category: '', cpmFen: 3000 }],
  commonTraits: new Map(),
};

function post(id: number, plays: number, likes: number): FigurePost {
  return {
    platformPostId: String(id), publishedAt: new Date(asOf.getTime() - id * 86_400_000), plays, likes, comments: null,
    shares: null, hashtags: [], platformSponsored: id === 2, captionDisclosed: false, brands: [],
  }; // oxfmt-ignore
}

const about = { region: null, category: null };
const inputs = {
  creator: { platform: 'tiktok' as const, followers: 20_000, ...about },
  snapshots: [],
  asOf,
};

describe('figures as search uses them', () => {
  it('are scaled, rounded and rated', () => {
    const posts = [post(1, 10_000, 900), post(2, 20_000, 900), post(3, 40_001, 1000)];
    const { columns } = recomputeFigures({ ...inputs, posts }, market);
    expect(columns).toEqual({
      analysis: 'analysed',
      unanalysable_reason: null,
      brands: [],
      likes_to_plays_bp: 400,
      comments_to_likes_bp: null,
      average_plays: 23_334,
      median_plays: 20_000,
      interaction_bp: 400,
      plays_to_followers_bp: 11_667,
      level: 3,
      percentile: 40,
      posts_per_week_centi: 70,
      ad_posts: 1,
      growth_bp: null,
      price_low_fen: 52_502,
      price_fen: 70_002,
      price_high_fen: 87_503,
      recent_plays: [40_001, 20_000, 10_000],
      last_post_at: '2026-11-19T12:00:00.000Z',
    });
  });

  it('are empty with too few posts, while the averages stay explained', () => {
    const { columns, figures } = recomputeFigures(
      { ...inputs, posts: [post(1, 10, 1), post(2, 20, 1)] },
      market,
    );
    expect(columns).toEqual({
      analysis: 'unanalysable',
      unanalysable_reason: 'too_few',
      brands: [],
      likes_to_plays_bp: null,
      comments_to_likes_bp: null,
      average_plays: null,
      median_plays: null,
      interaction_bp: null,
      plays_to_followers_bp: null,
      level: null,
      percentile: null,
      posts_per_week_centi: null,
      ad_posts: null,
      growth_bp: null,
      price_low_fen: null,
      price_fen: null,
      price_high_fen: null,
      recent_plays: [],
      last_post_at: '2026-11-19T12:00:00.000Z',
    });
    expect(figures?.average_plays).toMatchObject({ value: 15, sample: 2 });
  });

  it('stay within their columns', () => {
    const posts = [post(1, 1, 9e12), post(2, 1, 9e12), post(3, 1, 9e12)];
    const { columns } = recomputeFigures(
      { ...inputs, creator: { platform: 'tiktok', followers: 1, ...about }, posts },
      market,
    );
    expect(columns.interaction_bp).toBe(2 ** 31 - 1);
  });

  it('are empty if nothing is known', () => {
    expect(recomputeFigures({ ...inputs, posts: [] }, market).figures).toBeNull();
  });

  it('have no level without followers, and no price without a base price', () => {
    const posts = [post(1, 10_000, 900), post(2, 20_000, 900), post(3, 40_001, 1000)];
    const unknown = recomputeFigures(
      { ...inputs, creator: { platform: 'tiktok', followers: null, ...about }, posts },
      market,
    );
    expect(unknown.columns).toMatchObject({ level: null, percentile: null, price_fen: 70_002 });
    const elsewhere = recomputeFigures(
      { ...inputs, creator: { platform: 'youtube', followers: 20_000, ...about }, posts },
      market,
    );
    expect(elsewhere.columns).toMatchObject({ analysis: 'analysed', level: null, price_fen: null });
  });
});
