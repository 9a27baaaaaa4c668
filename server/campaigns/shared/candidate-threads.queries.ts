import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the newest conversation of each candidate in which they wrote about a mail task of the campaign. */
export async function threadsOf(
  db: Db,
  { teamId, campaignId }: { teamId: number; campaignId: number },
  creatorIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ creator_id: number; id: number }>`
    select distinct on (r.creator_id) r.creator_id, th.id
    from mail_tasks t
    join mail_recipients r on r.team_id = ${teamId} and r.task_id = t.id
      and r.creator_id = any (${creatorIds}::bigint[]) and r.replied_at is not null
    join inbox_threads th on th.team_id = ${teamId} and th.task_id = r.task_id and th.recipient_id = r.id
      and th.last_in_at is not null
    where t.team_id = ${teamId} and t.campaign_id = ${campaignId}
    order by r.creator_id, th.last_in_at desc, th.id desc`.execute(db);
  return new Map(rows.map(row => [row.creator_id, row.id]));
}
