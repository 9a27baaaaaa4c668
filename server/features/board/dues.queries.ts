import { sql, type RawBuilder } from 'kysely';
import { collaborationStates } from '../../../contract/collaboration-kinds.ts';

export interface OfCampaign {
  teamId: number;
  campaignId: number;
}

const order = (state: RawBuilder<unknown>) =>
  sql`array_position(${[...collaborationStates]}::text[], ${state})`;

/**
 * Everything of a campaign that still has to happen by a day: drafts until one is handed in or approved, posts until
 * they are there, payments until they are made, from the state on that makes them due.
 */
export const duesOf = ({ teamId, campaignId }: OfCampaign) => sql`(
  select d.collaboration_id, d.draft_due_on as on_day, 'draft' as what, 1 as place
  from deliverables d
  join collaborations c on c.team_id = d.team_id and c.id = d.collaboration_id
  where d.team_id = ${teamId} and d.campaign_id = ${campaignId} and d.draft_due_on is not null and d.post_url = ''
    and c.state in ('negotiating', 'agreed', 'productSent', 'draftDue')
    and not exists (select from collaboration_drafts f
      where f.team_id = d.team_id and f.collaboration_id = d.collaboration_id and f.state <> 'changesWanted'
        and (f.deliverable_id = d.id or f.deliverable_id is null))
  union all
  select d.collaboration_id, d.publish_on, 'post', 2
  from deliverables d
  join collaborations c on c.team_id = d.team_id and c.id = d.collaboration_id
  where d.team_id = ${teamId} and d.campaign_id = ${campaignId} and d.publish_on is not null and d.post_url = ''
    and c.state not in ('closed', 'cancelled')
  union all
  select p.collaboration_id, p.due_on, 'payment', 3
  from payables p
  join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
  where p.team_id = ${teamId} and p.campaign_id = ${campaignId} and p.state in ('planned', 'approved')
    and p.due_on is not null and c.state <> 'cancelled'
    and (p.due_when = 'date' or ${order(sql`c.state`)} >= ${order(sql`p.due_when`)}))`;
