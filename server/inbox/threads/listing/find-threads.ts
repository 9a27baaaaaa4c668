import type { ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { headQueryOf } from '../../shared/mail-search-terms.ts';
import { searchThreads } from './list-threads.ts';
import { readRows } from './thread-rows.ts';

/**
 * Returns conversations with a text in the subject or the sender of a mail, those with the newest such mail first;
 * without spam. In the caller's transaction as the team.
 */
export async function findThreads(
  db: Db,
  { actor: { teamId } }: SignedIn,
  text: string,
  size: number,
): Promise<ThreadRow[]> {
  const query = headQueryOf(text, teamId);
  const found = await searchThreads(db, { teamId, query, filter: {} }, { after: null, size });
  return readRows(
    db,
    teamId,
    found.map(({ id }) => id),
  );
}
