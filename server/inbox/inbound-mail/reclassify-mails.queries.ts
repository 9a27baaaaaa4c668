import { sql } from 'kysely';
import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailboxKey } from './queries.ts';
import type { MailReading } from './reading/prepared-mail.ts';

export function lockMail(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('inbox_mails')
    .select([
      'id',
      'thread_id',
      'sender_id',
      'direction',
      'kind',
      'rule',
      'bounce',
      'snippet',
      'from_address',
      'from_name',
      'received_at',
      'corrected_by',
      'task_id',
      'recipient_id',
      'message_row_id',
    ])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedMail = NonNullable<Awaited<ReturnType<typeof lockMail>>>;

export async function setCorrected(
  db: Db,
  teamId: number,
  id: number,
  { kind, by, at }: { kind: MailKind; by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('inbox_mails')
    .set({ kind, corrected_by: by, corrected_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Returns mails that were judged by older rules, the newest first; corrections by hand stay. */
export async function outdatedMails(
  db: Db,
  { teamId, senderId }: MailboxKey,
  rulesVersion: number,
  max: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('inbox_mails')
    .select('id')
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('direction', '=', sql<'in'>`'in'`)
    .where('rules_version', '<', rulesVersion)
    .orderBy('rules_version')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores what newer rules say of a mail; without a reading, only that they were applied. */
export async function setReading(
  db: Db,
  teamId: number,
  id: number,
  rulesVersion: number,
  reading: Pick<MailReading, 'kind' | 'rule' | 'bounce' | 'returnsOn'> | null,
): Promise<void> {
  await db
    .updateTable('inbox_mails')
    .set({
      rules_version: rulesVersion,
      ...(reading && {
        kind: reading.kind,
        rule: reading.rule,
        bounce: reading.bounce && JSON.stringify(reading.bounce),
        returns_on: reading.returnsOn,
      }),
    })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Returns the mails from a recipient, the earliest first. */
export function mailsOfRecipient(
  db: Db,
  teamId: number,
  { taskId, recipientId }: { taskId: number; recipientId: number },
) {
  return db
    .selectFrom('inbox_mails')
    .select(['kind', 'received_at', 'bounce', 'snippet'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('recipient_id', '=', recipientId)
    .where('direction', '=', 'in')
    .orderBy('received_at')
    .execute();
}
