import type { OrderCause } from '../../../../contract/billing/order-kinds.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { PaymentFault, type PaymentGateway } from '../../../outside/payments/payment-gateway.ts';
import { closeOrder, idsOf } from '../move-order.ts';
import { lockOrder, openStates, type StoredOrder } from '../queries.ts';
import { settlePayment, type Settled } from './settle-payment.ts';

/** Asks the gateway for the state of a payment, and applies the reply. @throws PaymentFault */
export async function checkPayment(
  pool: Db,
  ctx: Context,
  gateway: PaymentGateway,
  order: Pick<StoredOrder, 'number'>,
): Promise<Settled> {
  const payment = await gateway.queryOrder(order.number);
  return payment ? settlePayment(pool, ctx, gateway.channel, payment, 'asked') : 'nothing';
}

/**
 * Closes a payment at the gateway. A payment that came first is settled.
 * @returns false if it was paid
 * @throws PaymentFault if the gateway could not answer
 */
export async function closeAtGateway(
  pool: Db,
  ctx: Context,
  gateway: PaymentGateway,
  order: StoredOrder,
): Promise<boolean> {
  // Without a code, the payment may still exist at the gateway: the response may have been lost.
  try {
    await gateway.close(order.number);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    if (error.reason === 'paid') {
      await checkPayment(pool, ctx, gateway, order);
      return false;
    }
    if (error.reason === 'unreachable' || error.reason === 'untrusted' || error.reason === 'settings')
      throw error;
  }
  return true;
}

/** Closes an open order here. @returns false if it was no longer open */
export function closeHere(
  pool: Db,
  ctx: Context,
  order: StoredOrder,
  by: { cause: OrderCause; accountId?: number },
): Promise<boolean> {
  const ids = idsOf(order);
  return asTeam(pool, ids.teamId, async db => {
    const held = await lockOrder(db, ids);
    if (!held || !(openStates as readonly string[]).includes(held.state)) return held?.state === 'closed';
    await closeOrder(db, ctx, held, by);
    return true;
  });
}
