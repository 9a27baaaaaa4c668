import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { decidingColumns } from '../sending/claim-messages.queries.ts';

export interface WaitingRow {
  id: number;
  sender_id: number | null;
  state: string;
  round: number;
  due_at: Date | null;
  time_zone: string;
  domain: string;
  /** What the server said when the message of this round was postponed; null if it was not. */
  put_off: string | null;
}

export async function waitingRows(
  db: Db,
  teamId: number,
  taskId: number,
  ids: readonly number[],
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select r.id, r.sender_id, r.state, r.round, r.due_at, r.time_zone, r.domain,
      (
        select m.response from mail_messages m
        where m.team_id = r.team_id and m.task_id = r.task_id and m.recipient_id = r.id and m.round = r.round
          and m.state = 'deferred'
      ) as put_off
    from mail_recipients r
    where r.team_id = ${teamId} and r.task_id = ${taskId} and r.id = any(${[...ids]}::bigint[])
      and r.state in ('waiting', 'in_doubt')`.execute(db);
  return rows;
}

/** Returns the recipient of a task who is due first, or null if nobody waits. */
export async function nextRecipient(db: Db, teamId: number, taskId: number): Promise<number | null> {
  const row = await db
    .selectFrom('mail_recipients')
    .select('id')
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'waiting')
    .orderBy(sql`due_at nulls first`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export function taskOf(db: Db, teamId: number, taskId: number) {
  return db
    .selectFrom('mail_tasks')
    .select(['state', 'timed_at', 'version', 'account_id', 'is_first_at_once'])
    .where('team_id', '=', teamId)
    .where('id', '=', taskId)
    .executeTakeFirst();
}

export function sendersOf(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('mail_senders')
    .select([...decidingColumns, 'inbox_failure'])
    .where('team_id', '=', teamId)
    .where('id', 'in', ids.length ? [...ids] : [0])
    .execute();
}

/** Counts how many recipients are due before each of these with the same sender, in running tasks. */
export async function queueBefore(
  db: Db,
  teamId: number,
  rows: readonly WaitingRow[],
  at: Date,
): Promise<Map<number, number>> {
  const due = rows.filter(row => row.state === 'waiting' && row.due_at && row.due_at <= at);
  if (!due.length) return new Map();
  const { rows: counts } = await sql<{ id: number; before: number }>`
    select n.id, (
      select count(*)::int from mail_recipients r
      join mail_tasks t on t.team_id = r.team_id and t.id = r.task_id and t.state = 'sending'
      where r.team_id = ${teamId} and r.sender_id = n.sender_id and r.state = 'waiting'
        and (r.round = 1 or r.round > 1) and (r.due_at, r.id) < (n.due_at, n.id)
    ) as before
    from unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ sender_id: id }) => id)}::bigint[],
      ${due.map(({ due_at: at }) => at)}::timestamptz[]) as n (id, sender_id, due_at)`.execute(db);
  return new Map(counts.map(({ id, before }) => [id, before]));
}
