import { isPaidInFull } from '../../../../contract/campaigns/fee-parts.ts';
import { priceLimits } from '../../../../contract/creators/creator-prices.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import {
  dropPaidPrice,
  findPaidSum,
  keepPaidPrice,
  type PaidSum,
} from '../../../creators/creator-prices/collaboration-price.ts';
import type { CampaignOf } from '../../shared/campaign-access.ts';
import { deliverablesOf, holdCollaborationsOf } from '../../collaborations/service.ts';
import type { CollaborationOf } from '../../collaborations/collaboration.ts';
import { paidPartly, putPaidPrice, settledOf, type SettledPayable } from '../queries.ts';

type Paid = Pick<CollaborationOf, 'id' | 'creatorId' | 'feeMinor' | 'currency'>;

/** What a collaboration cost, once its fee is paid in full in RMB: one price for all deliverables. */
async function priceOf(
  db: Db,
  { teamId, name }: CampaignOf,
  collaboration: Paid,
  settled: readonly SettledPayable[],
): Promise<PaidSum | null> {
  const parts = settled.map(({ amount_minor: amountMinor, ...part }) => ({ ...part, amountMinor }));
  const paidOn = settled.at(-1)?.paid_on;
  const priceFen = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (collaboration.currency !== 'CNY' || !isPaidInFull(collaboration, parts)) return null;
  if (!paidOn || priceFen === 0 || priceFen > priceLimits.fen) return null;
  const posts = Math.max(1, (await deliverablesOf(db, teamId, collaboration.id)).length);
  return { priceFen, posts, paidOn, note: name };
}

type Kept = Omit<PaidSum, 'note'>;

const isSame = (one: Kept, other: Kept): boolean =>
  one.priceFen === other.priceFen && one.posts === other.posts && one.paidOn === other.paidOn;

/**
 * Makes the team's paid price of a collaboration what was agreed and paid in all: a deposit alone would make the
 * creator look too cheap, and an undone payment is no price. A price that somebody deleted stays deleted. In the
 * caller's transaction, which has locked the collaboration.
 */
export async function followPrice(
  db: Db,
  ctx: Context,
  campaign: CampaignOf,
  collaboration: Paid,
): Promise<void> {
  const { teamId } = campaign;
  const { id, creatorId } = collaboration;
  const settled = await settledOf(db, teamId, id);
  const wanted = await priceOf(db, campaign, collaboration, settled);
  const owner = settled.find(row => row.paid_price_id !== null);
  if (owner?.paid_price_id) {
    const of = { teamId, creatorId, priceId: owner.paid_price_id };
    const known = await findPaidSum(db, of);
    if (wanted && (!known || isSame(known, wanted))) return;
    await dropPaidPrice(db, ctx, of);
    await putPaidPrice(db, teamId, owner.id, null);
  }
  const last = settled.at(-1);
  if (!wanted || !last) return;
  const by = last.paid_by ?? campaign.accountId;
  const priceId = await keepPaidPrice(db, ctx, { teamId, creatorId, by }, wanted);
  if (priceId !== null) await putPaidPrice(db, teamId, last.id, priceId);
}

/** Follows what was changed without a payment: fees, and what is delivered for them. */
export async function followPrices(db: Db, ctx: Context, campaign: CampaignOf): Promise<void> {
  const { teamId, id } = campaign;
  const paid = await paidPartly(db, teamId, id);
  for (const collaboration of await holdCollaborationsOf(db, teamId, id, paid))
    await followPrice(db, ctx, campaign, collaboration);
}
