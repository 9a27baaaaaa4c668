import type { Platform } from '../../../contract/core/platform.ts';
import type { SimilarReply, TraitKind } from '../../../contract/creators/similar-creators.ts';

/** What of a creator, besides its traits, makes another like it. */
export interface Profile {
  id: number;
  platform: Platform;
  region: string | null;
  language: string | null;
  category: string | null;
  /** Follower bracket; null where followers are not known. */
  bracket: number | null;
}

/** Whom others should be like: one creator or several. */
export interface Pattern {
  /** What each trait of theirs counts. */
  traits: ReadonlyMap<string, number>;
  /** Tags by their folded text: reasons call them so. */
  tags: ReadonlySet<string>;
  profiles: readonly Profile[];
}

type Reason = SimilarReply['creators'][number]['reasons'][number];

export interface Candidate {
  profile: Profile;
  traits: readonly string[];
}

/** Shares of a likeness of 100: what they are about counts most. */
const shares = { traits: 62, bracket: 16, region: 8, category: 8, language: 6 } as const;

/** Traits of so much of a pattern's whole weight make a full likeness: nobody shares everything. */
const fullShare = 0.6;

const mostReasons = 8;
const kinds: Record<string, TraitKind> = { '#': 'hashtag', '@': 'mention', '=': 'word' };

/** A rare trait tells more than a common one. @param creators with it; `all` of them together */
export function weightOf(creators: number, all: number): number {
  return Math.log((all + 1) / (creators + 1));
}

function asReason(trait: string, tags: ReadonlySet<string>): Reason {
  const value = trait.slice(2);
  const kind = kinds[trait[1] ?? ''] ?? 'word';
  return { kind: kind === 'hashtag' && tags.has(value) ? 'tag' : kind, value };
}

/** Which part of the pattern's creators have the value. */
function shareWith<K extends 'region' | 'language' | 'category' | 'bracket'>(
  profiles: readonly Profile[],
  field: K,
  value: Profile[K],
): number {
  if (value === null || !profiles.length) return 0;
  return profiles.filter(profile => profile[field] === value).length / profiles.length;
}

/** Which part of them is of the same size; a neighbouring bracket counts half. */
function shareOfSize(profiles: readonly Profile[], bracket: number | null): number {
  if (bracket === null || !profiles.length) return 0;
  const near = profiles.map(each => (each.bracket === null ? 0 : 1 - Math.abs(each.bracket - bracket) / 2));
  return near.reduce((sum, each) => sum + Math.max(0, each), 0) / profiles.length;
}

/**
 * How much somebody is like the pattern, 0 to 100, and why, what tells most first. Who shares nothing of what
 * they are about is not alike, wherever they live.
 */
export function likenessOf(
  pattern: Pattern,
  { profile, traits }: Candidate,
): { likeness: number; reasons: Reason[] } {
  const whole = [...pattern.traits.values()].reduce((sum, weight) => sum + weight, 0);
  const shared = traits
    .flatMap(trait => {
      const weight = pattern.traits.get(trait);
      return weight === undefined ? [] : [{ trait, weight }];
    })
    .toSorted((a, b) => b.weight - a.weight);
  if (!shared.length) return { likeness: 0, reasons: [] };
  const weight = shared.reduce((sum, each) => sum + each.weight, 0);
  let likeness = Math.min(1, weight / (whole * fullShare)) * shares.traits;
  const around: Reason[] = [];
  for (const field of ['category', 'region', 'language', 'bracket'] as const) {
    const share = shareWith(pattern.profiles, field, profile[field]);
    const near = field === 'bracket' ? shareOfSize(pattern.profiles, profile.bracket) : share;
    likeness += near * shares[field];
    if (share > 0) around.push({ kind: field, value: String(profile[field]) });
  }
  const told = shared.slice(0, mostReasons).map(({ trait }) => asReason(trait, pattern.tags));
  return { likeness: Math.round(likeness), reasons: [...told, ...around] };
}
