import { describe, expect, it } from 'vitest';
import type { FigurePost } from './figure-inputs.ts';
import { analysabilityOf } from './analysability.ts';
import { computeFigures } from './compute-figures.ts';

const asOf = new Date('2026-11-20T12:00:00Z');
const before = (days: number) => new Date(asOf.getTime() - days * 86_400_000);

function post(id: string, days: number, counts: Partial<FigurePost> = {}): FigurePost {
  return {
    platformPostId: id, publishedAt: before(days), plays: null, likes: null, comments: null, shares: null,
    hashtags: [], platformSponsored: false, captionDisclosed: false, brands: [], ...counts,
  }; // oxfmt-ignore
}

const figuresOf = (posts: FigurePost[], followers: number | null = null) =>
  computeFigures(posts, [], { followers }, asOf);

describe('averages over the latest ten posts', () => {
  it('takes ten by time, then by the greater id, compared as text', () => {
    const ten = Array.from({ length: 9 }, (_, i) => post(`n${i}`, i, { plays: 100 }));
    const tied = [
      post('9', 20, { plays: 1000 }),
      post('10', 20, { plays: 0 }),
      post('old', 21, { plays: 5000 }),
    ];
    const figure = figuresOf([...tied, ...ten]).average_plays;
    expect(figure).toMatchObject({ value: 190, median: 100, sample: 10, inputs: { sum: 1900, posts: 10 } });
    expect(figure?.from).toBe(before(20).toISOString());
    expect(figure?.to).toBe(asOf.toISOString());
  });

  it('sorts ids by code points: an emoji comes after a full-width letter', () => {
    const ten = Array.from({ length: 9 }, (_, i) => post(`n${i}`, 1, { plays: 0 }));
    expect(
      figuresOf([...ten, post('Ａ', 2, { plays: 10 }), post('😀', 2, { plays: 20 })]).average_plays?.value,
    ).toBe(2);
  });

  it('is the mean of the known numbers, each count separately', () => {
    const figures = figuresOf([
      post('1', 1, { plays: 10, likes: 3, comments: 0 }),
      post('2', 2, { plays: 21 }),
      post('3', 3, { likes: 4, comments: 1 }),
    ]);
    expect(figures.average_plays).toMatchObject({ value: 15.5, median: 15.5, sample: 2 });
    expect(figures.average_likes).toMatchObject({ value: 3.5, sample: 2 });
    expect(figures.average_comments).toMatchObject({ value: 0.5, sample: 2 });
    expect(figures.average_shares).toBeNull();
  });

  it('has none without posts', () => {
    const figures = figuresOf([], 1000);
    expect(figures).toMatchObject({ average_plays: null, interaction_rate: null, plays_to_followers: null });
    expect(figures).toMatchObject({
      posts_per_week: null,
      ad_posts: null,
      growth_30d: null,
      topHashtags: [],
    });
  });
});

describe('interaction rate', () => {
  it('is the sum of likes, comments and shares by the sum of plays, not the mean of rates', () => {
    const figure = figuresOf([
      post('1', 1, { plays: 1000, likes: 80, comments: 10, shares: 10 }),
      post('2', 2, { plays: 9000, likes: 90, comments: 5, shares: 5 }),
    ]).interaction_rate;
    expect(figure).toMatchObject({
      formula: 'interaction_rate.plays.v1',
      value: 0.02,
      sample: 2,
      inputs: { likes: 170, comments: 15, shares: 15, plays: 10_000, posts: 2 },
    });
    expect(figure?.median).toBeCloseTo((0.1 + 100 / 9000) / 2, 12);
  });

  it('leaves out a post with hidden likes, so that its plays do not dilute the rate', () => {
    const figure = figuresOf([
      post('1', 1, { plays: 1000, likes: 100 }),
      post('2', 2, { plays: 1_000_000, comments: 50 }),
      post('3', 3, { likes: 999 }),
    ]).interaction_rate;
    expect(figure).toMatchObject({ value: 0.1, sample: 1, inputs: { plays: 1000 } });
  });

  it.each<[string, FigurePost[], number | null]>([
    ['plays are all 0', [post('1', 1, { plays: 0, likes: 5 })], 1000],
    ['plays, but never likes', [post('1', 1, { plays: 10 })], 1000],
    ['no plays, followers unknown', [post('1', 1, { likes: 5 })], null],
    ['no plays, no followers', [post('1', 1, { likes: 5 })], 0],
    ['no plays, no likes', [post('1', 1, { comments: 5 })], 1000],
  ])('does not exist: %s', (_, posts, followers) => {
    expect(figuresOf(posts, followers).interaction_rate).toBeNull();
  });

  it('without any plays is likes and comments by posts and followers; shares do not count', () => {
    const figure = figuresOf(
      [post('1', 1, { likes: 30, comments: 10, shares: 99 }), post('2', 2, { likes: 60 }), post('3', 3)],
      1000,
    ).interaction_rate;
    expect(figure).toMatchObject({
      formula: 'interaction_rate.followers.v1',
      value: 0.05,
      median: 0.05,
      sample: 2,
      inputs: { likes: 90, comments: 10, followers: 1000, posts: 2 },
    });
  });
});

it('divides average and median plays by followers, where both are known', () => {
  const posts = [post('1', 1, { plays: 100 }), post('2', 2, { plays: 200 }), post('3', 3, { plays: 900 })];
  expect(figuresOf(posts, 1000).plays_to_followers).toMatchObject({ value: 0.4, median: 0.2, sample: 3 });
  expect(figuresOf(posts, null).plays_to_followers).toBeNull();
  expect(figuresOf(posts, 0).plays_to_followers).toBeNull();
});

describe('windows end when the data was observed', () => {
  it('counts posts of the last 30 days by the week', () => {
    const posts = [post('1', 0), post('2', 29), post('3', 30), post('4', 31)];
    expect(figuresOf(posts).posts_per_week).toMatchObject({
      value: 0.7,
      sample: 3,
      inputs: { posts: 3, days: 30 },
    });
  });

  it('counts ad posts of the last 90 days once, and by both signs apart', () => {
    const figures = figuresOf([
      post('1', 1, { platformSponsored: true, captionDisclosed: true }),
      post('2', 90, { captionDisclosed: true }),
      post('3', 91, { platformSponsored: true }),
      post('4', 2),
    ]);
    expect(figures.ad_posts).toMatchObject({ value: 2, sample: 3 });
    expect(figures).toMatchObject({
      sponsoredByPlatform: 1,
      sponsoredByCaption: 2,
      asOf: asOf.toISOString(),
    });
  });

  it('lists the five commonest hashtags of the last thirty posts', () => {
    const posts = Array.from({ length: 31 }, (_, i) =>
      post(String(i), i, { hashtags: ['Food', `t${i % 6}`] }),
    );
    const tags = figuresOf([...posts, post('x', 40, { hashtags: ['t5', 't5'] })]).topHashtags;
    expect(tags).toEqual([
      { tag: 'food', posts: 30 },
      { tag: 't0', posts: 5 },
      { tag: 't1', posts: 5 },
      { tag: 't2', posts: 5 },
      { tag: 't3', posts: 5 },
    ]);
  });
});

describe('enough to analyse', () => {
  const counted = { likes: 1 };
  it.each<[string, FigurePost[], boolean]>([
    ['three within 180 days', [post('1', 1, counted), post('2', 90, counted), post('3', 180, counted)], true],
    ['one of them too old', [post('1', 1, counted), post('2', 90, counted), post('3', 181, counted)], false],
    ['one of them without figures', [post('1', 1, counted), post('2', 2, counted), post('3', 3)], false],
    [
      'zero is a figure',
      [post('1', 1, { plays: 0 }), post('2', 2, { shares: 0 }), post('3', 3, counted)],
      true,
    ],
    ['none', [], false],
  ])('%s', (_, posts, expected) => {
    expect(analysabilityOf(posts, asOf).reason === null).toBe(expected);
  });
});

describe('growth of followers', () => {
  const day = (days: number, followers: number | null) => ({
    day: before(days).toISOString().slice(0, 10),
    followers,
  });
  const growthOf = (snapshots: { day: string; followers: number | null }[]) =>
    computeFigures([], snapshots, { followers: null }, asOf);

  it('compares with the snapshot of the day or the nearest before it', () => {
    const figures = growthOf([day(0, 1100), day(7, 1000), day(33, 550), day(100, 2200)]);
    expect(figures.growth_7d?.value).toBeCloseTo(0.1, 12);
    expect(figures.growth_30d).toMatchObject({
      value: 1,
      inputs: { followers_before: 550, followers_now: 1100, days: 33 },
    });
    expect(figures.growth_90d?.value).toBeCloseTo(-0.5, 12);
  });

  it('is 90-day growth where the curve of weeks covers nearly all of it', () => {
    const weeks = Array.from({ length: 13 }, (_, week) => day(week * 7, 1300 - week * 25));
    expect(growthOf(weeks).growth_90d).toMatchObject({
      value: 1300 / 1000 - 1,
      inputs: { followers_before: 1000, followers_now: 1300, days: 84 },
    });
    expect(growthOf(weeks.slice(0, 12)).growth_90d, '77 days are not 90').toBeNull();
  });

  it.each<[string, { day: string; followers: number | null }[]]>([
    ['only one snapshot', [day(0, 1100)]],
    ['nothing near the day', [day(0, 1100), day(26, 1000), day(38, 900)]],
    ['the newest is stale', [day(8, 1100), day(38, 1000)]],
    ['followers not told', [day(0, 1100), day(30, null)]],
    ['from nothing', [day(0, 1100), day(30, 0)]],
  ])('does not exist over 30 days: %s', (_, snapshots) => {
    expect(growthOf(snapshots).growth_30d).toBeNull();
  });
});
