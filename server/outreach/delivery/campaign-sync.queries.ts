import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Whatever the clock says: at once. */
export const atOnce = new Date(0);

/**
 * Something of these tasks is new: the campaigns that they invite to are looked at by then at the latest. A campaign
 * that falls due anyway is not waited for.
 */
export async function syncCampaignsOf(
  db: Db,
  teamId: number,
  taskIds: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    with campaigns as (
      select distinct campaign_id as id from mail_tasks
      where team_id = ${teamId} and id = any (${taskIds}::bigint[]) and campaign_id is not null
    ), sooner as (
      update due_work d set due_at = ${at} from campaigns c
      where d.kind = 'campaign.look' and d.team_id = ${teamId} and d.id = c.id and d.due_at > ${at}
    )
    insert into due_work (kind, team_id, id, due_at)
    select 'campaign.look', ${teamId}::bigint, id, ${at}::timestamptz from campaigns order by id
    on conflict (kind, team_id, id) do nothing`.execute(db);
}
