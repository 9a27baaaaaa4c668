import {
  basedFields,
  basisName,
  creatorFieldNames,
  specOf,
  type BasedField,
  type CreatorField,
} from '../../../contract/core/sources/creator-fields.ts';
import type { Draft } from './creator-drafts.ts';
import type { CreatorFacts, FieldFacts } from './creator-facts.ts';
import { isAbsent, isSame, mergeCreator } from './merge-facts.ts';

/** Which source reported each field of a creator, and when (ISO 8601). */
export type Origins = Readonly<Record<string, readonly [source: string, at: string]>>;

/** Returns whether the field was reported by one of these sources. */
export const isFrom = (sources: readonly string[], origin: Origins[string] | undefined): boolean =>
  origin !== undefined && sources.includes(origin[0]);

/** With these fields a creator can be fetched again. They stay for teams that keep the creator. */
export const ownRecord: ReadonlySet<string> = new Set(
  creatorFieldNames.filter(field => specOf(field).purge === 'stays'),
);

const based = new Set<string>(basedFields);
const isBased = (field: CreatorField): field is BasedField => based.has(field);

/** Returns a field with its basis, for comparison; null for derived values, which no source reported. */
export function toldIn(facts: FieldFacts, field: CreatorField): readonly unknown[] | null {
  const basis = isBased(field) ? facts[basisName(field)] : null;
  return isAbsent(facts[field]) || basis === 'derived' ? null : [facts[field], basis];
}

/** Returns the fields whose current value comes from this observation. @param after the merge of `before` and `seen` */
function fieldsToldBy(seen: CreatorFacts, before: CreatorFacts, after: CreatorFacts): CreatorField[] {
  const isNewer = seen.observedAt >= before.observedAt;
  return creatorFieldNames.filter(field => {
    const told = toldIn(seen, field);
    if (!told || !isSame(told, toldIn(after, field))) return false;
    return isNewer || !isSame(told, toldIn(before, field));
  });
}

type OriginDraft = Pick<Draft, 'via' | 'stored' | 'seen' | 'facts'>;

/** Returns the provenance from these observations, for fields whose current value comes from them. */
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
 * Computes the provenance of a creator after a batch. Null if unchanged; creators with imports only have none. What an
 * import reported last is not in the row: the creator's own source and time apply to it.
 * @param known the creator's row, if there is one
 */
export function originsAfter(draft: OriginDraft, known: Origins | undefined): Origins | null {
  const { via, stored, facts } = draft;
  if (!via && !known) return null;
  const all = { ...(stored && originsOfOne(stored)), ...known, ...toldBy(draft) };
  const own: Origins[string] = [facts.source, facts.observedAt.toISOString()];
  const isKept = ([field, origin]: [string, Origins[string]]) =>
    toldIn(facts, field as CreatorField) !== null && (via !== null || !isSame(origin, own));
  return Object.fromEntries(Object.entries(all).filter(isKept));
}

/** Returns the provenance of a creator that only one source reported. */
export function originsOfOne(facts: CreatorFacts): Origins {
  const origin = [facts.source, facts.observedAt.toISOString()] as const;
  return Object.fromEntries(
    creatorFieldNames.filter(field => toldIn(facts, field)).map(field => [field, origin]),
  );
}
