import { priceLimits } from '../../../../contract/creators/creator-prices.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropPaidPrice, keepPaidPrice } from '../../../creators/creator-prices/collaboration-price.ts';
import { deliverablesOf } from '../../collaborations/service.ts';
import type { CollaborationOf } from '../../collaborations/collaboration.ts';
import { putPaidPrice, settledOf } from '../queries.ts';

/**
 * Adds a collaboration's cost to the team's paid prices once everything in RMB is paid, as one price for all
 * deliverables: a deposit alone would make the creator look too cheap. If a payment is undone, the price is removed. In
 * the caller's transaction, which has locked the collaboration.
 */
export async function followPrice(
  db: Db,
  ctx: SignedIn,
  { id, creatorId }: CollaborationOf,
  note: string,
): Promise<void> {
  const { teamId } = ctx.actor;
  const settled = await settledOf(db, teamId, id, 'CNY');
  const isPaid = settled.length > 0 && settled.every(({ state }) => state === 'paid');
  for (const { id: payableId, paid_price_id: priceId } of settled) {
    if (priceId === null) continue;
    await dropPaidPrice(db, ctx, { creatorId, priceId });
    await putPaidPrice(db, teamId, payableId, null);
  }
  const last = settled.at(-1);
  const priceFen = settled.reduce((sum, row) => sum + row.amount_minor, 0);
  if (!isPaid || !last?.paid_on || priceFen > priceLimits.fen) return;
  const posts = Math.max(1, (await deliverablesOf(db, teamId, id)).length);
  const priceId = await keepPaidPrice(db, ctx, creatorId, { priceFen, posts, paidOn: last.paid_on, note });
  if (priceId !== null) await putPaidPrice(db, teamId, last.id, priceId);
}
