import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { processDueOnLease, type LeaseRound } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { PaymentGateway } from '../../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../outside/payments/payment-services.ts';
import { closeAtGateway, closeHere, checkPayment } from './ask-gateway.ts';
import { idsOf } from '../move-order.ts';
import { isOpen } from './pay-order.ts';
import { findOrder, takeAsking, type StoredOrder } from '../queries.ts';

/** The job's interval for a payable order; the page checks more often. */
const everyMs = 10_000;
/** After a failure of the gateway. */
const againMs = 30_000;
const round: LeaseRound = { kind: 'order.check', leaseMs: 30_000, atOnce: 20, againMs };
const minute = 60_000;
/**
 * How long after its closing or payment an order is checked again: a code is valid for two hours, news may take a day.
 */
const lateChecks: readonly number[] = [2 * minute, 15 * minute, 130 * minute, 26 * 60 * minute];

function nextCheck(order: StoredOrder, now: Date): Date | null {
  const end = order.closed_at ?? order.paid_at ?? order.refunded_at ?? order.ordered_at;
  const late = lateChecks.map(after => end.getTime() + after).find(moment => moment > now.getTime());
  return late === undefined ? null : new Date(late);
}

/** Checks one order. @returns when the next check is due; null if never */
async function checkOnce(
  pool: Db,
  ctx: Context,
  gateway: PaymentGateway,
  order: StoredOrder,
): Promise<Date | null> {
  const now = ctx.now();
  const ids = idsOf(order);
  if (isOpen(order) && now < order.payable_until) {
    if (
      order.state === 'paying' &&
      (await asTeam(pool, ids.teamId, db => takeAsking(db, ids, now, everyMs / 2)))
    )
      await checkPayment(pool, ctx, gateway, order);
    return new Date(Math.min(now.getTime() + everyMs, order.payable_until.getTime()));
  }
  if (isOpen(order)) {
    if (await closeAtGateway(pool, ctx, gateway, order)) {
      // The gateway's reply that it is closed does not exclude a payment just before.
      await checkPayment(pool, ctx, gateway, order);
      await closeHere(pool, ctx, order, { cause: 'expired' });
    }
    return new Date(now.getTime() + (lateChecks[0] ?? againMs));
  }
  if (order.state === 'closed') await closeAtGateway(pool, ctx, gateway, order);
  await checkPayment(pool, ctx, gateway, order);
  return nextCheck(order, now);
}

/** Checks every due order: open ones, those to close, and those that may have been paid late. */
export function checkDuePayments(pool: Db, ctx: Context, world: PaymentServices): Promise<void> {
  return processDueOnLease(pool, ctx, round, async ({ teamId, id }) => {
    const order = await asTeam(pool, teamId, db => findOrder(db, { teamId, orderId: id }));
    if (!order) return null;
    const gateway = world.gatewayOf(order.channel);
    return gateway ? checkOnce(pool, ctx, gateway, order) : new Date(ctx.now().getTime() + againMs);
  });
}
