import type { Db } from '../../../core/db/database.ts';
import type { PlannedWord } from '../keywords/keyword-plan.ts';
import {
  leadByAll,
  leadByAlternatives,
  leadByAnyTag,
  leadByIds,
  leadByTags,
  leadByWord,
  type Criteria,
  type Leading,
} from '../conditions/conditions.queries.ts';
import { estimateMatches } from './search.queries.ts';

const isSet = (value: unknown) => value !== undefined;

/** Returns whether there are conditions besides words and tags that must all match. */
export function hasFilter({ filter, scope, postedSince }: Criteria): boolean {
  const { keyword: _k, user_name: _u, description: _d, tags: _t, ...others } = filter;
  const isLimited = scope.only !== null || scope.except.length > 0 || postedSince !== null;
  return isLimited || Object.values(others).some(isSet);
}

interface Candidate {
  /** About how many creators match it. */
  weight: number;
  lead: () => Leading;
}

const canLead = ({ terms }: PlannedWord) => terms !== null;
const byWeight = (a: { weight: number }, b: { weight: number }) => a.weight - b.weight;

/** One word of each alternative finds all its creators. */
function alternativesLeading(alternatives: Criteria['alternatives']): Candidate[] {
  const rarest = alternatives.flatMap(words => words.filter(canLead).toSorted(byWeight)[0] ?? []);
  if (!rarest.length || rarest.length < alternatives.length) return [];
  const weight = rarest.reduce((sum, word) => sum + word.weight, 0);
  return [{ weight, lead: () => leadByAlternatives(rarest) }];
}

function tagsLeading({ tags, anyTags }: Criteria): Candidate[] {
  const candidates: Candidate[] = [];
  if (tags.length) {
    const weight = Math.min(...tags.map(tag => tag.creators));
    candidates.push({ weight, lead: () => leadByTags(tags) });
  }
  if (anyTags.length) {
    const weight = anyTags.reduce((sum, tag) => sum + tag.creators, 0);
    candidates.push({ weight, lead: () => leadByAnyTag(anyTags) });
  }
  return candidates;
}

/** Returns the condition with the fewest creators, if the indexes can answer it and there are few enough. */
function rarestLeading(criteria: Criteria, few: number): Leading | null {
  const candidates: Candidate[] = [
    ...criteria.words
      .filter(canLead)
      .map(planned => ({ weight: planned.weight, lead: () => leadByWord(planned) })),
    ...alternativesLeading(criteria.alternatives),
    ...tagsLeading(criteria),
  ];
  const min = candidates.toSorted(byWeight)[0];
  return min && min.weight <= few ? min.lead() : null;
}

/**
 * Returns the condition with which the indexes find few enough creators to check all of them; null if there is none.
 */
export async function leadingOf(db: Db, criteria: Criteria, few: number): Promise<Leading | null> {
  const { words, alternatives, tags, anyTags, filter, scope } = criteria;
  if (scope.only && scope.only.length <= few) return leadByIds(scope.only);
  const others = [alternatives, anyTags, filter.brands ?? []].filter(each => each.length);
  const asked = words.length + tags.length + others.length;
  if (!asked) return null;
  const rarest = rarestLeading(criteria, few);
  if (rarest) return rarest;
  // Several common conditions together may still match few creators: the planner estimates how many.
  const mayBeFew = asked + Number(hasFilter(criteria)) > 1 && [words, ...alternatives].flat().every(canLead);
  return mayBeFew && (await estimateMatches(db, criteria)) <= few ? leadByAll(criteria) : null;
}
