import { sql, type RawBuilder } from 'kysely';
import type { CollaborationState, PayableState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { DueState } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { PayableFields, PayableFilter } from '../../../contract/campaigns/payables.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import { shownName } from '../../creators/shared/team-names.ts';
import { dueState, payablesWhole, wholeSum, withTax } from './due-state.queries.ts';

/** Whose payables, and as of when. */
export interface PayablesOf {
  teamId: number;
  /** Campaigns that the caller may see. */
  campaignIds: readonly number[];
  filter: PayableFilter;
  at: Date;
}

const held = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function fitting({ teamId, campaignIds, filter, at }: PayablesOf): RawBuilder<unknown> {
  const keyword = filter.keyword?.trim();
  const like = held(keyword ?? '');
  const wanted = [
    sql`p.team_id = ${teamId}`,
    sql`p.campaign_id = any(${[...campaignIds]}::bigint[])`,
    filter.collaborationId !== undefined && sql`p.collaboration_id = ${filter.collaborationId}`,
    filter.state !== undefined && sql`p.state = ${filter.state}`,
    filter.due !== undefined && sql`${dueState(at)} = ${filter.due}`,
    keyword &&
      sql`(p.label ilike ${like} or p.reference ilike ${like} or k.name ilike ${like} or k.handle ilike ${like}
        or own.imported_name ilike ${like})`,
  ].filter(part => typeof part === 'object');
  return sql`
    ${payablesWhole}
    left join creators k on k.id = c.creator_id
    left join team_creators own on own.team_id = c.team_id and own.creator_id = c.creator_id
    where ${sql.join(wanted, sql` and `)}`;
}

export interface PayableRow extends Omit<PayableFields, 'currency'> {
  id: number;
  currency: Currency;
  campaignId: number;
  campaignName: string;
  collaborationId: number;
  collaborationState: CollaborationState;
  creatorId: number;
  /** Null if the creator is no longer in the catalogue. */
  platform: Platform | null;
  name: string | null;
  handle: string | null;
  state: PayableState;
  due: DueState;
  paidOn: string | null;
  paidBy: string | null;
  method: string;
  reference: string;
  proofId: number | null;
  proofName: string | null;
  revision: number;
}

/** Late payables first, then due ones by their day, then paid ones, newest first. */
export async function listRows(
  db: Db,
  of: PayablesOf,
  { size, offset }: { size: number; offset: number },
): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    select found.*, a.nickname as "paidBy", f.name as "proofName"
    from (
      select p.team_id, p.paid_by, p.id, p.label, p.amount_minor as "amountMinor", p.currency,
        p.tax_minor as "taxMinor", p.tax_note as "taxNote", p.due_on as "dueOn", p.due_when as "dueWhen",
        p.note, p.campaign_id as "campaignId", m.name as "campaignName",
        p.collaboration_id as "collaborationId", c.state as "collaborationState", c.creator_id as "creatorId",
        k.platform, ${shownName('k', 'own')} as name, k.handle, p.state, ${dueState(of.at)} as due, p.paid_on as "paidOn",
        p.method, p.reference, p.proof_id as "proofId", p.revision,
        row_number() over (order by
          array_position('{planned,approved,paid,cancelled}'::text[],
            case when p.state = 'planned' then 'approved' else p.state end),
          array_position('{overdue,due,waiting,none}'::text[], ${dueState(of.at)}),
          p.paid_on desc nulls last, p.due_on nulls last, p.id) as place
      ${fitting(of)}
      order by place limit ${size} offset ${offset}
    ) found
    left join accounts a on a.team_id = found.team_id and a.id = found.paid_by
    left join campaign_files f on f.team_id = found.team_id and f.id = found."proofId"
    order by found.place`.execute(db);
  return rows;
}

export interface CurrencySums {
  currency: Currency;
  total: number;
  openMinor: number;
  paidMinor: number;
}

/** Sums with tax by currency; no sum exceeds the integers that JSON numbers represent exactly. */
export async function sumRows(db: Db, of: PayablesOf): Promise<CurrencySums[]> {
  const sumOf = (states: string) =>
    wholeSum(sql`sum(${withTax}) filter (where p.state = any(${states}::text[]))`);
  const { rows } = await sql<CurrencySums>`
    select p.currency, count(*)::int as total, ${sumOf('{planned,approved}')} as "openMinor",
      ${sumOf('{paid}')} as "paidMinor"
    ${fitting(of)}
    group by p.currency
    order by count(*) desc, p.currency`.execute(db);
  return rows;
}
