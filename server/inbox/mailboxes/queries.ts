import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface SenderKey {
  teamId: number;
  senderId: number;
}

/** States in which a sender's mailbox is read. A sender that was stopped while sending still gets answers. */
const readStates = ['verified', 'paused'] as const;

const senderColumns = [
  'id',
  'address',
  'name',
  'state',
  'username',
  'imap_host',
  'imap_port',
  'imap_security',
  'verified_at',
  'inbox_synced_at',
  'inbox_failure',
  'inbox_failure_stage',
  'inbox_failures',
  'inbox_failed_at',
] as const;

/** Returns a sender whose mailbox is read. */
export function findReadSender(db: Db, { teamId, senderId }: SenderKey) {
  return db
    .selectFrom('mail_senders')
    .select(senderColumns)
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where('state', 'in', readStates)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export type ReadSender = NonNullable<Awaited<ReturnType<typeof findReadSender>>>;

/** Returns any connected sender. */
export function findSender(db: Db, { teamId, senderId }: SenderKey) {
  return db
    .selectFrom('mail_senders')
    .select(['id', 'address', 'state'])
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Stores that everything that arrived before `at` is known. */
export async function setSynced(db: Db, { teamId, senderId }: SenderKey, at: Date): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({ inbox_synced_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .execute();
}

/** @returns whether it had failed until now */
export async function clearFailure(db: Db, { teamId, senderId }: SenderKey): Promise<boolean> {
  const rows = await db
    .updateTable('mail_senders')
    .set({ inbox_failure: '', inbox_failure_stage: '', inbox_failures: 0, inbox_failed_at: null })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where(sql<SqlBool>`(inbox_failed_at is not null or inbox_failure <> '')`)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function markFailed(
  db: Db,
  { teamId, senderId }: SenderKey,
  { stage, text, failures, at }: { stage: string; text: string; failures: number; at: Date },
): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({
      inbox_failure: text,
      inbox_failure_stage: stage,
      inbox_failures: failures,
      inbox_failed_at: at,
    })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .execute();
}

/** Keeps the failure, but lets its pause end. */
export async function agePause(db: Db, { teamId, senderId }: SenderKey, failedAt: Date): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({ inbox_failed_at: failedAt })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where('inbox_failed_at', 'is not', null)
    .execute();
}

/** Returns the senders of a team, oldest first, and whether a worker holds the mailbox of each. */
export function senderRows(db: Db, teamId: number) {
  return db
    .selectFrom('mail_senders')
    .leftJoin('due_work', join =>
      join
        .onRef('due_work.team_id', '=', 'mail_senders.team_id')
        .onRef('due_work.id', '=', 'mail_senders.id')
        .on('due_work.kind', '=', 'mail.inbox'),
    )
    .select(senderColumns.map(column => `mail_senders.${column}` as const))
    .select(sql<boolean>`coalesce(due_work.leased_by, '') <> ''`.as('is_held'))
    .where('mail_senders.team_id', '=', teamId)
    .where('mail_senders.removed_at', 'is', null)
    .orderBy('mail_senders.created_at')
    .orderBy('mail_senders.id')
    .execute();
}

/** Counts the stored mails of each mailbox. */
export async function keptMails(db: Db, teamId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('inbox_mails')
    .select(['sender_id', where => where.fn.countAll<number>().as('count')])
    .where('team_id', '=', teamId)
    .groupBy('sender_id')
    .execute();
  return new Map(rows.map(row => [row.sender_id, row.count]));
}
