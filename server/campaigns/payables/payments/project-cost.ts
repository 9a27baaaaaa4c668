import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { putAgreedIntoProject, putCostIntoProject } from '../../campaign-projects/service.ts';
import type { CampaignOf } from '../../shared/campaign-access.ts';
import { campaignsOfProject } from '../../shared/campaigns.queries.ts';
import { takeBackCost } from '../../../monitoring/effects/service.ts';
import type { PaidCost } from '../../../monitoring/effects/inputs/record-effects.ts';
import { paidWithoutProject, setCostProject, type StoredPayable } from '../queries.ts';
import { agreedCosts } from './agreed-costs.queries.ts';

type Paid = Pick<StoredPayable, 'id' | 'amount_minor' | 'tax_minor' | 'currency' | 'label'>;

/** The cost including tax. @param day on which it was paid, `yyyy-MM-dd` */
const costOf = (payable: Paid, creatorId: number, day: string): PaidCost => ({
  creatorId,
  amountMinor: payable.amount_minor + (payable.tax_minor ?? 0),
  currency: payable.currency as Currency,
  day,
  note: payable.label,
});

/**
 * Adds a payment as a cost of the campaign's project; if a project is bound later, the campaign sync adds it.
 * @returns whether it was added
 */
export async function putCost(
  db: Db,
  ctx: Context,
  campaign: CampaignOf,
  { payable, creatorId, day }: { payable: Paid; creatorId: number; day: string },
): Promise<boolean> {
  const projectId = await putCostIntoProject(db, ctx, campaign, costOf(payable, creatorId, day));
  if (projectId !== null) await setCostProject(db, campaign.teamId, payable.id, projectId);
  return projectId !== null;
}

/** Removes its cost from the project to which it was added, even if the campaign has another one now. */
export async function takeCostBack(
  db: Db,
  ctx: SignedIn,
  payable: StoredPayable,
  creatorId: number,
): Promise<void> {
  const { id, cost_project_id: projectId, paid_on: day } = payable;
  if (projectId === null || day === null) return;
  await takeBackCost(db, ctx, projectId, costOf(payable, creatorId, day));
  await setCostProject(db, ctx.actor.teamId, id, null);
}

/**
 * Makes what is agreed and not paid, in this and in the other campaigns of the project, costs of the campaign's project,
 * so that nobody types it twice; what is paid since becomes a cost of its own.
 * @returns whether the project has changed
 */
export async function followAgreedCosts(db: Db, ctx: Context, campaign: CampaignOf): Promise<boolean> {
  const { teamId } = campaign;
  return putAgreedIntoProject(db, ctx, campaign, async projectId => ({
    campaignIds: await campaignsOfProject(db, teamId, projectId),
    costs: await agreedCosts(db, { teamId, projectId }),
  }));
}

/**
 * Adds what was paid before the project was bound, then what is agreed. In the caller's transaction as the team.
 * @returns whether the project has changed
 */
export async function putMissingCosts(db: Db, ctx: Context, campaign: CampaignOf): Promise<boolean> {
  let isChanged = false;
  if (campaign.projectId !== null) {
    for (const { creatorId, day, ...payable } of await paidWithoutProject(db, campaign.teamId, campaign.id))
      if (await putCost(db, ctx, campaign, { payable, creatorId, day })) isChanged = true;
  }
  return (await followAgreedCosts(db, ctx, campaign)) || isChanged;
}
