import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { holdTime } from '../../plans/plan-time.ts';
import { insertRefund, listPayments, listRefunds } from '../money.queries.ts';
import { closeOthers, idsOf, moveOrder, refundSoon } from '../move-order.ts';
import { refundNumber } from '../order-number.ts';
import { hasCountedPeriod, lockOrder, type OrderIds, type StoredOrder } from '../queries.ts';

/** Why an order cannot be refunded; null if it can. */
export async function refusalOf(db: Db, order: StoredOrder): Promise<'notPaid' | 'asked' | 'counted' | null> {
  const ids = idsOf(order);
  if (order.state !== 'paid') return 'notPaid';
  const refunds = await listRefunds(db, ids);
  if (refunds.some(refund => refund.transaction_id === order.transaction_id)) return 'asked';
  // Its unused time was credited to another order: refunding both would be too much.
  return (await hasCountedPeriod(db, ids)) ? 'counted' : null;
}

/**
 * Refunds an order completely; its time counts no more from now on, and is removed once the refund is done.
 * @throws AppError order_state, not_found
 */
export async function refundWhole(
  pool: Db,
  ctx: SignedIn,
  { teamId, orderId }: OrderIds,
  reason: string,
): Promise<void> {
  await asTeam(pool, teamId, async db => {
    const held = await holdTime(db, ctx, teamId);
    const order = await lockOrder(db, { teamId, orderId });
    if (!held || !order) throw new AppError('not_found');
    if (await refusalOf(db, order)) throw new AppError('order_state');
    const payments = await listPayments(db, { teamId, orderId });
    const honoured = payments.find(payment => payment.is_honoured);
    if (!honoured) throw new AppError('order_state');
    await insertRefund(db, {
      team_id: teamId,
      number: refundNumber(order.number, honoured.transaction_id),
      order_id: order.id,
      transaction_id: honoured.transaction_id,
      fen: honoured.fen,
      reason: 'byOperator',
      note: reason,
      asked_by: ctx.actor.accountId,
      asked_at: ctx.now(),
    });
    await moveOrder(db, ctx, order, { to: order.state, cause: 'byOperator', details: { fen: honoured.fen } });
    // Their prices may depend on the removed time.
    await closeOthers(db, ctx, { teamId, except: order.id, cause: 'byOperator' });
    await refundSoon(db, ctx, order);
    await recordRefund(db, ctx, order, { reason, fen: honoured.fen });
  });
}

function recordRefund(
  db: Db,
  ctx: Context,
  order: StoredOrder,
  { reason, fen }: { reason: string; fen: number },
) {
  return recordOperation(db, ctx, order.team_id, {
    action: 'order.refund',
    subject: 'order',
    subjectId: order.id,
    subjectName: order.number,
    after: { priceYuan: fen / 100, reason },
  });
}
