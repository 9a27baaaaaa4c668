import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';

export interface DictionaryEntry {
  word: string;
  scope: string;
  creators: number;
}

/** Returns entries that begin with a word, contain it, or are one of them: at most `limit`, in no order. */
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

/**
 * Returns entries with a similar spelling (a quarter of the trigrams in common), the most similar and commonest first.
 */
export async function findSimilarEntries(db: Db, word: string, scopes: string[]): Promise<DictionaryEntry[]> {
  const { rows } = await sql<DictionaryEntry>`
    select word, scope, creators from search_terms
    where word % ${word} and scope = any(${scopes}::text[])
      and length(word) between ${[...word].length - 2} and ${[...word].length + 2}
    order by similarity(word, ${word}) desc, creators desc
    limit 60`.execute(db);
  return rows;
}

/** Returns handles with a similar spelling, the most similar first. */
export async function findSimilarHandles(db: Db, platform: Platform, word: string): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select lower(handle) as handle from creators
    where platform = ${platform} and lower(handle) %> ${word}
      and length(handle) between ${[...word].length - 2} and ${[...word].length + 2}
    order by similarity(lower(handle), ${word}) desc, id
    limit 60`.execute(db);
  return rows.map(row => row.handle);
}
