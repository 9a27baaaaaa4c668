import { sql, type RawBuilder } from 'kysely';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';

export interface OfCampaign {
  teamId: number;
  campaignId: number;
}

const order = (state: RawBuilder<unknown>) =>
  sql`array_position(${[...collaborationStates]}::text[], ${state})`;

/**
 * Everything that must still happen by a day for the collaboration `c` of the surrounding query: drafts until one is
 * handed in or approved, posts until they exist, payments until they are made, from the state that makes them due. It
 * is read card by card through indexes, so that its cost does not depend on the planner's statistics.
 */
export const dues = (teamId: number) => sql`(
  select d.draft_due_on as on_day, 'draft' as what, 1 as place
  from deliverables d
  where d.team_id = ${teamId} and d.collaboration_id = c.id and d.draft_due_on is not null and d.post_url = ''
    and c.state in ('negotiating', 'agreed', 'productSent', 'draftDue')
    and not exists (select from collaboration_drafts f
      where f.team_id = ${teamId} and f.collaboration_id = c.id and f.state <> 'changesWanted'
        and (f.deliverable_id = d.id or f.deliverable_id is null))
  union all
  select d.publish_on, 'post', 2
  from deliverables d
  where d.team_id = ${teamId} and d.collaboration_id = c.id and d.publish_on is not null and d.post_url = ''
    and c.state not in ('closed', 'cancelled')
  union all
  select p.due_on, 'payment', 3
  from payables p
  where p.team_id = ${teamId} and p.collaboration_id = c.id and p.state in ('planned', 'approved')
    and p.due_on is not null and c.state <> 'cancelled'
    and (p.due_when = 'date' or ${order(sql`c.state`)} >= ${order(sql`p.due_when`)}))`;
