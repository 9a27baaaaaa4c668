import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { AgreedCost } from '../../../monitoring/effects/agreed/agreed-costs.ts';
import { knownCost, partsIn } from '../fee-parts.queries.ts';

/**
 * Returns what the campaigns of a project have agreed and not paid, by collaboration, oldest first, in the currency of
 * the fee. One that is paid in another currency is left out, because nobody can tell what of it is open.
 */
export async function agreedCosts(
  db: Db,
  { teamId, projectId }: { teamId: number; projectId: number },
): Promise<AgreedCost[]> {
  const inFee = sql`c.currency`;
  const { rows } = await sql<AgreedCost>`
    with in_project as (
      select o.creator_id, p.currency, sum(p.amount_minor::numeric + coalesce(p.tax_minor, 0)) as paid
      from payables p
      join collaborations o on o.team_id = p.team_id and o.id = p.collaboration_id
      where p.team_id = ${teamId} and p.cost_project_id = ${projectId} and p.state = 'paid'
      group by o.creator_id, p.currency
    )
    select c.campaign_id as "campaignId", c.id as "collaborationId", c.creator_id as "creatorId", c.currency,
      (c.created_at at time zone m.zone)::date as day,
      (${knownCost(inFee)} - coalesce(parts.paid, 0))::bigint as "amountMinor",
      coalesce(i.paid, 0)::bigint as "paidMinor"
    from collaborations c
    join campaigns m on m.team_id = c.team_id and m.id = c.campaign_id
    left join in_project i on i.creator_id = c.creator_id and i.currency = c.currency
    ${partsIn(inFee)}
    where c.team_id = ${teamId} and m.project_id = ${projectId}
      and ${knownCost(inFee)} - coalesce(parts.paid, 0) between 1 and ${sql.lit(Number.MAX_SAFE_INTEGER)}
      and not exists (
        select from payables p
        where p.team_id = c.team_id and p.collaboration_id = c.id and p.state = 'paid' and p.currency <> c.currency)
    order by c.id`.execute(db);
  return rows;
}
