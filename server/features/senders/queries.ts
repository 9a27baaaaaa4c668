import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MailTables } from '../../db/schema-mail.ts';

const live = (db: Db, teamId: number) =>
  db.selectFrom('mail_senders').selectAll().where('team_id', '=', teamId).where('removed_at', 'is', null);

export type SenderRow = Awaited<ReturnType<typeof senderRows>>[number];

/** Of those that are bound, oldest first. */
export const senderRows = (db: Db, teamId: number) =>
  live(db, teamId).orderBy('created_at').orderBy('id').execute();

export const sendersNamed = (db: Db, teamId: number, ids: readonly number[]) =>
  live(db, teamId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();

export const findSender = (db: Db, teamId: number, id: number) =>
  live(db, teamId).where('id', '=', id).executeTakeFirst();

/** Changes of one sender come one after another. */
export const lockSender = (db: Db, teamId: number, id: number) =>
  live(db, teamId).where('id', '=', id).forUpdate().executeTakeFirst();

export type SenderChange = Updateable<MailTables['mail_senders']>;

export async function setSender(db: Db, teamId: number, id: number, change: SenderChange): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}
