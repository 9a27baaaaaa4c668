import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface OfSender {
  teamId: number;
  senderId: number;
}

/** Marks emails in doubt that another worker began to send without storing a result. @returns their ids */
export async function doubtLeftBehind(
  db: Db,
  { teamId, senderId }: OfSender,
  token: string,
  at: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('one_to_one_emails')
    .set({ state: 'in_doubt', ended_at: at, changed_at: at })
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('state', '=', 'sending')
    .where('leased_by', '<>', token)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function nextDueEmail(
  db: Db,
  { teamId, senderId }: OfSender,
  at: Date,
  without: readonly number[],
): Promise<number | null> {
  const row = await db
    .selectFrom('one_to_one_emails')
    .select('id')
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at)
    .where('id', '<>', sql<number>`all(${[...without]}::bigint[])`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function nextMoment(db: Db, { teamId, senderId }: OfSender): Promise<Date | null> {
  const row = await db
    .selectFrom('one_to_one_emails')
    .select('due_at')
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

export interface Attempt {
  /** Counts from 1. */
  tries: number;
  firstTriedAt: Date;
}

/** Counts an attempt, whatever its result. @returns null if the email no longer waits */
export async function countTry(
  db: Db,
  teamId: number,
  { id, revision }: { id: number; revision: number },
  at: Date,
): Promise<Attempt | null> {
  const { rows } = await sql<{ tries: number; first_tried_at: Date }>`
    update one_to_one_emails set tries = tries + 1, first_tried_at = coalesce(first_tried_at, ${at})
    where team_id = ${teamId} and id = ${id} and state = 'waiting' and revision = ${revision} and due_at <= ${at}
    returning tries, first_tried_at`.execute(db);
  const [row] = rows;
  return row ? { tries: row.tries, firstTriedAt: row.first_tried_at } : null;
}

/** Returns creators known by these addresses: as their own, or because they answered from one. */
export async function creatorsAt(
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<{ address: string; creatorId: number }[]> {
  const lower = addresses.map(address => address.toLowerCase());
  if (!lower.length) return [];
  const { rows } = await sql<{ address: string; creator_id: number }>`
    select address, creator_id from unlocked_addresses
      where team_id = ${teamId} and address = any(${lower}::text[])
    union
    select address, creator_id from address_aliases
      where team_id = ${teamId} and address = any(${lower}::text[])
    order by 1, 2`.execute(db);
  return rows.map(({ address, creator_id: creatorId }) => ({ address, creatorId }));
}

/** Returns whether a mail with the Message-ID is in a mailbox, or was answered: then it was sent. */
export async function isKnownToMailboxes(db: Db, teamId: number, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('inbox_thread_ids')
    .select('thread_id')
    .where('team_id', '=', teamId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function creatorOfThread(db: Db, teamId: number, threadId: number): Promise<number | null> {
  const row = await db
    .selectFrom('inbox_threads')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('id', '=', threadId)
    .executeTakeFirst();
  return row?.creator_id ?? null;
}
