import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How many creators more (or fewer) bear a term: two letters of scope and a word, see contract/search-terms.ts. */
export type TermChanges = ReadonlyMap<string, number>;

const scopeLength = 2;

/**
 * Keeps the number of creators of every search term. It comes last in a transaction and goes in the order
 * of the key, so that writers wait for each other here and never in a circle.
 */
export async function changeTermCounts(db: Db, changes: TermChanges): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0);
  if (!changed.length) return;
  const words = changed.map(([term]) => term.slice(scopeLength));
  const scopes = changed.map(([term]) => term.slice(0, scopeLength));
  await sql`
    insert into search_terms as stored (word, scope, creators)
    select word, scope, change
    from unnest(${words}::text[], ${scopes}::text[], ${changed.map(([, by]) => by)}::integer[]) as given (word, scope, change)
    order by word collate "C", scope collate "C"
    on conflict (word, scope) do update set creators = stored.creators + excluded.creators`.execute(db);
  const fallen = changed.flatMap(([, by], i) => (by < 0 ? [i] : []));
  if (!fallen.length) return;
  await sql`
    delete from search_terms using unnest(
      ${fallen.map(i => words[i])}::text[], ${fallen.map(i => scopes[i])}::text[]) as given (word, scope)
    where search_terms.word = given.word and search_terms.scope = given.scope and search_terms.creators <= 0`.execute(
    db,
  );
}
