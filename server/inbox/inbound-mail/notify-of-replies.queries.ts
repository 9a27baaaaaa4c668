import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Who is told of a reply, and about what. */
export interface Addressee {
  accountId: number;
  /** Of the task that was answered; null for a one-to-one email. */
  taskId: number | null;
  task: string;
}

/**
 * Returns who has to know of a reply: whoever the conversation is assigned to, else who sent the task, else who wrote
 * the last one-to-one email in it; null if nobody did.
 */
export async function addresseeOf(
  db: Db,
  teamId: number,
  { threadId, taskId }: { threadId: number; taskId: number | null },
): Promise<Addressee | null> {
  const { rows } = await sql<{ account_id: number | null; task: string | null }>`
    select coalesce(h.assigned_to, t.account_id, (
        select l.account_id from one_to_one_emails l
        where l.team_id = h.team_id and l.thread_id = h.id and l.state <> 'draft'
        order by l.id desc limit 1
      )) as account_id, t.name as task
    from inbox_threads h
    left join mail_tasks t on t.team_id = h.team_id and t.id = ${taskId}::bigint
    where h.team_id = ${teamId} and h.id = ${threadId}`.execute(db);
  const [row] = rows;
  return row?.account_id ? { accountId: row.account_id, taskId, task: row.task ?? '' } : null;
}
