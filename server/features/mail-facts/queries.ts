import { sql, type SqlBool } from 'kysely';
import type { EndReason } from '../../../contract/mail-states.ts';
import type { Db } from '../../db/database.ts';

export interface RecipientKey {
  taskId: number;
  recipientId: number;
}

const recipientColumns = ['task_id', 'id', 'address', 'creator_id', 'state'] as const;

const recipientOf = (db: Db, teamId: number, { taskId, recipientId }: RecipientKey) =>
  db
    .selectFrom('mail_recipients')
    .select(recipientColumns)
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', recipientId);

export const findRecipient = (db: Db, teamId: number, key: RecipientKey) =>
  recipientOf(db, teamId, key).executeTakeFirst();

export const lockRecipient = (db: Db, teamId: number, key: RecipientKey) =>
  recipientOf(db, teamId, key).forUpdate().executeTakeFirst();

/** A recipient and whoever else waits under the same address, in the one order in which they are locked. */
export function lockSameAddress(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  address: string,
) {
  return (
    db
      .selectFrom('mail_recipients')
      .select(recipientColumns)
      .where('team_id', '=', teamId)
      .where('address', '=', address)
      // As the index of addresses has it.
      .where(sql<SqlBool>`state not in ('draft', 'left_out')`)
      .where(sql<SqlBool>`(state = 'waiting' or (task_id = ${taskId} and id = ${recipientId}))`)
      .orderBy('task_id')
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

export type Fact =
  'read_at' | 'clicked_at' | 'replied_at' | 'auto_replied_at' | 'bounced_at' | 'unsubscribed_at';

/** The earliest moment stays. @returns whether the fact was not known before */
export async function keepFirst(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  fact: Fact,
  at: Date,
): Promise<boolean> {
  const column = sql.ref(fact);
  const key = sql`team_id = ${teamId} and task_id = ${taskId} and id = ${recipientId}`;
  const { rows } = await sql`
    update mail_recipients set ${column} = ${at} where ${key} and ${column} is null returning id`.execute(db);
  if (rows.length) return true;
  await sql`update mail_recipients set ${column} = ${at} where ${key} and ${column} > ${at}`.execute(db);
  return false;
}

export async function keepBounceText(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  text: string,
): Promise<void> {
  await db
    .updateTable('mail_recipients')
    .set({ bounce_text: text })
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', recipientId)
    .execute();
}

/**
 * Ends those who wait; who is in flight or in doubt is ended by the engine, which looks at the facts.
 * @returns the tasks of those who were ended
 */
export async function endWaiting(
  db: Db,
  teamId: number,
  recipients: readonly RecipientKey[],
  reason: EndReason,
): Promise<number[]> {
  const { rows } = await sql<{ task_id: number }>`
    update mail_recipients r set state = 'ended', reason = ${reason}, due_at = null
    from json_to_recordset(${JSON.stringify(recipients)}) as key ("taskId" bigint, "recipientId" bigint)
    where r.team_id = ${teamId} and r.task_id = key."taskId" and r.id = key."recipientId" and r.state = 'waiting'
    returning r.task_id`.execute(db);
  return [...new Set(rows.map(row => row.task_id))].toSorted((a, b) => a - b);
}

export async function findTaskName(db: Db, teamId: number, taskId: number): Promise<string> {
  const row = await db
    .selectFrom('mail_tasks')
    .select('name')
    .where('team_id', '=', teamId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Is it open whether this message arrived? */
export async function isInDoubt(db: Db, teamId: number, messageRowId: number): Promise<boolean> {
  const row = await db
    .selectFrom('mail_messages')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', messageRowId)
    .where('state', '=', 'in_doubt')
    .executeTakeFirst();
  return row !== undefined;
}

export function messagesNamed(db: Db, teamId: number, messageIds: readonly string[]) {
  return db
    .selectFrom('mail_messages')
    .select(['task_id', 'recipient_id', 'round', 'id', 'message_id'])
    .where('team_id', '=', teamId)
    .where('message_id', '=', sql<string>`any(${messageIds}::text[])`)
    .execute();
}

/** Whom a message went to, by the id that its links carry. */
export function findAddressee(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('mail_messages')
    .select(['task_id', 'recipient_id'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}
