import type { OriginField } from '../../../contract/catalogue/provenance.ts';
import type { Draft } from './creator-drafts.ts';
import type { CreatorFacts } from './creator-facts.ts';
import { isAbsent, isSame, mergeCreator } from './merge-facts.ts';

/** Who told which field of a creator, and when (ISO 8601). */
export type Origins = Readonly<Record<string, readonly [source: string, at: string]>>;

/** Is it told by one of these sources? */
export const isFrom = (sources: readonly string[], origin: Origins[string] | undefined): boolean =>
  origin !== undefined && sources.includes(origin[0]);

/** Fields of the creator itself; posts, snapshots, addresses and audience know where they come from themselves. */
export const toldFields = [
  'name', 'handle', 'avatarUrl', 'homepageUrl', 'bio', 'region', 'language', 'category', 'tags', 'verified',
  'followers', 'likes', 'postCount',
] as const satisfies readonly (OriginField & keyof CreatorFacts)[]; // prettier-ignore
export type ToldField = (typeof toldFields)[number];

/** By these one asks for a creator again: a team keeps them of whom it keeps. */
export const ownRecord: ReadonlySet<string> = new Set(['handle', 'homepageUrl']);

const basisOf = {
  region: 'regionBasis',
  language: 'languageBasis',
  category: 'categoryBasis',
  tags: 'tagsBasis',
} as const;

type Facts = Pick<CreatorFacts, ToldField | (typeof basisOf)[keyof typeof basisOf]>;

/** A field with its basis, to compare; what is derived nobody told. */
export function toldIn(facts: Facts, field: ToldField): readonly unknown[] | null {
  const basis = field in basisOf ? facts[basisOf[field as keyof typeof basisOf]] : null;
  return isAbsent(facts[field]) || basis === 'derived' ? null : [facts[field], basis];
}

/** Which fields of what is known after an observation are told by it. @param after of `before` and `seen` */
function fieldsToldBy(seen: CreatorFacts, before: CreatorFacts, after: CreatorFacts): ToldField[] {
  const isNewer = seen.observedAt >= before.observedAt;
  return toldFields.filter(field => {
    const told = toldIn(seen, field);
    if (!told || !isSame(told, toldIn(after, field))) return false;
    return isNewer || !isSame(told, toldIn(before, field));
  });
}

type OriginDraft = Pick<Draft, 'via' | 'stored' | 'seen' | 'facts'>;

/** What was told by these observations, as far as it is what is known after them. */
function toldBy({ via, stored, seen }: OriginDraft): Origins {
  const told: Record<string, Origins[string]> = {};
  let known = stored ?? seen[0];
  for (const next of known ? seen : []) {
    const merged = mergeCreator(known ?? next, next);
    for (const field of fieldsToldBy(next, known ?? next, merged))
      told[field] = [via ?? next.source, next.observedAt.toISOString()];
    known = merged;
  }
  return told;
}

/**
 * The origins of a creator after a batch. Null: as before; creators that only imports told of have none. What an
 * import told last is not in the row: it is of the creator's own source and time.
 * @param known the creator's row, where it has one
 */
export function originsAfter(draft: OriginDraft, known: Origins | undefined): Origins | null {
  const { via, stored, facts } = draft;
  if (!via && !known) return null;
  const all = { ...(stored && originsOfOne(stored)), ...known, ...toldBy(draft) };
  const own: Origins[string] = [facts.source, facts.observedAt.toISOString()];
  const isKept = ([field, origin]: [string, Origins[string]]) =>
    toldIn(facts, field as ToldField) !== null && (via !== null || !isSame(origin, own));
  return Object.fromEntries(Object.entries(all).filter(isKept));
}

/** Those of a creator that one source told of. */
export function originsOfOne(facts: CreatorFacts): Origins {
  const origin = [facts.source, facts.observedAt.toISOString()] as const;
  return Object.fromEntries(toldFields.filter(field => toldIn(facts, field)).map(field => [field, origin]));
}
