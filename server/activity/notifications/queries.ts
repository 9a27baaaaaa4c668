import { sql } from 'kysely';
import type { NotificationKind } from '../../../contract/activity/notifications.ts';
import type { Db } from '../../core/db/database.ts';

export interface NewNotification {
  teamId: number;
  accountId: number;
  kind: NotificationKind;
  details: Record<string, string | number>;
}

export async function insertNotification(
  db: Db,
  { teamId, accountId, kind, details }: NewNotification,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('notifications')
    .values({
      team_id: teamId,
      account_id: accountId,
      kind,
      details: JSON.stringify(details),
      created_at: at,
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is about the same subject is told one after another: a row that does not exist yet cannot be locked. */
export async function lockSubject(
  db: Db,
  { teamId, accountId, kind, details }: NewNotification,
  subject: string,
): Promise<void> {
  const key = `notification ${accountId} ${kind} ${subject} ${details[subject]}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${teamId}))`.execute(db);
}

/** Locks an account's unread notification of the same kind and with the same detail, if there is one. */
export async function lockUnreadAlike(
  db: Db,
  { teamId, accountId, kind, details }: NewNotification,
  subject: string,
): Promise<{ id: number; details: NewNotification['details'] } | undefined> {
  const { rows } = await sql<{ id: number; details: NewNotification['details'] }>`
    select id, details from notifications
    where team_id = ${teamId} and account_id = ${accountId} and kind = ${kind} and read_at is null
      and details ->> ${subject}::text = ${String(details[subject])}
    order by id desc limit 1 for update`.execute(db);
  return rows[0];
}

export async function renewNotification(
  db: Db,
  teamId: number,
  id: number,
  details: NewNotification['details'],
  at: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ details: JSON.stringify(details), created_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export function latestNotifications(db: Db, teamId: number, accountId: number, max: number) {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', 'details', 'created_at', 'read_at'])
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

export async function countUnread(db: Db, teamId: number, accountId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(count => count.fn.countAll<number>().as('unread'))
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** @returns how many were unread */
export async function markRead(db: Db, teamId: number, accountId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteNotification(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('notifications').where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** Notifications whose details name this account, whoever received them. */
export async function deleteNotificationsAbout(db: Db, teamId: number, accountId: number): Promise<void> {
  await sql`delete from notifications
    where team_id = ${teamId} and (details ->> 'accountId')::bigint = ${accountId}`.execute(db);
}
