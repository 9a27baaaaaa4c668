import { describe, expect, it } from 'vitest';
import { figureNames } from '../../../contract/catalogue/figure-rules.ts';
import type { FigurePost } from './figure-inputs.ts';
import { postsOfFigure } from './figure-posts.ts';
import { computeFigures } from './compute-figures.ts';

const asOf = new Date('2026-11-20T12:00:00Z');

function post(id: string, days: number, counts: Partial<FigurePost> = {}): FigurePost {
  return {
    platformPostId: id, publishedAt: new Date(asOf.getTime() - days * 86_400_000), plays: 1000, likes: 100,
    comments: 10, shares: 1, hashtags: [], platformSponsored: false, captionDisclosed: false, brands: [], ...counts,
  }; // oxfmt-ignore
}

const every = (days: number, count: number, counts?: (at: number) => Partial<FigurePost>) =>
  Array.from({ length: count }, (_, at) => post(`p${String(at).padStart(3, '0')}`, at * days, counts?.(at)));

describe('the posts behind a figure', () => {
  it.each(figureNames.filter(name => !name.startsWith('growth') && name !== 'ad_posts'))(
    'are as many as its sample: %s',
    name => {
      const posts = every(3, 40, at => ({ plays: at % 4 ? 1000 : null, likes: at % 3 ? 5 : null }));
      const figure = computeFigures(posts, [], { followers: 1000 }, asOf)[name];
      expect(postsOfFigure(name, posts, asOf)).toHaveLength(figure?.sample ?? -1);
    },
  );

  it('of ads are the ads of 90 days', () => {
    const posts = every(10, 20, at => ({ captionDisclosed: at % 2 === 0 }));
    expect(postsOfFigure('ad_posts', posts, asOf).map(each => each.platformPostId)).toEqual([
      'p000', 'p002', 'p004', 'p006', 'p008',
    ]); // oxfmt-ignore
  });

  it('of the interaction rate have plays, unless none of the latest has', () => {
    const mixed = [post('a', 1), post('b', 2, { plays: null })];
    expect(postsOfFigure('interaction_rate', mixed, asOf)).toHaveLength(1);
    const pictures = [post('a', 1, { plays: null }), post('b', 2, { plays: null })];
    expect(postsOfFigure('interaction_rate', pictures, asOf)).toHaveLength(2);
  });
});

describe('a trend', () => {
  const figuresOf = (posts: FigurePost[]) => computeFigures(posts, [], { followers: 1000 }, asOf);

  it('compares the latest ten with the ten before', () => {
    const posts = every(1, 20, at => ({ plays: at < 10 ? 300 : 100 }));
    expect(figuresOf(posts).average_plays).toMatchObject({ value: 300, previous: 100 });
  });

  it('is absent with fewer than three earlier posts', () => {
    expect(figuresOf(every(1, 12)).average_plays?.previous).toBeNull();
    expect(figuresOf(every(1, 13)).average_plays?.previous).toBe(1000);
  });

  it('never compares a rate by plays with one by followers', () => {
    const posts = every(1, 20, at => ({ plays: at < 10 ? 300 : null }));
    expect(figuresOf(posts).interaction_rate).toMatchObject({
      formula: 'interaction_rate.plays.v1',
      previous: null,
    });
  });

  it('of posts a week is absent without data from before those days', () => {
    expect(figuresOf(every(5, 12)).posts_per_week?.previous).toBeNull();
    expect(figuresOf(every(5, 20)).posts_per_week?.previous).toBeCloseTo((6 * 7) / 30);
  });
});
