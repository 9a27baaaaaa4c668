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
  campaignId: number;
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

/** What is agreed in a project. */
export interface AgreedInProject {
  /** The campaigns whose costs follow; those of others, which are archived, stay as they are. */
  campaignIds: readonly number[];
  /** Of all its campaigns, in an order that stays. */
  costs: readonly AgreedCost[];
}

const keyOf = ({ creatorId, currency }: { creatorId: number; currency: string }) =>
  `${creatorId} ${currency}`;

/**
 * Fees that somebody typed into the project count towards what was agreed: otherwise they would be costs twice. What is
 * typed for a creator counts once, for the first of the creator's collaborations that it covers.
 * @param known fees of the creator in the project, paid and typed
 */
function stillOpen(
  costs: readonly AgreedCost[],
  known: readonly { creatorId: number; currency: string; minor: number }[],
): AgreedCost[] {
  const typed = new Map(known.map(fee => [keyOf(fee), fee.minor]));
  for (const [key, [cost]] of Map.groupBy(costs, keyOf))
    typed.set(key, Math.max(0, (typed.get(key) ?? 0) - (cost?.paidMinor ?? 0)));
  return costs.map(cost => {
    const key = keyOf(cost);
    const left = typed.get(key) ?? 0;
    const used = Math.min(left, cost.amountMinor);
    typed.set(key, left - used);
    return { ...cost, amountMinor: cost.amountMinor - used };
  });
}

async function rowsOf(
  db: Db,
  { teamId, project, by }: Into,
  ctx: Context,
  { campaignIds, costs }: AgreedInProject,
) {
  if (!costs.length) return [];
  const fees = await feesOfCreators(db, { teamId, projectId: project.id });
  const rates = await knownRates(db, teamId);
  const following = stillOpen(costs, fees).filter(({ campaignId }) => campaignIds.includes(campaignId));
  return following.flatMap(cost => {
    const { amountMinor, creatorId, currency } = cost;
    const day = isNearProject(project, cost.day) ? cost.day : project.beginsOn;
    const rate = rates(currency, day);
    const fen = rate && amountMinor > 0 ? fenOf(amountMinor, currency, rate.rateE8) : null;
    if (!rate || fen === null || fen > effectLimits.amount) return [];
    return {
      team_id: teamId,
      project_id: project.id,
      campaign_id: cost.campaignId,
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
  one.campaign_id === other.campaign_id &&
  one.collaboration_id === other.collaboration_id &&
  one.creator_id === other.creator_id &&
  one.day === other.day &&
  one.amount_minor === other.amount_minor &&
  one.amount_fen === other.amount_fen &&
  one.currency === other.currency;

/**
 * Makes what the campaigns of a project have agreed and not paid its costs, in the transaction of a caller that has
 * locked the project; in a foreign currency only at a rate that the team has typed. All campaigns at once, because they
 * share what was typed for a creator. Repeating it changes nothing.
 * @returns whether it changed anything
 */
export async function putAgreedCosts(
  db: Db,
  ctx: Context,
  into: Into,
  agreed: AgreedInProject,
): Promise<boolean> {
  const { teamId, project } = into;
  const before = await agreedCostsOf(db, teamId, agreed.campaignIds);
  const wanted = await rowsOf(db, into, ctx, agreed);
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
  await insertCosts(db, fitting);
  return gone.length + fitting.length > 0;
}

/** Removes what a campaign put into other projects than its present one, in the caller's transaction as the team. */
export async function dropAgreedCosts(
  db: Db,
  { teamId, campaignId }: { teamId: number; campaignId: number },
  projectId: number | null,
): Promise<void> {
  const gone = (await agreedCostsOf(db, teamId, [campaignId])).filter(row => row.project_id !== projectId);
  await deleteCosts(
    db,
    teamId,
    gone.map(({ id }) => id),
  );
}
