import type { createOrder } from '../../../contract/billing/orders.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import { orderLimits } from '../../../contract/billing/order-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { PaymentServices } from '../../outside/payments/payment-services.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { holdTime } from '../plans/plan-time.ts';
import { closeAtGateway } from './payments/ask-gateway.ts';
import { closeOrder, idsOf, checkSoon } from './move-order.ts';
import { orderNumber } from './order-number.ts';
import { offerOf } from './offer.ts';
import { putOrderMail } from './confirmation-mails/order-mails.queries.ts';
import { insertEvent, insertOrder, openOrders } from './queries.ts';

const newest = (orders: Awaited<ReturnType<typeof openOrders>>) => orders.at(-1);

/**
 * Orders a plan at the displayed amount. A concurrent identical request (a double click) creates no second order.
 * @throws AppError plan_not_offered, changed_meanwhile, payment_unavailable, not_found
 */
export async function makeOrder(
  pool: Db,
  ctx: SignedIn,
  world: PaymentServices,
  input: BodyOf<typeof createOrder>,
): Promise<{ number: string }> {
  const gateway = world.gateway();
  if (!gateway) throw new AppError('payment_unavailable');
  const { teamId, accountId } = ctx.actor;
  const mail = { address: world.hasMailer ? input.mailAddress : '', lang: ctx.lang };
  // A payer who is just paying the previous order must still get what they pay for.
  for (const order of await asTeam(pool, teamId, db => openOrders(db, teamId))) {
    const isSame =
      order.plan === input.plan && order.months === input.months && order.pay_fen === input.payFen;
    if (!isSame && world.gatewayOf(order.channel))
      await closeAtGateway(pool, ctx, gateway, order).catch(() => undefined);
  }
  return asTeam(pool, teamId, async db => {
    const held = await holdTime(db, ctx, teamId);
    if (!held) throw new AppError('not_found');
    const offer = await offerOf(db, ctx, held, input);
    if (!offer.sum) throw new AppError('plan_not_offered', { reason: offer.refusal ?? '' });
    if (offer.sum.payFen !== input.payFen) throw new AppError('changed_meanwhile');
    const now = ctx.now();
    const open = await openOrders(db, teamId);
    const same = newest(open);
    if (
      same?.plan === input.plan &&
      same.months === input.months &&
      same.pay_fen === input.payFen &&
      same.payable_until > now
    ) {
      await putOrderMail(db, idsOf(same), mail);
      return { number: same.number };
    }
    for (const order of open) await closeOrder(db, ctx, order, { cause: 'cancelled', accountId });
    const number = orderNumber(now, ctx.randomBytes(10));
    const { listFen, discountFen, creditFen, payFen } = offer.sum;
    const id = await insertOrder(db, {
      team_id: teamId,
      number,
      plan: input.plan,
      months: input.months,
      monthly_fen: offer.monthlyFen,
      discount_bp: offer.discountBp,
      list_fen: listFen,
      discount_fen: discountFen,
      credit_fen: creditFen,
      pay_fen: payFen,
      channel: gateway.channel,
      payable_until: new Date(now.getTime() + orderLimits.payableMs),
      ordered_by: accountId,
      ordered_at: now,
    });
    const event = {
      team_id: teamId,
      order_id: id,
      at: now,
      cause: 'ordered',
      account_id: accountId,
    } as const;
    await insertEvent(db, { ...event, from_state: 'created', to_state: 'created' });
    await putOrderMail(db, { teamId, orderId: id }, mail);
    await checkSoon(db, ctx, { team_id: teamId, id });
    await recordOperation(db, ctx, teamId, {
      action: 'order.create',
      subject: 'order',
      subjectId: id,
      subjectName: number,
      after: { plan: input.plan, priceYuan: payFen / 100 },
    });
    return { number };
  });
}
