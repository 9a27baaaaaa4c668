import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { InboxTables } from '../../db/schema-inbox.ts';

export async function insertThread(
  db: Db,
  thread: Insertable<InboxTables['inbox_threads']>,
): Promise<number> {
  const { id } = await db
    .insertInto('inbox_threads')
    .values(thread)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A Message-ID keeps the conversation it was first seen in. */
export async function putThreadIds(db: Db, teamId: number, ids: ReadonlyMap<string, number>): Promise<void> {
  if (!ids.size) return;
  await sql`
    insert into inbox_thread_ids (team_id, message_id, thread_id)
    select ${teamId}::bigint, message_id, thread_id
    from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::bigint[]) as given (message_id, thread_id)
    on conflict (team_id, message_id) do nothing`.execute(db);
}

/** What is found out of a conversation later on: whom it belongs to. What is known already stays. */
export async function tieThread(
  db: Db,
  teamId: number,
  threadId: number,
  tie: {
    creatorId: number | null;
    taskId: number | null;
    recipientId: number | null;
    way: InboxTables['inbox_threads']['match_way']['__select__'];
  },
): Promise<void> {
  await sql`
    update inbox_threads set
      creator_id = coalesce(creator_id, ${tie.creatorId}),
      recipient_id = case when task_id is null then ${tie.recipientId} else recipient_id end,
      match_way = case when task_id is null and ${tie.taskId}::bigint is not null then ${tie.way} else match_way end,
      task_id = coalesce(task_id, ${tie.taskId})
    where team_id = ${teamId} and id = ${threadId}`.execute(db);
}

/** Something came: what was put away or off is there again. */
export async function reopenThreads(db: Db, teamId: number, threadIds: readonly number[]): Promise<void> {
  if (!threadIds.length) return;
  await db
    .updateTable('inbox_threads')
    .set({ archived_at: null, snoozed_until: null })
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${threadIds}::bigint[])`)
    .execute();
}

/**
 * What the list shows of conversations, worked out of their mails. Spam is a conversation of which everything that
 * came lies in spam; one that somebody moved there by hand stays until something comes outside of it.
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
