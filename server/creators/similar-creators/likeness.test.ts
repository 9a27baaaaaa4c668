import { describe, expect, it } from 'vitest';
import { likenessOf, weightOf, type Pattern, type Profile } from './likeness.ts';
import { askingsFor, patternOf, type Seed } from './seed-pattern.ts';

const profile = (parts: Partial<Profile> = {}): Profile => ({
  id: 1, platform: 'tiktok', region: 'VN', language: 'vi', category: 'Food', bracket: 2, ...parts,
}); // oxfmt-ignore
const seed = (traits: string[], parts: Partial<Seed> = {}): Seed => ({
  profile: profile(),
  traits,
  tags: [],
  ...parts,
});

describe('likeness', () => {
  const pattern: Pattern = {
    traits: new Map([['T#pho', 4], ['T=nuoc', 3], ['T@brand', 2], ['T#fyp', 1]]),
    tags: new Set(['pho']),
    profiles: [profile()],
  }; // oxfmt-ignore

  it('is complete for a twin, with its reasons, the strongest first', () => {
    const { likeness, reasons } = likenessOf(pattern, {
      profile: profile(),
      traits: [...pattern.traits.keys()],
    });
    expect(likeness).toBe(100);
    expect(reasons).toEqual([
      { kind: 'tag', value: 'pho' },
      { kind: 'word', value: 'nuoc' },
      { kind: 'mention', value: 'brand' },
      { kind: 'hashtag', value: 'fyp' },
      { kind: 'category', value: 'Food' },
      { kind: 'region', value: 'VN' },
      { kind: 'language', value: 'vi' },
      { kind: 'bracket', value: '2' },
    ]);
  });

  it('is zero if only region and language match, or nothing does', () => {
    expect(likenessOf(pattern, { profile: profile(), traits: [] })).toEqual({ likeness: 0, reasons: [] });
    const other = profile({ region: 'US', language: 'en', category: null, bracket: null });
    expect(likenessOf(pattern, { profile: other, traits: ['T#dance'] })).toEqual({
      likeness: 0,
      reasons: [],
    });
  });

  it('ignores an unknown region', () => {
    const unknown = { ...pattern, profiles: [profile({ region: null })] };
    const { reasons } = likenessOf(unknown, {
      profile: profile({ region: null }),
      traits: ['T#pho'],
    });
    expect(reasons.some(reason => reason.kind === 'region')).toBe(false);
  });
});

describe('a pattern', () => {
  it('to several uses what more than one has in common, weighted by number and significance', () => {
    const counts = new Map([['T#fyp', 900], ['T#pho', 9]]); // oxfmt-ignore
    const seeds = [seed(['T#pho', 'T#fyp', 'T#mine']), seed(['T#pho', 'T#fyp']), seed(['T#fyp'])];
    const { traits } = patternOf(seeds, counts, 1000);
    expect([...traits.keys()]).toEqual(['T#pho', 'T#fyp']);
    expect(traits.get('T#pho')).toBeCloseTo((2 / 3) * weightOf(9, 1000));
  });

  it('is asked for by its rare traits, as far as few have them, and by pairs of the common ones', () => {
    const counts = new Map([['b', 600], ['c', 600], ['d', 20_000], ['e', 60_000]]); // oxfmt-ignore
    const pattern = patternOf([seed(['a', 'b', 'c', 'd', 'e'])], counts, 1_000_000);
    expect(askingsFor(pattern, counts, 1000)).toEqual([
      { all: [], any: ['a', 'b'] },
      { all: ['c', 'd'], any: [] },
      { all: ['c'], any: [] },
    ]);
  });
});
