import type { OrderCause } from '../../../../contract/billing/order-kinds.ts';
import { stepOf, type OrderEvent } from '../../../../contract/billing/order-states.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { GatewayPayment } from '../../../outside/payments/payment-gateway.ts';
import { ownerOf } from '../../../identity/accounts/service.ts';
import { notify } from '../../../activity/notifications/service.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { type HeldTime, givePaidTime, holdTime } from '../../plans/plan-time.ts';
import { lastEnd } from '../../plans/plan-periods.ts';
import { insertMove, insertPayment, insertRefund } from '../money.queries.ts';
import { closeOrder, closeOthers, idsOf, checkSoon, mailSoon, moveOrder, refundSoon } from '../move-order.ts';
import { refundNumber } from '../order-number.ts';
import { findOrderMail } from '../confirmation-mails/order-mails.queries.ts';
import { changesSince, lockOrder, teamOfNumber, type OrderIds, type StoredOrder } from '../queries.ts';

/**
 * `settled`: it changed something; `known`: already recorded; `nothing`: unpaid; `unknown`: no order has this number.
 */
export type Settled = 'settled' | 'known' | 'nothing' | 'unknown';

/** What a gateway says of a payment, and what reported it. */
interface Reported {
  channel: string;
  payment: GatewayPayment;
  cause: OrderCause;
}

/** Records a payment whose order is still to be found, in a transaction of its own. */
export async function settlePayment(
  pool: Db,
  ctx: Context,
  channel: string,
  payment: GatewayPayment,
  cause: OrderCause,
): Promise<Settled> {
  const ids = await teamOfNumber(pool, payment.orderNo);
  if (!ids) return 'unknown';
  return asTeam(pool, ids.teamId, db => settleFound(db, ctx, ids, { channel, payment, cause }));
}

/**
 * The only function that records payments, whatever reports them: notification, check, closing or bill. In the
 * caller's transaction as the team the payment is recorded once, the order moves, and the team gets what it paid for or
 * a refund becomes due. Repeated, late and concurrent reports change nothing.
 */
export async function settleFound(
  db: Db,
  ctx: Context,
  ids: OrderIds,
  { channel, payment, cause }: Reported,
): Promise<Settled> {
  // Locks the team's row first, like every change of what the team has.
  const held = await holdTime(db, ctx, ids.teamId);
  const order = await lockOrder(db, ids);
  if (!held || !order) return 'unknown';
  if (payment.state === 'closed') return settleClosed(db, ctx, order);
  if (payment.transactionId === '' || payment.fen === null) return 'nothing';
  if (payment.state !== 'paid' && payment.state !== 'refunded') return 'nothing';
  const money = { channel, fen: payment.fen, at: payment.paidAt ?? ctx.now(), payment };
  return settleMoney(db, ctx, { held, order, money, cause });
}

/** The gateway has closed the payment. */
async function settleClosed(db: Db, ctx: Context, order: StoredOrder): Promise<Settled> {
  if (stepOf(order.state, 'expired', false).state === order.state) return 'nothing';
  // After its deadline, the product itself had it closed there.
  const cause = order.payable_until > ctx.now() ? 'closedByGateway' : 'expired';
  await closeOrder(db, ctx, order, { cause });
  return 'settled';
}

interface Money {
  channel: string;
  fen: number;
  at: Date;
  payment: GatewayPayment;
}

interface Settling {
  held: HeldTime;
  order: StoredOrder;
  money: Money;
  cause: OrderCause;
}

async function settleMoney(db: Db, ctx: Context, settling: Settling): Promise<Settled> {
  const { held, order, money, cause } = settling;
  const { transactionId, payer } = money.payment;
  const ids = idsOf(order);
  const isRight = money.fen === order.pay_fen && money.payment.currency === 'CNY';
  const event: OrderEvent = isRight ? 'paid' : 'paidWrongly';
  const rests = await stillRests(db, ctx, settling);
  // If the basis of the price has changed, the order counts as closed, which is not honoured.
  const from = rests.open || order.state === 'paid' || order.state === 'refunded' ? order.state : 'closed';
  const step = stepOf(from, event, rests.late);
  const isHonoured = step.deed?.do === 'giveBenefit';
  const paid = { team_id: ids.teamId, order_id: ids.orderId, transaction_id: transactionId, payer };
  const row = { ...paid, channel: money.channel, fen: money.fen, paid_at: money.at, known_at: ctx.now() };
  if (!(await insertPayment(db, { ...row, is_honoured: isHonoured }))) return 'known';
  await insertMove(db, {
    order_number: order.number,
    kind: 'paid',
    reference: transactionId,
    team_id: ids.teamId,
    plan: order.plan,
    channel: money.channel,
    fen: money.fen,
    at: money.at,
  });
  const closes = step.state === 'closed' && order.state !== 'closed';
  await moveOrder(db, ctx, order, {
    to: step.state,
    cause,
    change: {
      ...(isHonoured && { paid_at: money.at, closed_at: null, transaction_id: transactionId, payer }),
      ...(closes && { closed_at: ctx.now() }),
    },
    details: {
      transactionId,
      fen: money.fen,
      ...(step.deed?.do === 'refund' && { refund: step.deed.reason }),
    },
  });
  if (step.deed?.do === 'refund') {
    await insertRefund(db, {
      team_id: ids.teamId,
      number: refundNumber(order.number, transactionId),
      order_id: ids.orderId,
      transaction_id: transactionId,
      fen: money.fen,
      reason: step.deed.reason,
      asked_by: null,
      asked_at: ctx.now(),
    });
    await refundSoon(db, ctx, order);
  }
  if (isHonoured) await giveBenefit(db, ctx, held, order, money);
  await checkSoon(db, ctx, order);
  return 'settled';
}

/**
 * Whether the basis of an order's price still holds. `open`: while it is payable, its credit must exist and the team's
 * plan must have an end; `late`: nothing at all may have changed since.
 */
async function stillRests(db: Db, ctx: Context, { held, order, money }: Settling) {
  if (money.payment.state === 'refunded') return { open: false, late: false };
  if (lastEnd(held.periods, ctx.now().getTime()) === null) return { open: false, late: false };
  const since = await changesSince(db, idsOf(order), order.ordered_at);
  const counted = held.periods.some(({ orderId }) => orderId !== null && since.inRefund.includes(orderId));
  const isMoved = counted || since.isMoved;
  return { open: order.credit_fen === 0 || !isMoved, late: !isMoved && !since.isPaid };
}

async function giveBenefit(
  db: Db,
  ctx: Context,
  held: HeldTime,
  order: StoredOrder,
  money: Money,
): Promise<void> {
  const teamId = order.team_id;
  const time = await givePaidTime(db, ctx, held, {
    id: order.id,
    plan: order.plan,
    months: order.months,
    fen: money.fen,
    orderedAt: order.ordered_at,
  });
  await closeOthers(db, ctx, { teamId, except: order.id, cause: 'cancelled' });
  const endsAt = time.endsAt.toISOString();
  await recordOperation(db, ctx, teamId, {
    action: 'order.paid',
    subject: 'order',
    subjectId: order.id,
    subjectName: order.number,
    after: { plan: order.plan, priceYuan: money.fen / 100, endsAt },
  });
  const details = { number: order.number, plan: order.plan, fen: money.fen, endsAt };
  await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'order.paid', details });
  if (await findOrderMail(db, idsOf(order))) await mailSoon(db, ctx, order);
}
