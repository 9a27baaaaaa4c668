import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { OrderTables } from '../../core/db/schema/orders-tables.ts';

export async function insertEmail(
  db: Db,
  row: Insertable<OrderTables['sandbox_system_emails']>,
): Promise<void> {
  await db.insertInto('sandbox_system_emails').values(row).execute();
}

export const latestEmails = (db: Db, teamId: number, max: number) =>
  db
    .selectFrom('sandbox_system_emails')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();

/** Deletes all but the latest `kept`. */
export async function deleteOldEmails(db: Db, teamId: number, kept: number): Promise<void> {
  await sql`
    delete from sandbox_system_emails
    where team_id = ${teamId} and id <= (
      select id from sandbox_system_emails where team_id = ${teamId} order by id desc offset ${kept} limit 1
    )`.execute(db);
}
