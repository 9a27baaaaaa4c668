import { sql, type Updateable } from 'kysely';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Db } from '../../../core/db/database.ts';
import type { AlertTables } from '../../../core/db/schema/alerts-tables.ts';
import type { OfProject } from '../queries.ts';

/** Returns the project's mail that waits for sending, which also takes new alerts. */
export async function findWaitingMail(db: Db, { teamId, projectId }: OfProject): Promise<number | null> {
  const row = await db
    .selectFrom('alert_mails')
    .select('id')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertMail(
  db: Db,
  { teamId, projectId }: OfProject,
  mail: { senderId: number; addresses: string[]; lang: Lang; dueAt: Date; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('alert_mails')
    .values({
      team_id: teamId,
      project_id: projectId,
      sender_id: mail.senderId,
      addresses: mail.addresses,
      lang: mail.lang,
      due_at: mail.dueAt,
      created_at: mail.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findMail = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('alert_mails')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockMail = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('alert_mails')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type AlertMail = NonNullable<Awaited<ReturnType<typeof lockMail>>>;

export async function updateMail(
  db: Db,
  teamId: number,
  id: number,
  change: Updateable<AlertTables['alert_mails']>,
): Promise<void> {
  await db
    .updateTable('alert_mails')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Returns the alerts of a mail, oldest first. */
export const alertsOfMail = (db: Db, teamId: number, mailId: number) =>
  db
    .selectFrom('alerts')
    .select(['kind', 'key', 'at', 'facts'])
    .where('team_id', '=', teamId)
    .where('mail_id', '=', mailId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Deletes a waiting mail that has no recipients any more; its alerts stay in the bell. */
export async function dropMail(db: Db, teamId: number, id: number): Promise<void> {
  await sql`update alerts set mail_id = null where team_id = ${teamId} and mail_id = ${id}`.execute(db);
  await db.deleteFrom('alert_mails').where('team_id', '=', teamId).where('id', '=', id).execute();
}
