import { sql } from 'kysely';
import { scopeOf } from '../../../contract/search-terms.ts';
import type { Criteria, Condition } from './search.queries.ts';

/** The tiers of relevance as conditions: each creator is in exactly one. */
const handlePiece = ({ platform, words }: Criteria) =>
  ` ${scopeOf(platform, 'handle')}${words.map(({ word }) => word.text).join('')}`;

export function handleBegins(criteria: Criteria): Condition[] {
  return [sql`starts_with(search_text, ${handlePiece(criteria)})`];
}

function nameHasWords({ platform, words }: Criteria): Condition {
  const pieces = words.map(
    ({ word }) => sql`strpos(search_text, ${` ${scopeOf(platform, 'name')}${word.text} `}) > 0`,
  );
  return sql`(${sql.join(pieces, sql` and `)})`;
}

export function onlyNameHasWords(criteria: Criteria): Condition[] {
  return [sql`not starts_with(search_text, ${handlePiece(criteria)})`, nameHasWords(criteria)];
}

export function foundElsewhere(criteria: Criteria): Condition[] {
  return [sql`not starts_with(search_text, ${handlePiece(criteria)})`, sql`not ${nameHasWords(criteria)}`];
}
