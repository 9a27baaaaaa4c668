import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { stepOf } from '../../../../contract/billing/order-states.ts';
import type { payOrder } from '../../../../contract/billing/orders.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { PaymentFault } from '../../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../outside/payments/payment-services.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { planNames } from '../../plans/service.ts';
import { closeAtGateway, closeHere, checkPayment } from './ask-gateway.ts';
import { checkSoon, moveOrder } from '../move-order.ts';
import { findOrderByNumber, lockOrder, openStates, type StoredOrder } from '../queries.ts';

/** @throws AppError not_found, also for another team's order */
export async function requireOrder(pool: Db, ctx: SignedIn, number: string): Promise<StoredOrder> {
  const { teamId } = ctx.actor;
  const order = await asTeam(pool, teamId, db => findOrderByNumber(db, teamId, number));
  if (!order) throw new AppError('not_found');
  return order;
}

export const isOpen = ({ state }: Pick<StoredOrder, 'state'>) =>
  (openStates as readonly string[]).includes(state);

/**
 * The payment code; the same as long as the order can be paid.
 * @throws AppError order_state if it is not open, payment_unavailable
 */
export async function codeOf(
  pool: Db,
  ctx: SignedIn,
  world: PaymentServices,
  number: string,
): Promise<ReplyOf<typeof payOrder>> {
  const order = await requireOrder(pool, ctx, number);
  if (!isOpen(order) || order.payable_until <= ctx.now()) throw new AppError('order_state');
  const shown = { payableUntil: order.payable_until.toISOString(), payFen: order.pay_fen };
  if (order.code_url) return { codeUrl: order.code_url, ...shown, isSandbox: world.isSandbox };
  const gateway = world.gatewayOf(order.channel);
  if (!gateway) throw new AppError('payment_unavailable');
  const names = await planNames(pool, 'zh');
  try {
    const { codeUrl } = await gateway.begin({
      orderNo: number,
      description: `Starbridge ${names.get(order.plan) ?? order.plan} ${order.months} 个月`,
      fen: order.pay_fen,
      expiresAt: order.payable_until,
    });
    const kept = await keepCode(pool, ctx, order, codeUrl);
    return { codeUrl: kept, ...shown, isSandbox: world.isSandbox };
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    if (error.reason === 'paid') {
      await checkPayment(pool, ctx, gateway, order).catch(() => undefined);
      throw new AppError('order_state');
    }
    throw new AppError(error.reason === 'closed' ? 'order_state' : 'payment_unavailable');
  }
}

/** The first code wins. @throws AppError order_state if the order was closed or paid meanwhile */
function keepCode(pool: Db, ctx: SignedIn, { team_id: teamId, id }: StoredOrder, codeUrl: string) {
  return asTeam(pool, teamId, async db => {
    const order = await lockOrder(db, { teamId, orderId: id });
    if (!order || !isOpen(order)) {
      // A payment begun after the closing is closed at the gateway again.
      if (order) await checkSoon(db, ctx, order);
      return null;
    }
    if (order.code_url) return order.code_url;
    const { state: to } = stepOf(order.state, 'codeGiven', false);
    const { accountId } = ctx.actor;
    await moveOrder(db, ctx, order, { to, cause: 'codeGiven', change: { code_url: codeUrl }, accountId });
    return codeUrl;
  }).then(code => {
    if (code === null) throw new AppError('order_state');
    return code;
  });
}

/**
 * Cancels an order, at the gateway first, so that nobody pays a cancelled order.
 * @throws AppError order_state if it was paid or closed, payment_unavailable
 */
export async function cancelOwnOrder(
  pool: Db,
  ctx: SignedIn,
  world: PaymentServices,
  number: string,
): Promise<void> {
  const order = await requireOrder(pool, ctx, number);
  if (!isOpen(order)) throw new AppError('order_state');
  const gateway = world.gatewayOf(order.channel);
  if (gateway) await closeFirst(() => closeAtGateway(pool, ctx, gateway, order));
  const { teamId, accountId } = ctx.actor;
  if (!(await closeHere(pool, ctx, order, { cause: 'cancelled', accountId })))
    throw new AppError('order_state');
  await asTeam(pool, teamId, db =>
    recordOperation(db, ctx, teamId, {
      action: 'order.cancel',
      subject: 'order',
      subjectId: order.id,
      subjectName: number,
    }),
  );
}

async function closeFirst(close: () => Promise<boolean>): Promise<void> {
  let isClosed: boolean;
  try {
    isClosed = await close();
  } catch (error) {
    throw error instanceof PaymentFault ? new AppError('payment_unavailable') : error;
  }
  if (!isClosed) throw new AppError('order_state');
}
