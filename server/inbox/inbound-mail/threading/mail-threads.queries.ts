import { sql, type Insertable } from 'kysely';
import type { MatchWay } from '../../../../contract/outreach/mail-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { InboxTables } from '../../../core/db/schema/inbox-tables.ts';

export type NewThread = Insertable<InboxTables['inbox_threads']>;

/** @returns their ids, in the order of the conversations */
export async function insertThreads(db: Db, threads: readonly NewThread[]): Promise<number[]> {
  if (!threads.length) return [];
  const rows = await db
    .insertInto('inbox_threads')
    .values([...threads])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function threadsOfIds(
  db: Db,
  teamId: number,
  messageIds: readonly string[],
): Promise<{ message_id: string; thread_id: number }[]> {
  if (!messageIds.length) return [];
  return db
    .selectFrom('inbox_thread_ids')
    .select(['message_id', 'thread_id'])
    .where('team_id', '=', teamId)
    .where('message_id', '=', sql<string>`any(${messageIds}::text[])`)
    .execute();
}

/** Returns the first conversation with each of these recipients. */
export async function threadsOfRecipients(
  db: Db,
  teamId: number,
  recipients: readonly { task_id: number; recipient_id: number }[],
): Promise<{ id: number; task_id: number; recipient_id: number }[]> {
  if (!recipients.length) return [];
  const keys = recipients.map(({ task_id, recipient_id }) => ({ task_id, recipient_id }));
  const { rows } = await sql<{ id: number; task_id: number; recipient_id: number }>`
    select min(t.id) as id, t.task_id, t.recipient_id
    from json_to_recordset(${JSON.stringify(keys)}) as key (task_id bigint, recipient_id bigint)
    join inbox_threads t
      on t.team_id = ${teamId} and t.task_id = key.task_id and t.recipient_id = key.recipient_id
    group by t.task_id, t.recipient_id`.execute(db);
  return rows;
}

/** Returns the latest conversations with each of these addresses since a moment, newest first. */
export async function threadsWith(
  db: Db,
  teamId: number,
  addresses: readonly string[],
  since: Date,
): Promise<{ id: number; subject: string; counterpart_address: string; last_at: Date }[]> {
  const { rows } = await sql<{ id: number; subject: string; counterpart_address: string; last_at: Date }>`
    select t.* from unnest(${addresses}::text[]) as given (address)
    cross join lateral (
      select id, subject, counterpart_address, last_at from inbox_threads
      where team_id = ${teamId} and counterpart_address = given.address and last_at >= ${since}
      order by last_at desc limit 20
    ) t`.execute(db);
  return rows;
}

/** A Message-ID keeps the conversation in which it was seen first. */
export async function putThreadIds(db: Db, teamId: number, ids: ReadonlyMap<string, number>): Promise<void> {
  if (!ids.size) return;
  await sql`
    insert into inbox_thread_ids (team_id, message_id, thread_id)
    select ${teamId}::bigint, message_id, thread_id
    from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::bigint[]) as given (message_id, thread_id)
    on conflict (team_id, message_id) do nothing`.execute(db);
}

export interface Tie {
  threadId: number;
  creatorId: number | null;
  taskId: number | null;
  recipientId: number | null;
  way: MatchWay | '';
}

/** Stores who conversations are with, once it becomes known. Known values stay. */
export async function tieThreads(db: Db, teamId: number, ties: readonly Tie[]): Promise<void> {
  if (!ties.length) return;
  await sql`
    update inbox_threads t set
      creator_id = coalesce(t.creator_id, tie."creatorId"),
      recipient_id = case when t.task_id is null then tie."recipientId" else t.recipient_id end,
      match_way = case when t.task_id is null and tie."taskId" is not null then tie.way else t.match_way end,
      task_id = coalesce(t.task_id, tie."taskId")
    from (
      select distinct on ("threadId") * from json_to_recordset(${JSON.stringify(ties)})
        as given ("threadId" bigint, "creatorId" bigint, "taskId" bigint, "recipientId" bigint, way text)
      order by "threadId", "taskId" nulls last, "creatorId" nulls last
    ) tie
    where t.team_id = ${teamId} and t.id = tie."threadId"`.execute(db);
}

/** A new mail reopens conversations that were archived or snoozed. */
export async function reopenThreads(db: Db, teamId: number, threadIds: readonly number[]): Promise<void> {
  if (!threadIds.length) return;
  await db
    .updateTable('inbox_threads')
    .set({ archived_at: null, snoozed_until: null })
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${threadIds}::bigint[])`)
    .where(where => where.or([where('archived_at', 'is not', null), where('snoozed_until', 'is not', null)]))
    .execute();
}

/**
 * Computes from its mails what the list shows of a conversation. It is spam if all its incoming mail is in spam. One
 * that was moved to spam by hand stays there until a mail arrives outside of spam.
 */
export async function refreshThreads(db: Db, teamId: number, threadIds: readonly number[]): Promise<void> {
  if (!threadIds.length) return;
  await sql`
    update inbox_threads t set
      mails = a.mails, unread = a.unread, has_files = a.has_files, last_at = l.received_at,
      last_in_at = i.received_at, sender_id = l.sender_id, snippet = l.snippet,
      kind = coalesce(i.kind, l.kind),
      counterpart_address = coalesce(i.from_address, l.people->'to'->0->>'address', ''),
      counterpart_name = coalesce(i.from_name, l.people->'to'->0->>'name', '')
    from unnest(${threadIds}::bigint[]) as given (id)
    join lateral (
      select count(*) as mails, count(*) filter (where direction = 'in' and read_at is null) as unread,
        bool_or(attachments <> '[]') as has_files
      from inbox_mails where team_id = ${teamId} and thread_id = given.id
    ) a on true
    join lateral (
      select received_at, sender_id, snippet, kind, people from inbox_mails
      where team_id = ${teamId} and thread_id = given.id order by received_at desc, id desc limit 1
    ) l on true
    left join lateral (
      select received_at, kind, from_address, from_name from inbox_mails
      where team_id = ${teamId} and thread_id = given.id and direction = 'in'
      order by received_at desc, id desc limit 1
    ) i on true
    where t.team_id = ${teamId} and t.id = given.id`.execute(db);
}

export async function setSpam(
  db: Db,
  teamId: number,
  threadIds: readonly number[],
  isSpam: boolean,
): Promise<void> {
  if (!threadIds.length) return;
  await sql`
    update inbox_threads t set is_spam = ${isSpam}
    where t.team_id = ${teamId} and t.id = any(${threadIds}::bigint[]) and t.is_spam <> ${isSpam}
      and (not ${isSpam}::boolean or not exists (
        select from inbox_mails m
        where m.team_id = ${teamId} and m.thread_id = t.id and m.direction = 'in' and not m.is_spam
      ))`.execute(db);
}
