import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Who follows the catalogue and was away for nearly as long reads all of it again. */
export const changesKeptHours = 24;

/**
 * Notes in the caller's transaction which creators it wrote or deleted. Whoever follows the catalogue sees the note
 * together with what it is about, and reads these creators again. The time is the database's, like the number of the
 * transaction: a sandbox may set its own clock forward, and notes must outlive that.
 */
export async function noteChanges(db: Db, creatorIds: readonly number[]): Promise<void> {
  if (!creatorIds.length) return;
  await sql`
    insert into creator_changes (creator_id, at)
    select creator_id, statement_timestamp() from unnest(${creatorIds}::bigint[]) as given (creator_id)
    on conflict do nothing`.execute(db);
}

export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`
    delete from creator_changes
    where at < statement_timestamp() - make_interval(hours => ${changesKeptHours})`.execute(db);
}
