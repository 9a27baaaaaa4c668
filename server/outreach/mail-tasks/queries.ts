import type { Updateable } from 'kysely';
import type { TaskContent } from '../../../contract/outreach/mail-content.ts';
import type { Db } from '../../core/db/database.ts';
import type { Schema } from '../../core/db/schema/schema.ts';

const taskOf = (db: Db, teamId: number, taskId: number) =>
  db.selectFrom('mail_tasks').selectAll().where('team_id', '=', teamId).where('id', '=', taskId);

export const findTask = (db: Db, teamId: number, taskId: number) =>
  taskOf(db, teamId, taskId).executeTakeFirst();

/** Changes of a task run one after another. */
export const lockTask = (db: Db, teamId: number, taskId: number) =>
  taskOf(db, teamId, taskId).forUpdate().executeTakeFirst();

export type TaskRecord = NonNullable<Awaited<ReturnType<typeof findTask>>>;

export async function insertTask(
  db: Db,
  { teamId, accountId, campaignId = null }: { teamId: number; accountId: number; campaignId?: number | null },
  content: TaskContent,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('mail_tasks')
    .values({
      team_id: teamId,
      name: content.name,
      account_id: accountId,
      campaign_id: campaignId,
      content: JSON.stringify(content),
      timed_at: null,
      started_at: null,
      ended_at: null,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTask(
  db: Db,
  teamId: number,
  taskId: number,
  change: Updateable<Schema['mail_tasks']>,
): Promise<void> {
  await db
    .updateTable('mail_tasks')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', taskId)
    .execute();
}

export async function deleteTask(db: Db, teamId: number, taskId: number): Promise<void> {
  await db.deleteFrom('mail_tasks').where('team_id', '=', teamId).where('id', '=', taskId).execute();
}

export interface NewVersion {
  teamId: number;
  taskId: number;
  version: number;
  /** Everything that is needed to build the messages of this version again. */
  snapshot: object;
  by: number;
  at: Date;
}

export async function insertVersion(
  db: Db,
  { teamId, taskId, version, snapshot, by, at }: NewVersion,
): Promise<void> {
  await db
    .insertInto('mail_task_versions')
    .values({
      team_id: teamId,
      task_id: taskId,
      version,
      content: JSON.stringify(snapshot),
      changed_by: by,
      changed_at: at,
    })
    .execute();
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('mail_tasks')
    .set({ account_id: to })
    .where('team_id', '=', teamId)
    .where('account_id', '=', from)
    .execute();
}

export async function sendingTasksOf(db: Db, teamId: number, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_tasks')
    .select('id')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'sending')
    .orderBy('id')
    .execute();
  return rows.map(row => row.id);
}

export const findRecipient = (db: Db, teamId: number, taskId: number, id: number) =>
  db
    .selectFrom('mail_recipients')
    .select(['id', 'creator_id', 'address', 'name', 'state', 'sender_id'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', id)
    .executeTakeFirst();
