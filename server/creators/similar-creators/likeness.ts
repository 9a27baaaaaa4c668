import type { Platform } from '../../../contract/core/platform.ts';
import type { SimilarReply, TraitKind } from '../../../contract/creators/similar-creators.ts';

/** What makes creators similar, besides their traits. */
export interface Profile {
  id: number;
  platform: Platform;
  region: string | null;
  language: string | null;
  category: string | null;
  /** Follower bracket; null if the followers are unknown. */
  bracket: number | null;
}

/** What similar creators are compared with: one creator or several. */
export interface Pattern {
  /** The weight of each of their traits. */
  traits: ReadonlyMap<string, number>;
  /** Tags by their folded text, for the reasons. */
  tags: ReadonlySet<string>;
  profiles: readonly Profile[];
}

type Reason = SimilarReply['creators'][number]['reasons'][number];

export interface Candidate {
  profile: Profile;
  traits: readonly string[];
}

/** Shares of a likeness of 100: traits count most. */
const shares = { traits: 62, bracket: 16, region: 8, category: 8, language: 6 } as const;

/** This share of a pattern's total weight makes a full likeness, because nobody shares all traits. */
const fullShare = 0.6;

const maxReasons = 8;
const kinds: Record<string, TraitKind> = { '#': 'hashtag', '@': 'mention', '=': 'word' };

/** A rare trait says more than a common one. @param creators with it; `all` is the number of all creators */
export function weightOf(creators: number, all: number): number {
  return Math.log((all + 1) / (creators + 1));
}

function asReason(trait: string, tags: ReadonlySet<string>): Reason {
  const value = trait.slice(2);
  const kind = kinds[trait[1] ?? ''] ?? 'word';
  return { kind: kind === 'hashtag' && tags.has(value) ? 'tag' : kind, value };
}

/** Returns the share of the pattern's creators that have the value. */
function shareWith<K extends 'region' | 'language' | 'category' | 'bracket'>(
  profiles: readonly Profile[],
  field: K,
  value: Profile[K],
): number {
  if (value === null || !profiles.length) return 0;
  return profiles.filter(profile => profile[field] === value).length / profiles.length;
}

/** Returns the share of them with the same size; a neighbouring bracket counts half. */
function shareOfSize(profiles: readonly Profile[], bracket: number | null): number {
  if (bracket === null || !profiles.length) return 0;
  const near = profiles.map(each => (each.bracket === null ? 0 : 1 - Math.abs(each.bracket - bracket) / 2));
  return near.reduce((sum, each) => sum + Math.max(0, each), 0) / profiles.length;
}

/**
 * Returns how similar a creator is to the pattern, 0 to 100, and why, the strongest reason first. A creator without a
 * common trait is not similar, whatever its region or language.
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
  const reasons = shared.slice(0, maxReasons).map(({ trait }) => asReason(trait, pattern.tags));
  return { likeness: Math.round(likeness), reasons: [...reasons, ...around] };
}
