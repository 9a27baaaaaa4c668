import { sql, type RawBuilder } from 'kysely';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { DueState } from '../../../contract/campaigns/agenda-kinds.ts';

/** The states of the board in their order, without a cancellation: it makes nothing due. */
const order = sql.lit(`{${collaborationStates.filter(state => state !== 'cancelled').join(',')}}`);

const reached = sql<boolean>`(p.due_when = 'date'
  or array_position(${order}::text[], c.state) >= array_position(${order}::text[], p.due_when))`;

/** The present day of the zone of campaign `m`. */
const today = (at: Date): RawBuilder<string> => sql<string>`(${at}::timestamptz at time zone m.zone)::date`;

/** Of payable `p` of collaboration `c` in campaign `m`, as of a moment. */
export const dueState = (at: Date): RawBuilder<DueState> => sql<DueState>`case
  when p.state in ('paid', 'cancelled') or (p.due_when = 'date' and p.due_on is null) then 'none'
  when not coalesce(${reached}, false) or p.due_on > ${today(at)} then 'waiting'
  when p.due_on < ${today(at)} then 'overdue'
  else 'due' end`;

/** Payables with what their due state depends on; what follows it narrows them further. */
export const payablesWhole = sql`
  from payables p
  join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
  join campaigns m on m.team_id = p.team_id and m.id = p.campaign_id`;

/** What is paid for it in all, wide enough to be added up. */
export const withTax = sql<string>`p.amount_minor::numeric + coalesce(p.tax_minor, 0)`;

/** A sum that stays within the whole numbers that can be told. */
export const wholeSum = (sum: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`least(coalesce(${sum}, 0), ${sql.lit(Number.MAX_SAFE_INTEGER)})::bigint`;
