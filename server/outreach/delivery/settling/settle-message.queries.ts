import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { retryable } from '../../shared/recipient-outcomes.queries.ts';

/** A message with what is needed to settle it. */
export interface MessageToSettle {
  id: number;
  task_id: number;
  recipient_id: number;
  round: number;
  sender_id: number;
  message_id: string;
  state: string;
  started_at: Date;
  ended_at: Date | null;
  time_zone: string;
  account_id: number;
  version: number;
  task_state: string;
}

const columns = sql`m.id, m.task_id, m.recipient_id, m.round, m.sender_id, m.message_id, m.state, m.started_at,
  m.ended_at, r.time_zone, t.account_id, t.version, t.state as task_state`;
const joins = sql`from mail_messages m
  join mail_recipients r on r.team_id = m.team_id and r.task_id = m.task_id and r.id = m.recipient_id
  join mail_tasks t on t.team_id = m.team_id and t.id = m.task_id`;

/** Locks a message and its recipient: the message first, as sending does. */
export async function findMessage(db: Db, teamId: number, id: number): Promise<MessageToSettle | undefined> {
  await sql`select id from mail_messages where team_id = ${teamId} and id = ${id} for update`.execute(db);
  const { rows } = await sql<MessageToSettle>`
    select ${columns} ${joins} where m.team_id = ${teamId} and m.id = ${id} for update of r`.execute(db);
  return rows[0];
}

/** Returns messages of a sender that have been in doubt since before a moment, oldest first. */
export async function doubtsOf(
  db: Db,
  { teamId, senderId }: { teamId: number; senderId: number },
  limit: number,
): Promise<MessageToSettle[]> {
  const { rows } = await sql<MessageToSettle>`
    select ${columns} ${joins}
    where m.team_id = ${teamId} and r.team_id = ${teamId} and r.sender_id = ${senderId} and r.state = 'in_doubt'
      and m.round = r.round and m.state = 'in_doubt'
    order by m.id limit ${limit}`.execute(db);
  return rows;
}

/** Lets recipients whose last message failed wait for it again, except those that bounced or unsubscribed. */
export async function requeueRecipients(
  db: Db,
  {
    teamId,
    taskId,
    ids,
    at,
  }: { teamId: number; taskId: number; ids: readonly number[] | undefined; at: Date },
): Promise<{ sender_id: number | null }[]> {
  const { rows } = await sql<{ sender_id: number | null }>`
    with again as (
      update mail_recipients r set state = 'waiting', reason = '', due_at = ${at},
        failed_at = null
      where r.team_id = ${teamId} and r.task_id = ${taskId} and ${retryable}
        and (${ids === undefined} or r.id = any(${[...(ids ?? [])]}::bigint[]))
      returning r.id, r.round, r.sender_id
    ), counted as (
      update mail_messages m set tries = 0 from again a
      where m.team_id = ${teamId} and m.task_id = ${taskId} and m.recipient_id = a.id and m.round = a.round
      returning m.id
    )
    select sender_id from again`.execute(db);
  return rows;
}

export async function setSettledBy(db: Db, teamId: number, id: number, accountId: number): Promise<void> {
  await db
    .updateTable('mail_messages')
    .set({ settled_by: accountId })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}
