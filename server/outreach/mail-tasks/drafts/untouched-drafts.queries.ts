import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/**
 * For `mail_tasks as t`: a draft that was made by opening the composer, and in which nothing was written since. (A copy,
 * or a draft with recipients, has something in it from the start.)
 */
export const untouched = sql<boolean>`(t.state = 'draft' and t.revision = 1 and t.campaign_id is null and t.name = ''
  and jsonb_array_length(t.content -> 'rounds') = 1 and t.content #>> '{rounds,0,subject}' = ''
  and t.content #>> '{rounds,0,html}' = '' and not exists (
    select from mail_recipients d where d.team_id = t.team_id and d.task_id = t.id
  ))`;

/** Deletes an account's untouched drafts that were made before a moment. */
export async function deleteUntouched(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  before: Date,
): Promise<void> {
  await sql`
    delete from mail_tasks t
    where t.team_id = ${teamId} and t.account_id = ${accountId} and t.created_at < ${before} and ${untouched}`.execute(
    db,
  );
}
