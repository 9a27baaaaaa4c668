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
export function reportedIn(facts: FieldFacts, field: CreatorField): readonly unknown[] | null {
  const basis = isBased(field) ? facts[basisName(field)] : null;
  return isAbsent(facts[field]) || basis === 'derived' ? null : [facts[field], basis];
}

/** Returns the fields whose current value comes from this observation. @param after the merge of `before` and `seen` */
function fieldsReportedBy(seen: CreatorFacts, before: CreatorFacts, after: CreatorFacts): CreatorField[] {
  const isNewer = seen.observedAt >= before.observedAt;
  return creatorFieldNames.filter(field => {
    const reported = reportedIn(seen, field);
    if (!reported || !isSame(reported, reportedIn(after, field))) return false;
    return isNewer || !isSame(reported, reportedIn(before, field));
  });
}

type OriginDraft = Pick<Draft, 'via' | 'stored' | 'seen' | 'facts'>;

/** Returns the provenance from these observations, for fields whose current value comes from them. */
function reportedBy({ via, stored, seen }: OriginDraft): Origins {
  const reported: Record<string, Origins[string]> = {};
  let known = stored ?? seen[0];
  for (const next of known ? seen : []) {
    const merged = mergeCreator(known ?? next, next);
    for (const field of fieldsReportedBy(next, known ?? next, merged))
      reported[field] = [via ?? next.source, next.observedAt.toISOString()];
    known = merged;
  }
  return reported;
}

/**
 * Computes the provenance of a creator after a batch. Null if unchanged; creators with imports only have none. What an
 * import reported last is not in the row: the creator's own source and time apply to it.
 * @param known the creator's row, if there is one
 */
export function originsAfter(draft: OriginDraft, known: Origins | undefined): Origins | null {
  const { via, stored, facts } = draft;
  if (!via && !known) return null;
  const all = { ...(stored && originsOfOne(stored)), ...known, ...reportedBy(draft) };
  const own: Origins[string] = [facts.source, facts.observedAt.toISOString()];
  const isKept = ([field, origin]: [string, Origins[string]]) =>
    reportedIn(facts, field as CreatorField) !== null && (via !== null || !isSame(origin, own));
  return Object.fromEntries(Object.entries(all).filter(isKept));
}

/** Returns the provenance of a creator that only one source reported. */
export function originsOfOne(facts: CreatorFacts): Origins {
  const origin = [facts.source, facts.observedAt.toISOString()] as const;
  return Object.fromEntries(
    creatorFieldNames.filter(field => reportedIn(facts, field)).map(field => [field, origin]),
  );
}
