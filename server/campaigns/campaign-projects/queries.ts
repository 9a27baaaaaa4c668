import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns addresses of posts that a campaign's creators reported, oldest first. */
export const postsOfCampaign = (db: Db, teamId: number, campaignId: number) =>
  db
    .selectFrom('deliverables as d')
    .innerJoin('collaborations as c', join =>
      join.onRef('c.team_id', '=', 'd.team_id').onRef('c.id', '=', 'd.collaboration_id'),
    )
    .select(['d.post_url as url', 'c.creator_id as creatorId'])
    .where('d.team_id', '=', teamId)
    .where('d.campaign_id', '=', campaignId)
    .where('d.post_url', '<>', '')
    .orderBy('d.id')
    .execute();

/** Returns coupon codes and short links of collaborations that were not cancelled. */
export const marksOfCampaign = (db: Db, teamId: number, campaignId: number) =>
  db
    .selectFrom('collaborations')
    .select(['coupon', 'short_link_id', 'creator_id'])
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .execute();

/**
 * Counts collaborations of which a payment or the fee could not be put into the project; none as long as a sync that
 * puts them there is due by `at`.
 */
export async function countUncosted(db: Db, teamId: number, campaignId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from collaborations c
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and (
      c.state <> 'cancelled' and c.fee_minor > 0 and c.currency <> 'CNY' and not exists (
        select from effect_rates r where r.team_id = c.team_id and r.currency = c.currency)
      or exists (
        select from payables p
        left join monitor_projects m on m.team_id = p.team_id and m.id = p.cost_project_id
        where p.team_id = c.team_id and p.collaboration_id = c.id and p.state = 'paid' and m.id is null))
      and not exists (
        select from due_work w
        where w.kind = 'campaign.sync' and w.team_id = c.team_id and w.id = c.campaign_id and w.due_at <= ${at})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
