import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { Cursor } from './thread-cursor.ts';
import type { PageRange } from './list-threads.queries.ts';
import { narrowedBy, type Narrowing } from './thread-views.queries.ts';

export interface ThreadSearchParams {
  teamId: number;
  /** Text of a tsquery over the words of the team. */
  query: string;
  filter: Narrowing;
}

/** Words that occur in more mails than this are found among the newest. */
const newestMails = 2_000;

/**
 * Searches the newest mails after a position: returns threads by their newest matching mail. Common words are found
 * here, because the index would return too many mails.
 */
export async function searchNewestThreads(
  db: Db,
  { teamId, query, filter }: ThreadSearchParams,
  { after, size }: PageRange,
): Promise<Cursor[]> {
  const before = after ? sql`and w.at <= ${after.at}::timestamptz` : sql``;
  const behind = after ? sql`and (w.at, t.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
  const { rows } = await sql<Cursor>`
    with newest as materialized (
      select thread_id, mail_id, at, words from inbox_words w
      where w.team_id = ${teamId} ${before}
      order by w.at desc, w.mail_id desc limit ${newestMails}
    )
    select t.id, max(w.at) as at
    from newest w join inbox_threads t on t.team_id = ${teamId} and t.id = w.thread_id
    where w.words @@ ${query}::tsquery ${behind} and not t.is_spam and ${narrowedBy(filter)}
      and not exists (
        select from inbox_mails m join inbox_words n on n.team_id = m.team_id and n.mail_id = m.id
        where m.team_id = ${teamId} and m.thread_id = t.id and n.at > w.at and n.words @@ ${query}::tsquery
      )
    group by t.id
    order by at desc, t.id desc limit ${size}`.execute(db);
  return rows;
}

/** The same for all mails, with the index of words (see `inbox_threads_found` in the migration). */
export async function searchAllThreads(
  db: Db,
  { teamId, query, filter }: ThreadSearchParams,
  { after, size }: PageRange,
): Promise<Cursor[]> {
  const behind = after ? sql`where (w.at, t.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
  const { rows } = await sql<Cursor>`
    with found as materialized (select thread_id, at from inbox_threads_found(${query}::tsquery))
    select t.id, w.at
    from found w join inbox_threads t
      on t.team_id = ${teamId} and t.id = w.thread_id and not t.is_spam and ${narrowedBy(filter)}
    ${behind}
    order by w.at desc, t.id desc limit ${size}`.execute(db);
  return rows;
}
