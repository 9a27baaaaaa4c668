import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface DictionaryEntry {
  word: string;
  scope: string;
  creators: number;
}

/** Entries that begin with a word, hold it, or are it: at most `limit`, in no order. */
export async function findEntries(
  db: Db,
  how: 'beginning' | 'inside' | 'equal',
  words: string[],
  scopes: string[],
  limit: number,
): Promise<DictionaryEntry[]> {
  const condition = {
    equal: sql`word = any(${words}::text[])`,
    beginning: sql`word like ${`${words[0]}%`}`,
    inside: sql`word like ${`%${words[0]}%`}`,
  }[how];
  const { rows } = await sql<DictionaryEntry>`
    select word, scope, creators from search_terms
    where ${condition} and scope = any(${scopes}::text[])
    limit ${limit}`.execute(db);
  return rows;
}

/** How often the entries that hold a word are borne in all, and the commonest of them. */
export async function weighEntries(db: Db, how: 'beginning' | 'inside', word: string, scopes: string[]) {
  const pattern = how === 'inside' ? `%${word}%` : `${word}%`;
  const { rows } = await sql<{ sum: number; most: number }>`
    select coalesce(sum(creators), 0)::float8 as sum, coalesce(max(creators), 0) as most from search_terms
    where word like ${pattern} and scope = any(${scopes}::text[])`.execute(db);
  return rows[0] ?? { sum: 0, most: 0 };
}

/** Entries spelt alike (a quarter of the trigrams in common), the likest and commonest first. */
export async function findSimilarEntries(db: Db, word: string, scopes: string[]): Promise<DictionaryEntry[]> {
  const { rows } = await sql<DictionaryEntry>`
    select word, scope, creators from search_terms
    where word % ${word} and scope = any(${scopes}::text[])
      and length(word) between ${[...word].length - 2} and ${[...word].length + 2}
    order by similarity(word, ${word}) desc, creators desc
    limit 60`.execute(db);
  return rows;
}
