import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { InboxPlace } from '../../mail/mailbox.ts';

export interface SenderKey {
  teamId: number;
  senderId: number;
}

export function findInbox(db: Db, { teamId, senderId }: SenderKey) {
  return db
    .selectFrom('mail_senders')
    .select(['inbox_uid_validity', 'inbox_last_uid', 'inbox_failures', 'inbox_failed_at', 'verified_at'])
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export type Inbox = NonNullable<Awaited<ReturnType<typeof findInbox>>>;

/** Addresses under which the team itself writes. */
export async function ownAddresses(db: Db, teamId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mail_senders')
    .select(['address', 'reply_to'])
    .where('team_id', '=', teamId)
    .execute();
  return new Set(rows.flatMap(row => [row.address.toLowerCase(), row.reply_to.toLowerCase()]));
}

/** May something still come back to a sender: a task of it goes on, or ended since a moment. */
export async function awaitsMail(db: Db, { teamId, senderId }: SenderKey, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mail_tasks')
    .select('id')
    .where('team_id', '=', teamId)
    .where(sql<SqlBool>`content->'senderIds' @> to_jsonb(${senderId}::bigint)`)
    .where(sql<SqlBool>`(state in ('timed', 'sending', 'paused') or ended_at > ${since})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** From here on the inbox is read. */
export async function setPlace(db: Db, { teamId, senderId }: SenderKey, place: InboxPlace): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({ inbox_uid_validity: place.uidValidity, inbox_last_uid: place.lastUid })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .execute();
}

/** One mail further. @returns false when somebody else has been there already */
export async function advance(
  db: Db,
  { teamId, senderId }: SenderKey,
  uidValidity: number,
  uid: number,
): Promise<boolean> {
  const rows = await db
    .updateTable('mail_senders')
    .set({ inbox_last_uid: uid })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where('inbox_uid_validity', '=', uidValidity)
    .where('inbox_last_uid', '<', uid)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function markRead(db: Db, { teamId, senderId }: SenderKey, at: Date): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({ inbox_synced_at: at, inbox_failure: '', inbox_failures: 0, inbox_failed_at: null })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .execute();
}

export async function markFailed(
  db: Db,
  { teamId, senderId }: SenderKey,
  text: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set(set => ({
      inbox_failure: text,
      inbox_failures: set('inbox_failures', '+', 1),
      inbox_failed_at: at,
    }))
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .execute();
}

/** To whom a message went, and the copies beside. */
export async function addresseesOf(
  db: Db,
  teamId: number,
  messageRowId: number,
): Promise<{ address: string; cc: string } | null> {
  const row = await db
    .selectFrom('mail_messages as m')
    .innerJoin('mail_recipients as r', join =>
      join
        .onRef('r.team_id', '=', 'm.team_id')
        .onRef('r.task_id', '=', 'm.task_id')
        .onRef('r.id', '=', 'm.recipient_id'),
    )
    .innerJoin('mail_tasks as t', join =>
      join.onRef('t.team_id', '=', 'm.team_id').onRef('t.id', '=', 'm.task_id'),
    )
    .select(['r.address', sql<string>`coalesce(t.content->>'cc', '')`.as('cc')])
    .where('m.team_id', '=', teamId)
    .where('m.id', '=', messageRowId)
    .executeTakeFirst();
  return row ?? null;
}
