import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { goesOnAfter, type OldRows, type ReadRows } from '../../../core/db/personal-data/old-rows.ts';

/** Higher than the version of any rules: there is nothing left by which a mail could be judged again. */
const neverAgain = 2_147_483_647;

/** The parts of a statement that delete what is in mails. @param ids a part of the same statement: their ids */
const contentsOf = (teamId: number, ids: string) =>
  sql.join(
    ['inbox_bodies', 'inbox_sources', 'inbox_words'].map(
      name => sql`${sql.ref(`old_${name}`)} as (
        delete from ${sql.table(name)} where team_id = ${teamId} and mail_id in (select id from ${sql.ref(ids)}))`,
    ),
  );

/** Deletes the text and attachments of old mails. Their senders, subjects and every count stay. */
export async function deleteOldContents(db: Db, teamId: number, old: OldRows): Promise<number | null> {
  const { rows } = await sql<ReadRows>`
    with next as (
      select id, thread_id, received_at from inbox_mails
      where team_id = ${teamId} and id > ${old.after} order by id limit ${old.max}
    ), old as (
      select n.id, n.thread_id from next n
      where n.received_at < ${old.before} and exists (
        select from inbox_bodies b where b.team_id = ${teamId} and b.mail_id = n.id)
    ), ${contentsOf(teamId, 'old')}, mails as (
      update inbox_mails set snippet = '', attachments = '[]', rules_version = ${neverAgain}
      where team_id = ${teamId} and id in (select id from old)
    ), threads as (
      update inbox_threads set snippet = '', has_files = false
      where team_id = ${teamId} and last_at < ${old.before} and id in (select thread_id from old)
    )
    select max(id) as last, count(*)::int as count from next`.execute(db);
  return goesOnAfter(rows[0], old);
}

/** Deletes old conversations in which nobody of the team wrote, and that answer no mail task. */
export async function deleteOldUnanswered(db: Db, teamId: number, old: OldRows): Promise<number | null> {
  const { rows } = await sql<ReadRows>`
    with next as (
      select id, last_at, task_id from inbox_threads
      where team_id = ${teamId} and id > ${old.after} order by id limit ${old.max}
    ), old as (
      select n.id from next n
      where n.last_at < ${old.before} and n.task_id is null
        and not exists (
          select from inbox_mails m
          where m.team_id = ${teamId} and m.thread_id = n.id and (m.direction = 'out' or m.task_id is not null))
        and not exists (
          select from one_to_one_emails e where e.team_id = ${teamId} and e.thread_id = n.id)
    ), mails as (
      delete from inbox_mails where team_id = ${teamId} and thread_id in (select id from old) returning id
    ), ${contentsOf(teamId, 'mails')}, places as (
      delete from inbox_places where team_id = ${teamId} and mail_id in (select id from mails)
    ), ids as (
      delete from inbox_thread_ids where team_id = ${teamId} and thread_id in (select id from old)
    ), labels as (
      delete from inbox_thread_labels where team_id = ${teamId} and thread_id in (select id from old)
    ), threads as (
      delete from inbox_threads where team_id = ${teamId} and id in (select id from old)
    )
    select max(id) as last, count(*)::int as count from next`.execute(db);
  return goesOnAfter(rows[0], old);
}
