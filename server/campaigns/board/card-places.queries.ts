import { sql } from 'kysely';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { OfCampaign } from './due-dates.queries.ts';

export interface Place {
  id: number;
  state: CollaborationState;
  /** A decimal number of any length. */
  rank: string;
}

export const findPlace = (
  db: Db,
  { teamId, campaignId }: OfCampaign,
  id: number,
): Promise<Place | undefined> =>
  db
    .selectFrom('collaborations')
    .select(['id', 'state', 'rank'])
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .executeTakeFirst();

export interface Between {
  rank: string;
  /** The number of digits after the point. */
  scale: number;
  /** Two cards were put at the same rank at the same time: no rank is between them. */
  isTie: boolean;
}

/** Returns the exact middle rank between a card and the next one in its column. */
export async function rankBehind(
  db: Db,
  { teamId, campaignId }: OfCampaign,
  above: Place,
  movedId: number,
): Promise<Between> {
  const { rows } = await sql<Between>`
    select between_them.rank::text as rank, scale(between_them.rank) as scale,
      coalesce(between_them.below = ${above.rank}::numeric, false) as "isTie"
    from (
      select next.rank as below, coalesce((${above.rank}::numeric + next.rank) * 0.5, ${above.rank}::numeric + 1) as rank
      from (select 1) as one
      left join lateral (
        select c.rank from collaborations c
        where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.state = ${above.state}
          and (c.rank, c.id) > (${above.rank}::numeric, ${above.id}::bigint) and c.id <> ${movedId}
        order by c.rank, c.id limit 1) next on true) between_them`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a rank was not found');
  return row;
}

/** Gives the cards of a column whole-number ranks in their current order. */
export async function renumberCards(
  db: Db,
  { teamId, campaignId }: OfCampaign,
  state: CollaborationState,
): Promise<void> {
  await sql`
    update collaborations c set rank = renumbered.place
    from (
      select id, row_number() over (order by rank, id) as place from collaborations
      where team_id = ${teamId} and campaign_id = ${campaignId} and state = ${state}) renumbered
    where c.team_id = ${teamId} and c.id = renumbered.id`.execute(db);
}

/** Puts cards at the top of a column, in the order of the ids. */
export async function putAtTop(
  db: Db,
  { teamId, campaignId }: OfCampaign,
  { ids, to, at, reason }: { ids: readonly number[]; to: CollaborationState; at: Date; reason: string },
): Promise<void> {
  await sql`
    update collaborations c set state = ${to}, state_since = ${at}::timestamptz, cancel_reason = ${reason},
      product_sent_at = case when ${to} = 'productSent' then coalesce(c.product_sent_at, ${at}::timestamptz)
        else c.product_sent_at end,
      rank = top.rank - ${ids.length}::int - 1 + given.place
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place),
      (select coalesce(min(rank), 1) as rank from collaborations
        where team_id = ${teamId} and campaign_id = ${campaignId} and state = ${to}) top
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.id = given.id`.execute(db);
}
