import { sql } from 'kysely';
import type { TaskState } from '../../../contract/outreach/mail-states.ts';
import type { Db } from '../../core/db/database.ts';

export function lockTask(db: Db, teamId: number, taskId: number) {
  return db
    .selectFrom('mail_tasks')
    .select(['id', 'name', 'state', 'account_id', 'version'])
    .where('team_id', '=', teamId)
    .where('id', '=', taskId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether more of a task will be sent, and whether anybody got it. */
export async function standOf(db: Db, teamId: number, taskId: number) {
  const { rows } = await sql<{ open: boolean; reached: boolean }>`
    select
      exists (
        select from mail_recipients
        where team_id = ${teamId} and task_id = ${taskId} and state in ('waiting', 'sending', 'in_doubt')
      ) as open,
      exists (
        select from mail_recipients where team_id = ${teamId} and task_id = ${taskId} and accepted_at is not null
      ) as reached`.execute(db);
  return rows[0] ?? { open: false, reached: false };
}

export async function setTaskState(
  db: Db,
  teamId: number,
  taskId: number,
  change: { state: TaskState; ended_at?: Date | null; pause_reason?: string; changed_at: Date },
): Promise<void> {
  await db
    .updateTable('mail_tasks')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', taskId)
    .execute();
}
