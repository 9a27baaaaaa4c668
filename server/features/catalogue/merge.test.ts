import { describe, expect, it } from 'vitest';
import type { CreatorFacts, PostFacts } from './facts.ts';
import { mergeCreator, mergePost, mergeSnapshot } from './merge.ts';

const monday = new Date('2026-11-16T00:00:00Z');
const tuesday = new Date('2026-11-17T00:00:00Z');

function creator(facts: Partial<CreatorFacts>): CreatorFacts {
  return {
    platform: 'tiktok', platformId: null, handle: 'lan', name: null, homepageUrl: '', avatarUrl: '', bio: '',
    region: null, regionBasis: null, language: null, languageBasis: null, category: null,
    categoryBasis: null, tags: null, tagsBasis: null, verified: null, followers: null, likes: null, postCount: null, source: 'file', firstSeenAt: monday,
    observedAt: monday, ...facts,
  }; // prettier-ignore
}

describe('a creator seen twice', () => {
  it.each<[string, Partial<CreatorFacts>, Partial<CreatorFacts>, Partial<CreatorFacts>]>([
    [
      'the newer wins',
      { followers: 5 },
      { followers: 7, observedAt: tuesday },
      { followers: 7, observedAt: tuesday },
    ],
    ['of two of one time the later written wins', { followers: 5 }, { followers: 7 }, { followers: 7 }],
    [
      'the older changes nothing',
      { followers: 5, observedAt: tuesday },
      { followers: 7 },
      { followers: 5, observedAt: tuesday },
    ],
    ['the older fills a gap', { bio: '', observedAt: tuesday }, { bio: 'Cook' }, { bio: 'Cook' }],
    [
      'absent never overwrites',
      { followers: 5, bio: 'Cook' },
      { observedAt: tuesday },
      { followers: 5, bio: 'Cook' },
    ],
    ['zero is a figure', { followers: 5 }, { followers: 0, observedAt: tuesday }, { followers: 0 }],
    ['false is an answer', { verified: true }, { verified: false, observedAt: tuesday }, { verified: false }],
    ['an id that comes later is taken', {}, { platformId: '9' }, { platformId: '9' }],
    [
      'a changed handle follows',
      { handle: 'lan' },
      { handle: 'lan2', observedAt: tuesday },
      { handle: 'lan2' },
    ],
    [
      'a stated region stays before an assumed one',
      { region: 'VN', regionBasis: 'stated' },
      { region: 'TH', regionBasis: 'assumed', observedAt: tuesday },
      { region: 'VN', regionBasis: 'stated' },
    ],
    [
      'an older stated region replaces an assumed one',
      { region: 'VN', regionBasis: 'assumed', observedAt: tuesday },
      { region: 'TH', regionBasis: 'stated' },
      { region: 'TH', regionBasis: 'stated' },
    ],
    [
      'stated tags stay before derived ones',
      { tags: ['a'], tagsBasis: 'stated' },
      { tags: ['b'], tagsBasis: 'derived', observedAt: tuesday },
      { tags: ['a'], tagsBasis: 'stated' },
    ],
    [
      'a sample never takes over',
      { source: 'file' },
      { source: 'sample', observedAt: tuesday },
      { source: 'file' },
    ],
    [
      'a real source takes a sample over',
      { source: 'sample', observedAt: tuesday },
      { source: 'file' },
      { source: 'file' },
    ],
    ['the newer source owns', { source: 'a' }, { source: 'b', observedAt: tuesday }, { source: 'b' }],
    ['first seen is the earlier', { firstSeenAt: tuesday }, { firstSeenAt: monday }, { firstSeenAt: monday }],
  ])('%s', (_, stored, seen, expected) => {
    expect(mergeCreator(creator(stored), creator(seen))).toMatchObject(expected);
  });
});

describe('a post seen twice', () => {
  const post = (facts: Partial<PostFacts>): PostFacts => ({
    platformPostId: '1', url: '', caption: '', hashtags: null, mentions: null, coverUrl: '', durationMs: null,
    publishedAt: monday, plays: null, likes: null, comments: null, shares: null, platformSponsored: null, brand: null,
    observedAt: monday, ...facts,
  }); // prettier-ignore

  it.each<[string, Partial<PostFacts>, Partial<PostFacts>, Partial<PostFacts>]>([
    ['newer figures win', { plays: 5, likes: 1 }, { plays: 9, observedAt: tuesday }, { plays: 9, likes: 1 }],
    [
      'older ones fill gaps',
      { plays: 9, observedAt: tuesday },
      { plays: 5, likes: 1 },
      { plays: 9, likes: 1 },
    ],
    [
      'a flag once told stays',
      { platformSponsored: true },
      { observedAt: tuesday },
      { platformSponsored: true },
    ],
  ])('%s', (_, stored, seen, expected) => {
    expect(mergePost(post(stored), post(seen))).toMatchObject(expected);
  });
});

it('merges two snapshots of a day by which of them is the newer', () => {
  const stored = { day: '2026-11-16', followers: 5, likes: null, postCount: 3, averagePlays: null };
  const seen = { day: '2026-11-16', followers: 6, likes: 2, postCount: null, averagePlays: null };
  expect(mergeSnapshot(stored, seen, true)).toEqual({ ...stored, followers: 6, likes: 2 });
  expect(mergeSnapshot(stored, seen, false)).toEqual({ ...stored, likes: 2 });
});
