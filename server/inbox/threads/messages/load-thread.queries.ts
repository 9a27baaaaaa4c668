import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/**
 * Returns the newest mails of a conversation, with who corrected them; null if that account was deleted, or nobody did.
 */
export function newestMails(db: Db, teamId: number, threadId: number, max: number) {
  return db
    .selectFrom('inbox_mails as m')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'm.team_id').onRef('a.id', '=', 'm.corrected_by'),
    )
    .selectAll('m')
    .select('a.nickname as corrector')
    .where('m.team_id', '=', teamId)
    .where('m.thread_id', '=', threadId)
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(max)
    .execute();
}

export type MailRecord = Awaited<ReturnType<typeof newestMails>>[number];

export interface RecipientKey {
  taskId: number;
  recipientId: number;
}

/** Returns the recipients of tasks that the mails of a conversation match. */
export async function recipientsOfThread(db: Db, teamId: number, threadId: number): Promise<RecipientKey[]> {
  const { rows } = await sql<RecipientKey>`
    select task_id as "taskId", recipient_id as "recipientId" from inbox_threads
    where team_id = ${teamId} and id = ${threadId} and task_id is not null and recipient_id is not null
    union
    select task_id, recipient_id from inbox_mails
    where team_id = ${teamId} and thread_id = ${threadId} and task_id is not null and recipient_id is not null
    limit 20`.execute(db);
  return rows;
}

export interface MessageRecord {
  id: number;
  round: number;
  state: 'sending' | 'deferred' | 'accepted' | 'failed' | 'in_doubt' | 'not_sent';
  at: Date;
  sender_name: string | null;
  sender: string | null;
  name: string;
  address: string;
  values: Record<string, string>;
  /** As written in the version that was sent. */
  own_subject: string | null;
  first_subject: string | null;
}

/** Returns messages of a task to a recipient of which no mailbox has a copy. */
export async function messagesBeside(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
): Promise<MessageRecord[]> {
  const { rows } = await sql<MessageRecord>`
    select m.id, m.round, m.state, coalesce(m.ended_at, m.started_at) as at, m.values,
      s.name as sender_name, s.address as sender, r.name, r.address,
      v.content #>> array['content', 'rounds', (m.round - 1)::text, 'subject'] as own_subject,
      v.content #>> '{content,rounds,0,subject}' as first_subject
    from mail_messages m
    join mail_recipients r on r.team_id = m.team_id and r.task_id = m.task_id and r.id = m.recipient_id
    left join mail_task_versions v
      on v.team_id = m.team_id and v.task_id = m.task_id and v.version = m.version
    left join mail_senders s on s.team_id = m.team_id and s.id = m.sender_id
    where m.team_id = ${teamId} and m.task_id = ${taskId} and m.recipient_id = ${recipientId}
      and not exists (
        select from inbox_mails c
        where c.team_id = m.team_id and c.message_id = m.message_id and c.message_id <> ''
      )
    order by m.round`.execute(db);
  return rows;
}

export async function factsOf(db: Db, teamId: number, { taskId, recipientId }: RecipientKey) {
  const row = await db
    .selectFrom('mail_recipients')
    .select(['address', 'state', 'accepted_at', 'failed_at', 'bounced_at', 'read_at', 'replied_at'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', recipientId)
    .executeTakeFirst();
  return row ?? null;
}

export async function aliasesOf(db: Db, teamId: number, creatorId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('address_aliases')
    .select('address')
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId)
    .orderBy('at', 'desc')
    .orderBy('address')
    .execute();
  return rows.map(({ address }) => address);
}

export interface Counterpart {
  threadId: number;
  creatorId: number | null;
  address: string;
}

/** Returns other conversations with a creator or an address, newest first. */
export async function othersWith(
  db: Db,
  teamId: number,
  { threadId, creatorId, address }: Counterpart,
  max: number,
) {
  const { rows } = await sql<{ id: number; subject: string; last_at: Date }>`
    select id, subject, last_at from (
      (select id, subject, last_at from inbox_threads
        where team_id = ${teamId} and creator_id = ${creatorId}::bigint and id <> ${threadId}
        order by last_at desc limit ${max})
      union
      (select id, subject, last_at from inbox_threads
        where team_id = ${teamId} and counterpart_address = ${address} and ${address} <> '' and id <> ${threadId}
        order by last_at desc limit ${max})
    ) as others
    order by last_at desc, id desc limit ${max}`.execute(db);
  return rows;
}

/** Returns the suppression of the first suppressed address among these. */
export async function suppressionOf(db: Db, teamId: number, addresses: readonly string[]) {
  const lower = addresses.map(address => address.toLowerCase());
  const rows = await db
    .selectFrom('mail_suppressions')
    .select(['id', 'reason', 'address'])
    .where('team_id', '=', teamId)
    .where('address', '=', sql<string>`any(${lower}::text[])`)
    .where('removed_at', 'is', null)
    .execute();
  const first = rows.toSorted((a, b) => lower.indexOf(a.address) - lower.indexOf(b.address))[0];
  return first ? { id: first.id, reason: first.reason } : null;
}
