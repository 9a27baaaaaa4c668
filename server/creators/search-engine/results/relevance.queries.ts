import { sql } from 'kysely';
import { scopeOf } from '../../../../contract/catalogue/search-terms.ts';
import type { Criteria } from '../conditions/conditions.queries.ts';
import type { Condition } from '../conditions/filter-conditions.queries.ts';

/** The tiers of relevance as conditions: each creator is in exactly one. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export function handleBegins({ handle }: Criteria): Condition {
  return sql`lower(handle) like ${`${escaped(handle)}%`}`;
}

const handleDiffers = ({ handle }: Criteria): Condition => sql`not starts_with(lower(handle), ${handle})`;

function nameHasWords({ platform, words }: Criteria): Condition {
  const pieces = words.map(
    ({ word }) => sql`strpos(search_text, ${` ${scopeOf(platform, 'name')}${word.text} `}) > 0`,
  );
  return sql`(${sql.join(pieces, sql` and `)})`;
}

export function onlyNameHasWords(criteria: Criteria): Condition[] {
  return [handleDiffers(criteria), nameHasWords(criteria)];
}

export function foundElsewhere(criteria: Criteria): Condition[] {
  return [handleDiffers(criteria), sql`not ${nameHasWords(criteria)}`];
}
