import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import { planName, readTypedName } from './name-words.ts';
import { idsByName } from './names.queries.ts';

/**
 * Returns creators whose handle or a word of whose name begins with a text, as it is typed: an exact handle first, then
 * the beginning of one, whole words of the name, and beginnings of words; within these the most followed first.
 */
export async function findIdsByName(
  db: Db,
  platforms: readonly Platform[],
  text: string,
  limit: number,
): Promise<number[]> {
  const typed = readTypedName(text);
  if (!platforms.length || !(typed.handle || typed.words.length)) return [];
  const plan = await planName(db, typed.words);
  if (!typed.handle && plan.by === 'none') return [];
  return idsByName(db, platforms, typed, plan, limit);
}
