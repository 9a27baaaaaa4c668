import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Due at once, whatever the clock says. */
export const atOnce = new Date(0);

/**
 * Lets the campaigns of these tasks be synced at this time at the latest, because something is new. A campaign that is
 * due anyway keeps its time, and its row is not waited for.
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
      where d.kind = 'campaign.sync' and d.team_id = ${teamId} and d.id = c.id and d.due_at > ${at}
    )
    insert into due_work (kind, team_id, id, due_at)
    select 'campaign.sync', ${teamId}::bigint, id, ${at}::timestamptz from campaigns order by id
    on conflict (kind, team_id, id) do nothing`.execute(db);
}
