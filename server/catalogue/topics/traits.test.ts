import { describe, expect, it } from 'vitest';
import { traitsOf, type TraitPost } from './traits.ts';

const post = (caption: string, parts: Partial<TraitPost> = {}): TraitPost => ({
  caption, hashtags: [], mentions: [], ...parts,
}); // oxfmt-ignore
const of = (posts: TraitPost[], tags: string[] = [], common = new Map<string, number>()) =>
  traitsOf({ platform: 'tiktok', handle: 'me', tags, posts }, common);

describe('traits', () => {
  it('include tags and hashtags, folded', () => {
    expect(of([post('', { hashtags: ['Ẩm Thực', 'food'] })], ['#Food'])).toEqual(['T#food', 'T#am thuc']);
  });

  it('are mentions of others', () => {
    expect(of([post('', { mentions: ['@Friend', 'me'] })])).toEqual(['T@friend']);
  });

  it('are repeated words, without hashtags, mentions, addresses and numbers', () => {
    const posts = [
      'sourdough at 2026 #bread',
      'more sourdough with @bread',
      'https://sourdough.example only',
    ];
    expect(of(posts.map(text => post(text)))).toEqual(['T=sourdough']);
  });

  it('are pairs in scripts without spaces', () => {
    expect(of([post('家常菜做法'), post('今天的家常')])).toEqual(['T=家常']);
    expect(of([post('오늘의 김치찌개'), post('김치 레시피')])).toEqual(['T=김치']);
    expect(of([post('お弁当の作り方'), post('お弁当')])).toEqual(['T=お弁', 'T=弁当']);
  });

  it('keep rare traits before common ones', () => {
    const hashtags = Array.from({ length: 20 }, (_, at) => `tag${at}`);
    const common = new Map(hashtags.slice(0, 10).map(tag => [`T#${tag}`, 500_000]));
    const kept = of([post('', { hashtags })], [], common);
    expect(kept).toHaveLength(14);
    expect(kept.slice(0, 10)).toEqual(hashtags.slice(10).map(tag => `T#${tag}`));
  });
});
