import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/**
 * By how many creators the count of a term changes. A term is two letters of scope and a word, see
 * contract/catalogue/search-terms.ts.
 */
export type TermChanges = ReadonlyMap<string, number>;

const scopeLength = 2;

/**
 * Updates how many creators each search term has. Must be the last step of a transaction and locks rows in key order,
 * so that writers wait for each other here and never deadlock.
 */
export async function changeTermCounts(db: Db, changes: TermChanges): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0);
  if (!changed.length) return;
  await sql`
    insert into search_terms as stored (word, scope, creators)
    select word, scope, change from ${given(changed)}
    order by word collate "C", scope collate "C"
    on conflict (word, scope) do update set creators = stored.creators + excluded.creators`.execute(db);
  const fallen = changed.filter(([, by]) => by < 0);
  if (!fallen.length) return;
  await sql`
    delete from search_terms using ${given(fallen)}
    where search_terms.word = given.word and search_terms.scope = given.scope and search_terms.creators <= 0`.execute(
    db,
  );
}

/** Sends three texts instead of three arrays, because pg escapes each element of an array. A term contains no space. */
function given(changes: readonly [term: string, by: number][]) {
  const words = changes.map(([term]) => term.slice(scopeLength)).join(' ');
  const scopes = changes.map(([term]) => term.slice(0, scopeLength)).join(' ');
  const counts = changes.map(([, by]) => by).join(' ');
  return sql`unnest(
    string_to_array(${words}, ' '), string_to_array(${scopes}, ' '), string_to_array(${counts}, ' ')::integer[]
  ) as given (word, scope, change)`;
}
