import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { Db } from '../../core/db/database.ts';
import { dueState, payablesWhole, wholeSum, withTax } from './due-state.queries.ts';
import { knownCost, partsIn } from './fee-parts.queries.ts';

interface OfCampaign {
  teamId: number;
  campaignId: number;
}

export interface OwedRow {
  currency: Currency;
  planned: number;
  approved: number;
  paid: number;
  overdue: number;
}

/** Sums what must be paid in each currency, including tax. */
export async function owedOf(db: Db, { teamId, campaignId }: OfCampaign, at: Date): Promise<OwedRow[]> {
  const sumOf = (which: RawBuilder<boolean>) => wholeSum(sql`sum(${withTax}) filter (where ${which})`);
  const { rows } = await sql<OwedRow>`
    select p.currency, ${sumOf(sql`p.state = 'planned'`)} as planned,
      ${sumOf(sql`p.state = 'approved'`)} as approved, ${sumOf(sql`p.state = 'paid'`)} as paid,
      ${sumOf(sql`${dueState(at)} = 'overdue'`)} as overdue
    ${payablesWhole}
    where p.team_id = ${teamId} and p.campaign_id = ${campaignId} and p.state <> 'cancelled'
    group by p.currency
    order by p.currency`.execute(db);
  return rows;
}

export interface CommittedRow {
  currency: Currency;
  committed: number;
  unplanned: number;
}

/** Sums fees of collaborations that were not cancelled; `unplanned` is what of them no payable in their currency covers. */
export async function committedOf(db: Db, { teamId, campaignId }: OfCampaign): Promise<CommittedRow[]> {
  const { rows } = await sql<CommittedRow>`
    select c.currency, ${wholeSum(sql`sum(c.fee_minor)`)} as committed,
      ${wholeSum(sql`sum(greatest(c.fee_minor - coalesce(parts.amount, 0), 0))`)} as unplanned
    from collaborations c
    ${partsIn(sql`c.currency`)}
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.state <> 'cancelled'
      and c.fee_minor > 0
    group by c.currency
    order by c.currency`.execute(db);
  return rows;
}

/**
 * Returns the known cost of a campaign in one currency. For each collaboration it takes the greater of its fee and its
 * payables, so that neither a fee without payables nor a payable above the fee is left out, and adds the taxes.
 */
export async function costOf(
  db: Db,
  { teamId, campaignId }: OfCampaign,
  currency: Currency,
): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    select ${wholeSum(sql`sum(${knownCost(sql`${currency}`)})`)} as cost
    from collaborations c
    ${partsIn(sql`${currency}`)}
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId}`.execute(db);
  return rows[0]?.cost ?? 0;
}
