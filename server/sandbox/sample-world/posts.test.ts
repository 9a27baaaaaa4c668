import { describe, expect, test } from 'vitest';
import { samplePost, samplePosts } from './sample-creators.ts';
import type { SamplePost } from './posts.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-11-24T08:00:00Z');
const at = (ms: number) => ({ asOf: new Date(ms) });
const seenAt = (index: number, ms: number, max = 30) => samplePosts(index, at(ms)).take(max).toArray();
const people = Array.from({ length: 200 }, (_, index) => index);
const figures = ['plays', 'likes', 'comments', 'shares'] as const;

describe('a post of the sample world', () => {
  test('is the same post later, with at least the figures it had; new ones come before it', () => {
    let fresh = 0;
    let same = 0;
    for (const index of people) {
      const later = new Map(
        seenAt(index, start + 3 * day, 60).map(each => [each.post.platformPostId, each.post]),
      );
      for (const { post, number } of seenAt(index, start)) {
        const now = later.get(post.platformPostId) ?? samplePost(index, number, at(start + 3 * day))?.post;
        expect(now).toMatchObject({ url: post.url, publishedAt: post.publishedAt });
        expect(now?.durationSeconds).toBe(post.durationSeconds);
        for (const figure of figures) {
          expect(now?.[figure] === undefined).toBe(post[figure] === undefined);
          expect(now?.[figure] ?? 0).toBeGreaterThanOrEqual(post[figure] ?? 0);
        }
        same++;
      }
      fresh += [...later.values()].filter(post => Date.parse(post.publishedAt) > start).length;
    }
    expect(same).toBeGreaterThan(2000);
    // On average a person posts every two days.
    expect(fresh / people.length).toBeGreaterThan(0.7);
    expect(fresh / people.length).toBeLessThan(3);
  });

  /** The share of a post's figures after a year that it has at these ages in hours. */
  function curve(index: number, { number, post }: SamplePost, ages: number[]): number[] {
    const published = Date.parse(post.publishedAt);
    const [last = 1, ...rest] = [365 * 24, ...ages].map(
      age => samplePost(index, number, at(published + age * hour))?.post.plays ?? 0,
    );
    return rest.map(plays => plays / last);
  }

  test('grows fast in its first two days and slower after, each hour, and never shrinks', () => {
    const ages = Array.from({ length: 24 * 40 }, (_, age) => age);
    const curves = people.slice(0, 40).flatMap(index => {
      const [first] = seenAt(index, start);
      return first && (first.post.plays ?? 0) > 5000 ? [curve(index, first, ages)] : [];
    });
    expect(curves.length).toBeGreaterThan(10);
    for (const shares of curves) {
      expect(shares.every((share, age) => age === 0 || share >= shares[age - 1]!)).toBe(true);
      const risesInHours = (from: number, to: number) => new Set(shares.slice(from, to)).size / (to - from);
      expect(risesInHours(0, 48)).toBeGreaterThan(0.9);
    }
    const middle = (age: number) =>
      curves.map(shares => shares[age]!).toSorted((a, b) => a - b)[curves.length >> 1]!;
    expect(middle(1)).toBeGreaterThan(0.02);
    expect(middle(48)).toBeGreaterThan(0.5);
    expect(middle(48)).toBeLessThan(0.9);
    expect(middle(48) - middle(0)).toBeGreaterThan(4 * (middle(96) - middle(48)));
    expect(middle(30 * 24)).toBeGreaterThan(0.9);
  });

  test('has the figures of an hour in all of it, and of a day once it is a month old', () => {
    const [first] = seenAt(3, start);
    const published = Date.parse(first!.post.publishedAt);
    const seen = (ms: number) => samplePost(3, first!.number, at(published + ms))?.post;
    expect(seen(2 * hour)).toEqual(seen(3 * hour - 1));
    expect(seen(40 * day)).toEqual(seen(41 * day - 1));
    expect(seen(2 * hour)).not.toEqual(seen(3 * hour));
  });

  test('is taken down, hidden or edited now and then, after a while and for good', () => {
    const states = { online: 0, private: 0, gone: 0, edited: 0 };
    for (const index of people.concat(people.map(each => each + 200))) {
      for (const { number, post } of seenAt(index, start)) {
        const published = Date.parse(post.publishedAt);
        const later = [20, 21, 90].map(days => samplePost(index, number, at(published + days * day))!);
        expect(new Set(later.map(({ state }) => state)).size).toBe(1);
        states[later[0]!.state]++;
        const fresh = samplePost(index, number, at(published + hour))!;
        expect(fresh.state).toBe('online');
        if (later[0]!.post.caption !== fresh.post.caption) states.edited++;
        if (later[0]!.state !== 'online')
          expect(seenAt(index, published + 20 * day, 100).map(each => each.number)).not.toContain(number);
      }
    }
    const all = states.online + states.private + states.gone;
    // Posts that were deleted before the start are not among those that were watched.
    for (const state of ['gone', 'private'] as const) {
      expect(states[state]).toBeGreaterThan(0);
      expect(states[state] / all).toBeLessThan(0.02);
    }
    expect(states.edited / all).toBeGreaterThan(0.02);
    expect(states.edited / all).toBeLessThan(0.06);
  });

  test('has hashtags that are in its caption, before an edit and after it', () => {
    for (const index of people)
      for (const { post } of seenAt(index, start))
        for (const tag of post.hashtags ?? []) expect(post.caption).toContain(`#${tag}`);
  });
});
