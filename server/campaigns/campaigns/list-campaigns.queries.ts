import { sql } from 'kysely';
import type { CampaignState } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import { ownerId, roleOf } from '../shared/campaigns.queries.ts';

export interface CampaignFilter {
  state?: CampaignState | undefined;
  /** A part of the name, in any case. */
  name?: string | undefined;
  /** Only those that this account owns. */
  mine: boolean;
  /** Also those that it is not a member of. */
  isForAll: boolean;
}

function fitting(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  { state, name, mine, isForAll }: CampaignFilter,
) {
  return db
    .selectFrom('campaigns as c')
    .where('c.team_id', '=', teamId)
    .where(sql<boolean>`${state ? sql`c.state = ${state}` : sql`c.state <> 'archived'`}`)
    .$if(Boolean(name), query => query.where(sql<boolean>`strpos(lower(c.name), lower(${name})) > 0`))
    .$if(mine, query => query.where(sql<boolean>`${ownerId} = ${accountId}::bigint`))
    .$if(!isForAll, query => query.where(sql<boolean>`${roleOf(accountId)} is not null`));
}

type Caller = Parameters<typeof fitting>[1];

/** Newest first. */
export const pageOfCampaigns = (
  db: Db,
  caller: Caller,
  filter: CampaignFilter,
  { size, offset }: { size: number; offset: number },
) =>
  fitting(db, caller, filter)
    .select(['c.id', 'c.name', 'c.product', 'c.platforms', 'c.state', 'c.begins_on', 'c.ends_on', 'c.zone'])
    .select(['c.budget_minor', 'c.currency'])
    .select(ownerId.as('owner_id'))
    .select(roleOf(caller.accountId).as('role'))
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();

export async function countCampaigns(db: Db, caller: Caller, filter: CampaignFilter): Promise<number> {
  const { total } = await fitting(db, caller, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export interface CampaignCounts {
  candidates: number;
  mailTasks: number;
  collaborations: number;
  published: number;
}

/** Counts candidates that are not excluded, and collaborations that were not cancelled. */
export async function countIn(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, CampaignCounts>> {
  const { rows } = await sql<CampaignCounts & { id: number }>`
    select c.id,
      (select count(*)::int from candidates d
        where d.team_id = c.team_id and d.campaign_id = c.id and d.excluded_at is null) as candidates,
      (select count(*)::int from mail_tasks t
        where t.team_id = c.team_id and t.campaign_id = c.id) as "mailTasks",
      w.collaborations, w.published
    from campaigns c
    cross join lateral (
      select count(*) filter (where state <> 'cancelled')::int as collaborations,
        count(*) filter (where state in ('published', 'checked', 'paid', 'closed'))::int as published
      from collaborations w where w.team_id = c.team_id and w.campaign_id = c.id
    ) w
    where c.team_id = ${teamId} and c.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Sums agreed fees of collaborations that were not cancelled. */
export const committedIn = (db: Db, teamId: number, ids: readonly number[]) =>
  db
    .selectFrom('collaborations')
    .select(['campaign_id', 'currency'])
    .select(sql<number>`sum(fee_minor)::bigint`.as('minor'))
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('state', '<>', 'cancelled')
    .where('fee_minor', 'is not', null)
    .groupBy(['campaign_id', 'currency'])
    .orderBy('currency')
    .execute();
