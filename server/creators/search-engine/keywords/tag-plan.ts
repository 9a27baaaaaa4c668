import type { Platform } from '../../../../contract/core/platform.ts';
import { tagScope, tagWord } from '../../../../contract/catalogue/search-terms.ts';
import type { Db } from '../../../core/db/database.ts';
import { findEntries } from './keyword.queries.ts';

/** A tag of the filter as a term of the index, and the exact number of creators of the platform that have it. */
export interface PlannedTag {
  term: string;
  creators: number;
}

export const termOfTag = (platform: Platform, tag: string) => tagScope(platform) + tagWord(tag);

export async function planTags(
  db: Db,
  platform: Platform,
  tags: readonly string[] = [],
): Promise<PlannedTag[]> {
  if (!tags.length) return [];
  const scope = tagScope(platform);
  const words = [...new Set(tags.map(tagWord))];
  const entries = await findEntries(db, 'equal', words, [scope], words.length);
  const counts = new Map(entries.map(entry => [entry.word, entry.creators]));
  return words.map(word => ({ term: scope + word, creators: counts.get(word) ?? 0 }));
}
