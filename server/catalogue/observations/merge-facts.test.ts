import { describe, expect, it } from 'vitest';
import type { CreatorFacts, PostFacts } from './creator-facts.ts';
import { mergeCreator, mergePost, mergeSnapshot } from './merge-facts.ts';
import { nothingKnown } from './observe-record.ts';

const monday = new Date('2026-11-16T00:00:00Z');
const tuesday = new Date('2026-11-17T00:00:00Z');

function creator(facts: Partial<CreatorFacts>): CreatorFacts {
  return {
    ...nothingKnown,
    platform: 'tiktok',
    platformId: null,
    handle: 'lan',
    source: 'file',
    firstSeenAt: monday,
    observedAt: monday,
    countedAt: facts.observedAt ?? monday,
    postsSeenAt: null,
    ...facts,
  };
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
    observedAt: monday, via: null, ...facts,
  }); // oxfmt-ignore

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
    [
      'a connector fills its gaps from an import',
      { plays: 5, shares: 2 },
      { plays: 9, observedAt: tuesday, via: 'youtube' },
      { plays: 9, shares: 2, via: 'youtube' },
    ],
    [
      'what a source with rules told does not stay in what an import tells later',
      { plays: 5, shares: 2, via: 'youtube' },
      { plays: 9, observedAt: tuesday },
      { plays: 9, shares: null, via: null, observedAt: tuesday },
    ],
    [
      'its counts stay its own, with their age, where the later one has none',
      { plays: 5, via: 'youtube' },
      { caption: 'tea', observedAt: tuesday, via: 'oembed' },
      { plays: 5, caption: 'tea', via: 'youtube', observedAt: monday },
    ],
    [
      'it adds nothing to what was told later',
      { plays: 9, observedAt: tuesday },
      { plays: 5, shares: 2, via: 'youtube' },
      { plays: 9, shares: null, via: null },
    ],
    [
      'what the creator lets see stands beside a public source for a week',
      { plays: 5, via: 'youtube_own' },
      { plays: 9, shares: 2, observedAt: tuesday, via: 'youtube' },
      { plays: 5, shares: null, via: 'youtube_own', observedAt: monday },
    ],
    [
      'and no longer',
      { plays: 5, via: 'youtube_own' },
      { plays: 9, observedAt: new Date(monday.getTime() + 7 * 86_400_000), via: 'youtube' },
      { plays: 9, via: 'youtube' },
    ],
    [
      'told again it is newer',
      { plays: 5, shares: 2, via: 'youtube' },
      { plays: 9, observedAt: tuesday, via: 'youtube' },
      { plays: 9, shares: 2, via: 'youtube', observedAt: tuesday },
    ],
  ])('%s', (_, stored, seen, expected) => {
    expect(mergePost(post(stored), post(seen))).toMatchObject(expected);
  });
});

it('merges two snapshots of a day by which of them is the newer', () => {
  const stored = {
    day: '2026-11-16',
    followers: 5,
    likes: null,
    postCount: 3,
    averagePlays: null,
    via: null,
  };
  const seen = { day: '2026-11-16', followers: 6, likes: 2, postCount: null, averagePlays: null, via: null };
  expect(mergeSnapshot(stored, seen, true)).toEqual({ ...stored, followers: 6, likes: 2 });
  expect(mergeSnapshot(stored, seen, false)).toEqual({ ...stored, likes: 2 });
  expect(mergeSnapshot({ ...stored, via: 'youtube' }, seen, true)).toEqual(seen);
  const own = { ...stored, via: 'youtube_own' } as const;
  expect(mergeSnapshot(own, { ...seen, via: 'youtube' }, true)).toEqual(own);
});
