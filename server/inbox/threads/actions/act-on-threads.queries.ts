import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { InboxTables } from '../../../core/db/schema/inbox-tables.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

export async function setThreads(
  db: Db,
  teamId: number,
  ids: readonly number[],
  change: Updateable<InboxTables['inbox_threads']>,
): Promise<void> {
  await db
    .updateTable('inbox_threads')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Marks mails as read here, not in the mailbox. */
export async function markRead(db: Db, teamId: number, ids: readonly number[], at: Date): Promise<void> {
  await db
    .updateTable('inbox_mails')
    .set({ read_at: at })
    .where('team_id', '=', teamId)
    .where('thread_id', '=', anyOf(ids))
    .where('direction', '=', 'in')
    .where('read_at', 'is', null)
    .execute();
  await setThreads(db, teamId, ids, { unread: 0 });
}

/** Marks the newest incoming mail as unread, in conversations in which everything was read. */
export async function markUnread(db: Db, teamId: number, ids: readonly number[]): Promise<void> {
  await sql`
    with newest as (
      select distinct on (m.thread_id) m.id, m.thread_id
      from inbox_mails m join inbox_threads t on t.team_id = m.team_id and t.id = m.thread_id
      where m.team_id = ${teamId} and m.thread_id = any (${ids}::bigint[]) and m.direction = 'in' and t.unread = 0
      order by m.thread_id, m.received_at desc, m.id desc
    ), marked as (
      update inbox_mails m set read_at = null from newest
      where m.team_id = ${teamId} and m.id = newest.id
      returning m.thread_id
    )
    update inbox_threads t set unread = 1 from marked
    where t.team_id = ${teamId} and t.id = marked.thread_id`.execute(db);
}

export async function addLabel(
  db: Db,
  teamId: number,
  ids: readonly number[],
  labelId: number,
): Promise<void> {
  await sql`
    insert into inbox_thread_labels (team_id, thread_id, label_id)
    select ${teamId}::bigint, id, ${labelId}::bigint from unnest(${ids}::bigint[]) as id
    on conflict (team_id, thread_id, label_id) do nothing`.execute(db);
}

export async function removeLabel(
  db: Db,
  teamId: number,
  ids: readonly number[],
  labelId: number,
): Promise<void> {
  await db
    .deleteFrom('inbox_thread_labels')
    .where('team_id', '=', teamId)
    .where('thread_id', '=', anyOf(ids))
    .where('label_id', '=', labelId)
    .execute();
}

/** Returns accounts that can sign in, the main account first. */
export function peopleOf(db: Db, teamId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'nickname'])
    .where('team_id', '=', teamId)
    .where('disabled_at', 'is', null)
    .orderBy(sql`role = 'owner'`, 'desc')
    .orderBy('id')
    .execute();
}
