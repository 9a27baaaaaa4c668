import { sql } from 'kysely';
import type { EndReason, MessageState, TaskState } from '../../../../contract/outreach/mail-states.ts';
import type { Db } from '../../../core/db/database.ts';
import { stop } from '../outcomes/delivery-outcomes.queries.ts';
import type { Ended, Resumed } from './resume-rule.ts';

interface Key {
  taskId: number;
  recipientId: number;
}

export interface EndedRow {
  stop: Ended['stop'];
  round: number;
  last_round: number;
  last_sent_at: Date | null;
  time_zone: string;
  sender_id: number | null;
  message_state: MessageState | null;
  task_state: TaskState;
  version: number;
}

/** Returns a recipient who was ended for one of these reasons, locked. */
export async function findEnded(
  db: Db,
  teamId: number,
  { taskId, recipientId }: Key,
  reasons: readonly EndReason[],
): Promise<EndedRow | undefined> {
  const { rows } = await sql<EndedRow>`
    select ${stop} as stop, r.round, r.last_round, r.last_sent_at, r.time_zone, r.sender_id, t.state as task_state,
      t.version, (
        select m.state from mail_messages m
        where m.team_id = r.team_id and m.task_id = r.task_id and m.recipient_id = r.id and m.round = r.round
      ) as message_state
    from mail_recipients r
    join mail_tasks t on t.team_id = r.team_id and t.id = r.task_id
    where r.team_id = ${teamId} and r.task_id = ${taskId} and r.id = ${recipientId}
      and r.state = 'ended' and r.reason = any(${reasons}::text[])
    for update of r`.execute(db);
  return rows[0];
}

export async function setResumed(
  db: Db,
  teamId: number,
  { taskId, recipientId }: Key,
  resumed: Resumed,
): Promise<void> {
  const change =
    resumed.state === 'waiting'
      ? { state: resumed.state, reason: '', due_at: resumed.dueAt }
      : { state: resumed.state, reason: resumed.reason, due_at: null };
  await db
    .updateTable('mail_recipients')
    .set(change)
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', recipientId)
    .execute();
}
