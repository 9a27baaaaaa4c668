import { sql, type RawBuilder } from 'kysely';

/** The current day in the time zone of campaign `m`. */
export const todayOf = (at: Date): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone m.zone)::date`;

/** When a day ends in the time zone of campaign `m`. */
export const endOfDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day} + 1)::timestamp at time zone m.zone)`;

/** When it begins. */
export const startOfDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`(${day}::timestamp at time zone m.zone)`;

/**
 * Nothing is expected any more for deliverable `d` of collaboration `c`: a draft of it, or of the whole collaboration,
 * was handed in and not sent back, or its post exists, or a member has moved the card further.
 */
export const hasDraft = sql<boolean>`(d.post_url <> ''
  or c.state in ('draftApproved', 'published', 'checked', 'paid', 'closed')
  or exists (
    select from collaboration_drafts w
    where w.team_id = d.team_id and w.collaboration_id = d.collaboration_id and w.state <> 'changesWanted'
      and (w.deliverable_id is null or w.deliverable_id = d.id)))`;

export const hasPost = sql<boolean>`(d.post_url <> '' or c.state = 'closed')`;

/** Deliverables of collaborations that were not cancelled, in active campaigns. */
export const deliverablesWhole = sql`
  from deliverables d
  join collaborations c on c.team_id = d.team_id and c.id = d.collaboration_id and c.state <> 'cancelled'
  join campaigns m on m.team_id = d.team_id and m.id = d.campaign_id`;

export const payablesWhole = sql`
  from payables p
  join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
  join campaigns m on m.team_id = p.team_id and m.id = p.campaign_id`;
