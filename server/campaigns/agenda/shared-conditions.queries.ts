import { sql, type RawBuilder } from 'kysely';

/** The present day of the zone of campaign `m`. */
export const todayOf = (at: Date): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone m.zone)::date`;

/** When a day of the zone of campaign `m` is over. */
export const endOfDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day} + 1)::timestamp at time zone m.zone)`;

/** When it begins. */
export const startOfDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`(${day}::timestamp at time zone m.zone)`;

/**
 * Nothing is waited for any more of deliverable `d` of collaboration `c`: a draft of it, or of the whole, was handed
 * in and not sent back, or its post is there, or the card is further by hand.
 */
export const hasDraft = sql<boolean>`(d.post_url <> ''
  or c.state in ('draftApproved', 'published', 'checked', 'paid', 'closed')
  or exists (
    select from collaboration_drafts w
    where w.team_id = d.team_id and w.collaboration_id = d.collaboration_id and w.state <> 'changesWanted'
      and (w.deliverable_id is null or w.deliverable_id = d.id)))`;

export const hasPost = sql<boolean>`(d.post_url <> '' or c.state = 'closed')`;

/** Deliverables of what was not cancelled, in campaigns that are worked on. */
export const deliverablesWhole = sql`
  from deliverables d
  join collaborations c on c.team_id = d.team_id and c.id = d.collaboration_id and c.state <> 'cancelled'
  join campaigns m on m.team_id = d.team_id and m.id = d.campaign_id`;

export const payablesWhole = sql`
  from payables p
  join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
  join campaigns m on m.team_id = p.team_id and m.id = p.campaign_id`;
