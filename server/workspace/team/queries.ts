import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

interface AccountOf {
  teamId: number;
  accountId: number;
}

export async function pinnedPagesOf(db: Db, { teamId, accountId }: AccountOf): Promise<string[]> {
  const row = await db
    .selectFrom('accounts')
    .select('pinned_pages')
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.pinned_pages ?? [];
}

/** Pins as the last one. In one statement, so that two pages of the account do not undo each other. */
export async function pinPage(db: Db, { teamId, accountId }: AccountOf, path: string): Promise<void> {
  await sql`update accounts set pinned_pages = array_append(array_remove(pinned_pages, ${path}), ${path})
    where team_id = ${teamId} and id = ${accountId}`.execute(db);
}

export async function unpinPage(db: Db, { teamId, accountId }: AccountOf, path: string): Promise<void> {
  await sql`update accounts set pinned_pages = array_remove(pinned_pages, ${path})
    where team_id = ${teamId} and id = ${accountId}`.execute(db);
}
