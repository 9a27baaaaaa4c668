import type { OrderCause } from '../../../../contract/billing/order-kinds.ts';
import { stepOf } from '../../../../contract/billing/order-states.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { GatewayRefund } from '../../../outside/payments/payment-gateway.ts';
import { ownerOf } from '../../../identity/accounts/service.ts';
import { notify } from '../../../activity/notifications/service.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { holdTime, takeTimeBack } from '../../plans/plan-time.ts';
import { insertMove, listPayments, listRefunds, updateRefund } from '../money.queries.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, teamOfNumber } from '../queries.ts';
import type { Settled } from '../payments/settle-payment.ts';

/** Applies the state of a refund, whatever reports it. A refund is recorded once. */
export async function settleRefund(
  pool: Db,
  ctx: Context,
  refund: GatewayRefund,
  cause: OrderCause,
): Promise<Settled> {
  const ids = await teamOfNumber(pool, refund.orderNo);
  if (!ids) return 'unknown';
  return asTeam(pool, ids.teamId, async db => {
    const held = await holdTime(db, ctx, ids.teamId);
    const order = await lockOrder(db, ids);
    const kept = (await listRefunds(db, ids)).find(({ number }) => number === refund.refundNo);
    // Another amount is not the requested refund: an operator must look.
    if (!held || !order || !kept || kept.fen !== refund.fen) return 'unknown';
    if (kept.state === 'done') return 'known';
    const of = { teamId: ids.teamId, number: kept.number };
    if (refund.state !== 'done') {
      await updateRefund(db, of, { state: refund.state, refund_id: refund.refundId });
      return refund.state === kept.state ? 'known' : 'settled';
    }
    const doneAt = refund.doneAt ?? ctx.now();
    await updateRefund(db, of, { state: 'done', refund_id: refund.refundId, done_at: doneAt, fault: '' });
    const payment = (await listPayments(db, ids)).find(
      ({ transaction_id: transaction }) => transaction === kept.transaction_id,
    );
    await insertMove(db, {
      order_number: order.number,
      kind: 'refunded',
      reference: kept.number,
      team_id: ids.teamId,
      plan: order.plan,
      channel: payment?.channel ?? order.channel,
      fen: kept.fen,
      at: doneAt,
    });
    const step = stepOf(order.state, payment?.is_honoured ? 'refunded' : 'paidAsKnown', false);
    await moveOrder(db, ctx, order, {
      to: step.state,
      cause,
      change: step.deed ? { refunded_at: doneAt } : {},
      details: { refund: kept.number, fen: kept.fen },
    });
    if (step.deed?.do === 'takeBenefitBack') await takeTimeBack(db, ctx, held, order.id);
    await recordOperation(db, ctx, ids.teamId, {
      action: 'order.refunded',
      subject: 'order',
      subjectId: order.id,
      subjectName: order.number,
      after: { plan: order.plan, priceYuan: kept.fen / 100 },
    });
    const details = { number: order.number, plan: order.plan, fen: kept.fen };
    await notify(db, ctx, { ...(await ownerOf(db, ids.teamId)), kind: 'order.refunded', details });
    return 'settled';
  });
}
