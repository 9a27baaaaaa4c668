import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import { fenOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { countCosts } from '../inputs/effect-costs.queries.ts';
import { isNearProject } from '../inputs/effect-field-rules.ts';
import { knownRates, type Into } from '../inputs/record-effects.ts';
import {
  agreedCostsOf,
  deleteCosts,
  feesOfCreators,
  insertCosts,
  type AgreedCostRow,
} from './agreed-costs.queries.ts';

/** What was agreed with a creator and is not paid yet. */
export interface AgreedCost {
  collaborationId: number;
  creatorId: number;
  /** In the smallest unit of the currency. */
  amountMinor: number;
  currency: Currency;
  /** `yyyy-MM-dd` */
  day: string;
  /** Payments to the creator that are costs of the project already, in this currency. */
  paidMinor: number;
}

/**
 * Fees that somebody typed into the project count towards what was agreed: otherwise they would be costs twice.
 * @param known fees of the creator in the project, paid and typed
 */
const stillOpen = ({ amountMinor, paidMinor }: AgreedCost, known: number): number =>
  Math.max(0, amountMinor - Math.max(0, known - paidMinor));

const keyOf = (creatorId: number, currency: string) => `${creatorId} ${currency}`;

async function rowsOf(db: Db, { teamId, project, by }: Into, ctx: Context, costs: readonly AgreedCost[]) {
  if (!costs.length) return [];
  const of = { teamId, projectId: project.id };
  const fees = new Map(
    (await feesOfCreators(db, of)).map(({ creatorId, currency, minor }) => [
      keyOf(creatorId, currency),
      minor,
    ]),
  );
  const rates = await knownRates(db, teamId);
  return costs.flatMap(cost => {
    const { creatorId, currency } = cost;
    const day = isNearProject(project, cost.day) ? cost.day : project.beginsOn;
    const amountMinor = stillOpen(cost, fees.get(keyOf(creatorId, currency)) ?? 0);
    const rate = rates(currency, day);
    const fen = rate && amountMinor > 0 ? fenOf(amountMinor, currency, rate.rateE8) : null;
    if (!rate || fen === null || fen > effectLimits.amount) return [];
    return {
      team_id: teamId,
      project_id: project.id,
      collaboration_id: cost.collaborationId,
      creator_id: creatorId,
      kind: 'fee' as const,
      post_key: null,
      day,
      amount_minor: amountMinor,
      amount_fen: fen,
      currency,
      rate_e8: rate.rateE8,
      rate_on: rate.rateOn,
      rate_from: rate.rateFrom,
      created_by: by,
      created_at: ctx.now(),
    };
  });
}

const isSame = (one: Omit<AgreedCostRow, 'id'>, other: Omit<AgreedCostRow, 'id'>): boolean =>
  one.project_id === other.project_id &&
  one.collaboration_id === other.collaboration_id &&
  one.creator_id === other.creator_id &&
  one.day === other.day &&
  one.amount_minor === other.amount_minor &&
  one.amount_fen === other.amount_fen &&
  one.currency === other.currency;

/**
 * Makes what a campaign has agreed and not paid costs of its project, in the transaction of a caller that has locked
 * the project; in a foreign currency only at a rate that the team has typed. Repeating it changes nothing.
 * @returns whether it changed anything
 */
export async function putAgreedCosts(
  db: Db,
  ctx: Context,
  into: Into,
  { campaignId, costs }: { campaignId: number; costs: readonly AgreedCost[] },
): Promise<boolean> {
  const { teamId, project } = into;
  const before = await agreedCostsOf(db, teamId, campaignId);
  const wanted = await rowsOf(db, into, ctx, costs);
  const gone = before.filter(row => !wanted.some(each => isSame(row, each)));
  await deleteCosts(
    db,
    teamId,
    gone.map(({ id }) => id),
  );
  const fresh = wanted.filter(each => !before.some(row => isSame(row, each)));
  if (!fresh.length) return gone.length > 0;
  const { total } = await countCosts(db, { teamId, projectId: project.id });
  const fitting = fresh.slice(0, Math.max(0, effectLimits.costs - total));
  await insertCosts(
    db,
    fitting.map(row => ({ ...row, campaign_id: campaignId })),
  );
  return gone.length + fitting.length > 0;
}

/** Removes what a campaign put into other projects than its present one, in the caller's transaction as the team. */
export async function dropAgreedCosts(
  db: Db,
  { teamId, campaignId }: { teamId: number; campaignId: number },
  projectId: number | null,
): Promise<void> {
  const gone = (await agreedCostsOf(db, teamId, campaignId)).filter(row => row.project_id !== projectId);
  await deleteCosts(
    db,
    teamId,
    gone.map(({ id }) => id),
  );
}
