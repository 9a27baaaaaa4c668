import { sql, type RawBuilder } from 'kysely';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { DueState } from '../../../contract/campaigns/agenda/agenda-kinds.ts';

/** The states of the board in order, without "cancelled", which makes nothing due. */
const order = sql.lit(`{${collaborationStates.filter(state => state !== 'cancelled').join(',')}}`);

const reached = sql<boolean>`(p.due_when = 'date'
  or array_position(${order}::text[], c.state) >= array_position(${order}::text[], p.due_when))`;

/** The current day in the time zone of campaign `m`. */
const today = (at: Date): RawBuilder<string> => sql<string>`(${at}::timestamptz at time zone m.zone)::date`;

/** The due state of payable `p` of collaboration `c` in campaign `m`, as of a moment. */
export const dueState = (at: Date): RawBuilder<DueState> => sql<DueState>`case
  when p.state in ('paid', 'cancelled') or (p.due_when = 'date' and p.due_on is null) then 'none'
  when not coalesce(${reached}, false) or p.due_on > ${today(at)} then 'waiting'
  when p.due_on < ${today(at)} then 'overdue'
  else 'due' end`;

/** Payables with what their due state depends on; callers add conditions. */
export const payablesWhole = sql`
  from payables p
  join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
  join campaigns m on m.team_id = p.team_id and m.id = p.campaign_id`;

/** The amount with tax, wide enough for sums. */
export const withTax = sql<string>`p.amount_minor::numeric + coalesce(p.tax_minor, 0)`;

/** Limits a sum to integers that JSON numbers represent exactly. */
export const wholeSum = (sum: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`least(coalesce(${sum}, 0), ${sql.lit(Number.MAX_SAFE_INTEGER)})::bigint`;
