import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the team that owns an address of the sandbox. */
export async function findTeamOf(db: Db, address: string): Promise<number | null> {
  const row = await db
    .selectFrom('sandbox_addresses')
    .select('team_id')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

export async function insertAddress(db: Db, teamId: number, address: string): Promise<void> {
  await db
    .insertInto('sandbox_addresses')
    .values({ address, team_id: teamId })
    .onConflict(conflict => conflict.column('address').doNothing())
    .execute();
}

export async function insertMailbox(
  db: Db,
  teamId: number,
  mailbox: { address: string; password: string; at: Date },
): Promise<void> {
  const { address, password, at } = mailbox;
  await db
    .insertInto('sandbox_mailboxes')
    .values({ team_id: teamId, address, password, created_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'address']).doNothing())
    .execute();
}

export function findMailbox(db: Db, teamId: number, address: string) {
  return db
    .selectFrom('sandbox_mailboxes')
    .select(['password', 'created_at', 'last_uid'])
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .executeTakeFirst();
}

export interface FiledMail {
  address: string;
  folder: 'inbox' | 'sent';
  messageId: string;
  content: Buffer;
  at: Date;
}

/** Stores a mail with the next UID, counted under the lock of its mailbox. @returns the UID */
export async function insertMail(db: Db, teamId: number, mail: FiledMail): Promise<number> {
  const { last_uid: uid } = await db
    .updateTable('sandbox_mailboxes')
    .set({ last_uid: sql`last_uid + 1` })
    .where('team_id', '=', teamId)
    .where('address', '=', mail.address)
    .returning('last_uid')
    .executeTakeFirstOrThrow();
  const { address, folder, messageId, content, at } = mail;
  await db
    .insertInto('sandbox_mails')
    .values({ team_id: teamId, address, folder, uid, message_id: messageId, content, received_at: at })
    .execute();
  return uid;
}

export async function hasMail(
  db: Db,
  teamId: number,
  mail: Pick<FiledMail, 'address' | 'folder' | 'messageId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox_mails')
    .select('uid')
    .where('team_id', '=', teamId)
    .where('address', '=', mail.address)
    .where('folder', '=', mail.folder)
    .where('message_id', '=', mail.messageId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findSentMail(
  db: Db,
  teamId: number,
  { address, uid }: { address: string; uid: number },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('sandbox_mails')
    .select('content')
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .where('folder', '=', 'sent')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.content ?? null;
}
