import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type CreatorRecord, creatorRecordSchema } from '../../../contract/core/sources/source-records.ts';
import {
  followerBracket,
  followerBrackets,
  levelOfPercentile,
} from '../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../contract/core/limits.ts';
import { searchText } from '../../../contract/catalogue/search-terms.ts';
import { sampleCreator, sampleCreators } from './sample-creators.ts';

const asOf = new Date('2026-03-01T08:00:00Z');
const world = [...sampleCreators({ count: 20_000, asOf })];
const share = (is: (creator: CreatorRecord) => boolean) => world.filter(is).length / world.length;

const postsWithFigures = (creator: CreatorRecord, days: number) =>
  (creator.posts ?? []).filter(
    post =>
      (post.plays ?? post.likes) !== undefined &&
      asOf.getTime() - Date.parse(post.publishedAt) <= days * 86_400_000,
  );

/** Over the latest ten posts; without plays, by followers. */
function interactionRate(creator: CreatorRecord): number | null {
  const latest = postsWithFigures(creator, 180).slice(0, limits.latestPosts);
  if (latest.length < 3) return null;
  const played = latest.filter(post => post.plays !== undefined);
  const reactions = (posts: typeof latest) =>
    posts.reduce((sum, post) => sum + (post.likes ?? 0) + (post.comments ?? 0) + (post.shares ?? 0), 0);
  if (played.length > 0) return reactions(played) / played.reduce((sum, post) => sum + (post.plays ?? 0), 0);
  return creator.followers ? reactions(latest) / latest.length / creator.followers : null;
}

const hash = (seed: string) =>
  createHash('sha256')
    .update(JSON.stringify([...sampleCreators({ count: 1000, seed, asOf })]))
    .digest('hex');

describe('sampleCreators', () => {
  test('is the same in two runs, and another for another seed', () => {
    expect(hash('starbridge')).toBe(hash('starbridge'));
    expect(hash('other')).not.toBe(hash('starbridge'));
  });

  test.each([0, 999, 4095, 4096, 19_999])('knows creator %i without the others', index => {
    expect(sampleCreator(index, { asOf })).toEqual(world[index]);
  });

  test('leaves out only posts and snapshots when asked to', () => {
    const { posts, snapshots, ...rest } = world[78]!;
    expect(posts?.length).toBeGreaterThan(0);
    expect(snapshots?.length).toBeGreaterThan(0);
    expect(sampleCreator(78, { asOf, posts: false })).toEqual(rest);
  });

  test('keeps the native format', () => {
    const refused = world.filter(creator => !creatorRecordSchema.safeParse(creator).success);
    expect(refused).toEqual([]);
  });

  test('fits what search can index', () => {
    for (const creator of world) {
      expect(creator.tags?.length).toBeLessThanOrEqual(limits.tagsPerCreator);
      expect(creator.tags?.every(tag => tag.length <= limits.tagLength)).toBe(true);
    }
  });
});

const sortedRates = (platform: string, from: number, to: number) =>
  world
    .filter(creator => creator.platform === platform && (creator.followers ?? 0) >= from)
    .filter(creator => (creator.followers ?? 0) < to)
    .flatMap(creator => interactionRate(creator) ?? [])
    .toSorted((a, b) => a - b);

const quantileOf = (sorted: number[], part: number) => sorted[Math.floor(part * sorted.length)] ?? 0;

describe('the mix', () => {
  test.each([
    ['tiktok', 0.6],
    ['youtube', 0.25],
    ['instagram', 0.15],
  ])('%s is about %d', (platform, expected) => {
    expect(share(creator => creator.platform === platform)).toBeCloseTo(expected, 1.5);
  });

  test('has forty regions and more, the United States first', () => {
    const counts = Map.groupBy(world, creator => creator.region ?? '-');
    expect(counts.size).toBeGreaterThan(40);
    const ranked = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
    expect(ranked[0]?.[0]).toBe('US');
  });

  test.each([
    ['TH', 'th', /\p{Script=Thai}/u],
    ['JP', 'ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
    ['KR', 'ko', /\p{Script=Hangul}/u],
    ['SA', 'ar', /\p{Script=Arabic}/u],
    ['RU', 'ru', /\p{Script=Cyrillic}/u],
    ['IN', 'hi', /\p{Script=Devanagari}/u],
    ['TW', 'zh', /\p{Script=Han}/u],
    ['VN', 'vi', /[ăâđêôơưáàảãạéèẻẽẹíìỉĩịóòỏõọúùủũụýỳỷỹỵấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]/iu],
  ])('%s writes %s in its script', (region, language, script) => {
    const locals = world.filter(creator => creator.region === region && creator.language === language);
    expect(locals.length).toBeGreaterThan(50);
    const written = locals.filter(creator => script.test(`${creator.name} ${creator.bio}`));
    expect(written.length / locals.length).toBeGreaterThan(0.97);
  });

  test('language follows region for most', () => {
    const vietnam = world.filter(creator => creator.region === 'VN' && creator.language !== undefined);
    const local = vietnam.filter(creator => creator.language === 'vi').length / vietnam.length;
    expect(local).toBeGreaterThan(0.8);
    expect(local).toBeLessThan(0.95);
  });

  test('美食 finds hundreds, and many of them on TikTok', () => {
    const found = world.filter(creator =>
      searchText({ ...creator, name: creator.name ?? '', tags: creator.tags ?? [], bio: creator.bio ?? '' })
        .split(' ')
        .some(term => term.endsWith('美食')),
    );
    expect(found.length).toBeGreaterThan(300);
    expect(found.filter(creator => creator.platform === 'tiktok').length).toBeGreaterThan(150);
  });

  test('has the gaps of real data', () => {
    expect(share(creator => creator.followers === undefined)).toBeCloseTo(0.02, 2);
    expect(share(creator => (creator.emails?.length ?? 0) > 0)).toBeCloseTo(0.45, 1.5);
    expect(share(creator => creator.region === undefined)).toBeCloseTo(0.04, 2);
    const unanalysable = share(creator => postsWithFigures(creator, 180).length < 3);
    expect(unanalysable).toBeGreaterThan(0.03);
    expect(unanalysable).toBeLessThan(0.06);
  });

  test('reaches no real address or page', () => {
    const outside = world.filter(
      ({ homepageUrl = '', emails = [], posts = [] }) =>
        !emails.every(email => /@([a-z0-9]+\.)*(example\.com|[a-z0-9]+\.example)$/.test(email)) ||
        ![homepageUrl, ...posts.map(post => post.url ?? '')].every(url =>
          /^https:\/\/[a-z]+\.example\//.test(url),
        ),
    );
    expect(outside).toEqual([]);
  });
});

describe('the figures', () => {
  const followers = world.flatMap(creator => creator.followers ?? []).toSorted((a, b) => a - b);
  const quantile = (part: number) => quantileOf(followers, part);

  test('followers have a long tail', () => {
    expect(quantile(0.5)).toBeGreaterThan(20_000);
    expect(quantile(0.5)).toBeLessThan(30_000);
    expect(quantile(0.99)).toBeGreaterThan(1_000_000);
    expect(quantile(1 - 1 / followers.length)).toBeGreaterThan(10_000_000);
    expect(quantile(0)).toBeLessThan(1000);
  });

  test('every level occurs in every bracket', () => {
    const rated = world.flatMap(creator => {
      const rate = interactionRate(creator);
      if (rate === null || creator.followers === undefined) return [];
      return [{ platform: creator.platform, bracket: followerBracket(creator.followers), rate }];
    });
    const levels = new Map<string, number>();
    for (const peers of Map.groupBy(rated, ({ platform, bracket }) => `${platform} ${bracket}`).values()) {
      const rates = peers.map(({ rate }) => rate).toSorted((a, b) => a - b);
      for (const { bracket, rate } of peers) {
        const level = levelOfPercentile((100 * rates.indexOf(rate)) / rates.length);
        levels.set(`${bracket} ${level}`, (levels.get(`${bracket} ${level}`) ?? 0) + 1);
      }
    }
    expect(levels.size).toBe(5 * (followerBrackets.length + 1));
    expect(Math.min(...levels.values())).toBeGreaterThanOrEqual(20);
  });

  test('rates vary widely and fall slowly with size', () => {
    const small = sortedRates('tiktok', 0, 10_000);
    const large = sortedRates('tiktok', 1_000_000, Infinity);
    expect(quantileOf(small, 0.5)).toBeGreaterThan(1.2 * quantileOf(large, 0.5));
    expect(quantileOf(small, 0.9)).toBeGreaterThan(3 * quantileOf(small, 0.1));
    expect(quantileOf(small, 0.5)).toBeGreaterThan(0.04);
    expect(quantileOf(small, 0.5)).toBeLessThan(0.15);
  });

  test('some posts run far ahead of the others', () => {
    const leaps = world.filter(({ posts = [] }) => {
      const plays = posts.flatMap(post => post.plays ?? []).toSorted((a, b) => a - b);
      return (plays.at(-1) ?? 0) > 8 * (plays[Math.floor(plays.length / 2)] ?? Infinity);
    });
    expect(leaps.length / world.length).toBeGreaterThan(0.05);
    expect(leaps.length / world.length).toBeLessThan(0.4);
  });

  test('posts: about a dozen each, some paid, some disclosed; images without plays', () => {
    const posts = world.flatMap(creator => creator.posts ?? []);
    expect(posts.length / world.length).toBeGreaterThan(11);
    expect(posts.length / world.length).toBeLessThan(16);
    expect(posts.filter(post => post.platformSponsored).length / posts.length).toBeCloseTo(0.08, 2);
    const disclosure = /#ad\b|#sponsored|#广告|paid partnership/i;
    expect(posts.filter(post => disclosure.test(post.caption ?? '')).length / posts.length).toBeCloseTo(
      0.05,
      2,
    );
    const withoutPlays = world.filter(({ posts: own = [] }) => own.some(post => post.plays === undefined));
    expect(new Set(withoutPlays.map(creator => creator.platform))).toEqual(new Set(['instagram']));
    expect(posts.every(post => Date.parse(post.publishedAt) <= asOf.getTime())).toBe(true);
  });

  test('the last snapshot equals the creator’s figures', () => {
    const differing = world.filter(
      ({ snapshots, followers: now }) => snapshots?.length && snapshots.at(-1)?.followers !== now,
    );
    expect(differing).toEqual([]);
  });
});

describe('handles', () => {
  const sizes = { tiktok: 24, youtube: 30, instagram: 30 };

  test('are unique and valid far beyond the sample', () => {
    // As many as three seconds allow, at least fifty thousand: a slow machine tests fewer.
    const until = performance.now() + 3000;
    const seen = new Set<string>();
    let [checked, invalid] = [0, 0];
    for (const { platform, handle } of sampleCreators({ count: 300_000, asOf, posts: false })) {
      seen.add(handle);
      checked++;
      if (!/^[a-z0-9_.]{3,}$/.test(handle) || handle.endsWith('.') || handle.length > sizes[platform])
        invalid++;
      if (checked % 1000 === 0 && checked >= 50_000 && performance.now() > until) break;
    }
    expect(checked).toBeGreaterThanOrEqual(50_000);
    expect(seen.size).toBe(checked);
    expect(invalid).toBe(0);
  });

  test('look human at first: three of four without a number', () => {
    expect(share(creator => !/\d/.test(creator.handle))).toBeGreaterThan(0.75);
  });
});
