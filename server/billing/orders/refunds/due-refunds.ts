import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { processDueOnLease, type LeaseRound } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import {
  PaymentFault,
  type GatewayRefund,
  type PaymentGateway,
} from '../../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../outside/payments/payment-services.ts';
import { listPayments, listRefunds, updateRefund, type StoredRefund } from '../money.queries.ts';
import { findOrder, type OrderIds } from '../queries.ts';
import { settleRefund } from './settle-refund.ts';

const firstPause = 5000;
/** Pauses after the first, second, … attempt; the last one repeats. */
const pauses = [firstPause, ...[15, 60, 300, 1800, 3600].map(seconds => seconds * 1000)];
const round: LeaseRound = { kind: 'order.refund', leaseMs: 30_000, atOnce: 10, againMs: firstPause };
/** After this many refusals, an operator must look. */
const maxRefusals = 12;
const longestFault = 300;

const texts: Record<StoredRefund['reason'], string> = {
  wrongAmount: '支付金额与订单不符，退回',
  paidAgain: '重复支付，退回',
  paidLate: '订单已关闭，退回',
  byOperator: '订单退款',
};

/** Requests the refund, or its state: the same number is the same refund, however often it is sent. */
async function ask(gateway: PaymentGateway, refund: StoredRefund, paidFen: number): Promise<GatewayRefund> {
  if (refund.state === 'processing') {
    const known = await gateway.queryRefund(refund.number);
    if (known) return known;
  }
  return gateway.refund({
    transactionId: refund.transaction_id,
    refundNo: refund.number,
    fen: refund.fen,
    paidFen,
    reason: texts[refund.reason],
  });
}

/** @returns whether it has ended, or waits for an operator */
async function work(
  pool: Db,
  ctx: Context,
  gateway: PaymentGateway,
  { orderNo, refund, paidFen }: { orderNo: string; refund: StoredRefund; paidFen: number },
): Promise<void> {
  const of = { teamId: refund.team_id, number: refund.number };
  const change = (values: Parameters<typeof updateRefund>[2]) =>
    asTeam(pool, of.teamId, db => updateRefund(db, of, { tries: refund.tries + 1, ...values }));
  try {
    const answer = await ask(gateway, refund, paidFen);
    const isOfPayment = answer.orderNo === orderNo && answer.transactionId === refund.transaction_id;
    if (!isOfPayment || answer.refundNo !== refund.number || answer.fen !== refund.fen)
      throw new PaymentFault('untrusted', 'the answer is about another refund');
    await change({ fault: '' });
    await settleRefund(pool, ctx, answer, 'refundAsked');
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    const isGivenUp = error.reason === 'refused' && refund.tries + 1 >= maxRefusals;
    await change({ fault: error.message.slice(0, longestFault), ...(isGivenUp && { state: 'abnormal' }) });
  }
}

const isWaiting = ({ state }: StoredRefund) => state === 'asked' || state === 'processing';

/** One attempt at all due refunds of an order. @returns when the next is due; null if all are done */
async function giveBack(pool: Db, ctx: Context, world: PaymentServices, ids: OrderIds): Promise<Date | null> {
  const read = () =>
    asTeam(pool, ids.teamId, async db => ({
      order: await findOrder(db, ids),
      refunds: (await listRefunds(db, ids)).filter(isWaiting),
      payments: await listPayments(db, ids),
    }));
  const { order, refunds, payments } = await read();
  const gateway = order && world.gatewayOf(order.channel);
  if (order && gateway) {
    for (const refund of refunds) {
      const paid = payments.find(payment => payment.transaction_id === refund.transaction_id);
      const paidFen = paid?.fen ?? refund.fen;
      await work(pool, ctx, gateway, { orderNo: order.number, refund, paidFen });
    }
  }
  const left = (await read()).refunds;
  const tries = Math.min(...left.map(refund => refund.tries));
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? firstPause;
  return left.length ? new Date(ctx.now().getTime() + pause) : null;
}

/** Processes due refunds until the gateway reports them done. */
export const processDueRefunds = (pool: Db, ctx: Context, world: PaymentServices): Promise<void> =>
  processDueOnLease(pool, ctx, round, ({ teamId, id }) =>
    giveBack(pool, ctx, world, { teamId, orderId: id }),
  );
