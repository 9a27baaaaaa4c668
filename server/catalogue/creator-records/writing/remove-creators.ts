import type { Db } from '../../../core/db/database.ts';
import { deleteCreators, readCreators, type StoredCreator } from '../stored/creators.queries.ts';
import { changeTermCounts } from '../stored/dictionary.queries.ts';
import { clearDue, markFiguresDue } from '../stored/figures.queries.ts';
import { deleteKeysOf, keysOfCreators, lockKeys } from '../stored/keys.queries.ts';
import { TermTally } from '../stored/term-tally.ts';

/**
 * Removes creators with all their data in the caller's transaction, also from the dictionary of search.
 * @param isGoing whether one of them is removed, now that nobody else writes them @returns how many were removed
 */
export async function removeCreators(
  db: Db,
  now: Date,
  ids: readonly number[],
  isGoing: (row: StoredCreator) => boolean = () => true,
): Promise<number> {
  await lockKeys(db, await keysOfCreators(db, ids));
  const rows = (await readCreators(db, ids)).filter(isGoing);
  const own = rows.map(row => row.id);
  await markFiguresDue(db, own, now);
  await deleteKeysOf(db, own);
  await deleteCreators(db, own);
  await clearDue(db, own);
  const tally = new TermTally();
  for (const row of rows) tally.replace(row.search_text, '');
  await changeTermCounts(db, tally.changes);
  return own.length;
}
