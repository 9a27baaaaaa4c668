import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the senders of a task with waiting recipients. */
export async function sendersWaitedFor(db: Db, teamId: number, taskId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_recipients')
    .select('sender_id')
    .distinct()
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'waiting')
    .execute();
  return rows.flatMap(row => (row.sender_id === null ? [] : [row.sender_id]));
}

/** @returns how many were waiting */
export async function cancelWaiting(db: Db, teamId: number, taskId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_recipients')
    .set({ state: 'ended', reason: 'cancelled', due_at: null })
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Makes first mails due that were never tried; those that a server postponed keep their time. @returns how many were
 * due later
 */
export async function bringFirstMailsForward(
  db: Db,
  teamId: number,
  taskId: number,
  at: Date,
): Promise<number> {
  const { rows } = await sql`
    update mail_recipients r set due_at = ${at}
    where r.team_id = ${teamId} and r.task_id = ${taskId} and r.state = 'waiting' and r.round = 1
      and r.due_at > ${at} and not exists (
        select from mail_messages m
        where m.team_id = r.team_id and m.task_id = r.task_id and m.recipient_id = r.id
      )
    returning r.id`.execute(db);
  return rows.length;
}

/** Locks waiting recipients until the transaction ends, so that no message to them is claimed meanwhile. */
export async function holdWaiting(db: Db, teamId: number, taskId: number, beyond: number) {
  return db
    .selectFrom('mail_recipients')
    .select(['id', 'round', 'last_round', 'last_sent_at', 'due_at', 'time_zone'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'waiting')
    .where('round', '>', beyond)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks recipients who got all rounds, and whose mail no fact stops. */
export async function holdCompleted(db: Db, teamId: number, taskId: number) {
  return db
    .selectFrom('mail_recipients')
    .select(['id', 'last_round', 'last_sent_at', 'time_zone'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'ended')
    .where('reason', '=', 'completed')
    .where('last_sent_at', 'is not', null)
    .where('replied_at', 'is', null)
    .where('bounced_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function putWaiting(
  db: Db,
  of: { teamId: number; taskId: number },
  waiting: readonly { id: number; round: number; dueAt: Date }[],
): Promise<void> {
  await sql`
    update mail_recipients r set state = 'waiting', reason = '', round = n.round, due_at = n.due_at
    from unnest(${waiting.map(({ id }) => id)}::bigint[], ${waiting.map(({ round }) => round)}::int[],
      ${waiting.map(({ dueAt }) => dueAt)}::timestamptz[]) as n (id, round, due_at)
    where r.team_id = ${of.teamId} and r.task_id = ${of.taskId} and r.id = n.id`.execute(db);
}

export async function completeWaiting(
  db: Db,
  of: { teamId: number; taskId: number },
  ids: readonly number[],
): Promise<void> {
  await db
    .updateTable('mail_recipients')
    .set({ state: 'ended', reason: 'completed', due_at: null })
    .where('team_id', '=', of.teamId)
    .where('task_id', '=', of.taskId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Counts the recipients who will get more. */
export async function countWaiting(db: Db, teamId: number, taskId: number): Promise<number> {
  const { count } = await db
    .selectFrom('mail_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
