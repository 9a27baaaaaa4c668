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
