import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { MailTables } from '../../core/db/schema/mail-tables.ts';

type Table = MailTables['mail_senders'];

const live = (db: Db, teamId: number) =>
  db.selectFrom('mail_senders').selectAll().where('team_id', '=', teamId).where('removed_at', 'is', null);

export type SenderRow = Awaited<ReturnType<typeof senderRows>>[number];

/** Returns connected senders, oldest first. */
export const senderRows = (db: Db, teamId: number) =>
  live(db, teamId).orderBy('created_at').orderBy('id').execute();

export const sendersNamed = (db: Db, teamId: number, ids: readonly number[]) =>
  live(db, teamId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();

export const findSender = (db: Db, teamId: number, id: number) =>
  live(db, teamId).where('id', '=', id).executeTakeFirst();

/** Changes of a sender run one after another. */
export const lockSender = (db: Db, teamId: number, id: number) =>
  live(db, teamId).where('id', '=', id).forUpdate().executeTakeFirst();

/** Counts the team's older senders: if a team has more than its plan allows, the oldest stay writable. */
export async function countOlder(db: Db, teamId: number, sender: SenderRow): Promise<number> {
  const { count } = await db
    .selectFrom('mail_senders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(created_at, id) < (${sender.created_at}, ${sender.id})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns null if the team has a sender with the address */
export async function insertSender(db: Db, sender: Insertable<Table>): Promise<number | null> {
  const row = await db
    .insertInto('mail_senders')
    .values(sender)
    .onConflict(conflict =>
      conflict.columns(['team_id', 'address']).where('removed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasOtherWithAddress(
  db: Db,
  teamId: number,
  id: number,
  address: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_senders')
    .select('id')
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .where('removed_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Senders of a team are connected and renamed one after another, so that addresses stay unique and limits hold. */
export async function lockSenders(db: Db, teamId: number): Promise<void> {
  await db.selectFrom('teams').select('team_id').where('team_id', '=', teamId).forNoKeyUpdate().execute();
}

export type SenderChange = Updateable<Table>;

export async function setSender(db: Db, teamId: number, id: number, change: SenderChange): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Counts unfinished tasks that may still use it. */
export async function countUnfinishedTasks(db: Db, teamId: number, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('mail_tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('state', 'in', ['timed', 'sending', 'paused'])
    .where(sql<boolean>`content -> 'senderIds' @> to_jsonb(${id}::bigint)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns what each sender sent in the team's current day, which ends after `at`. */
export async function sentToday(db: Db, teamId: number, at: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('mail_sender_counts')
    .select(['sender_id', 'sent'])
    .where('team_id', '=', teamId)
    .where('scope', 'like', 'day:%')
    .where('until', '>', at)
    .execute();
  return new Map(rows.map(row => [row.sender_id, row.sent]));
}

export async function nicknamesOf(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'nickname'])
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(row => [row.id, row.nickname]));
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({ created_by: to })
    .where('team_id', '=', teamId)
    .where('created_by', '=', from)
    .execute();
}
