import type { OrderCause, OrderState } from '../../../contract/billing/order-kinds.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { announce } from '../../core/realtime/announce.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { insertEvent, openOrders, updateOrder, type OrderIds, type StoredOrder } from './queries.ts';

export const idsOf = (order: Pick<StoredOrder, 'team_id' | 'id'>): OrderIds => ({
  teamId: order.team_id,
  orderId: order.id,
});

/** Changes the state of a locked order and records why, in the same transaction; updates the team's open pages. */
export async function moveOrder(
  db: Db,
  ctx: Context,
  order: StoredOrder,
  move: {
    to: OrderState;
    cause: OrderCause;
    change?: Parameters<typeof updateOrder>[2];
    details?: Record<string, string | number>;
    accountId?: number | null;
  },
): Promise<void> {
  const { to, cause, change = {}, details = {}, accountId = null } = move;
  const ids = idsOf(order);
  if (to !== order.state || Object.keys(change).length)
    await updateOrder(db, ids, { ...change, ...(to !== order.state && { state: to }) });
  await insertEvent(db, {
    team_id: ids.teamId,
    order_id: ids.orderId,
    at: ctx.now(),
    cause,
    account_id: accountId,
    from_state: order.state,
    to_state: to,
    details: JSON.stringify(details),
  });
  await announce(db, { teamId: ids.teamId }, { code: realtimeCodes.order, id: ids.orderId });
}

/** Closes an open order; a later check closes it at the gateway. */
export async function closeOrder(
  db: Db,
  ctx: Context,
  order: StoredOrder,
  { cause, accountId = null }: { cause: OrderCause; accountId?: number | null },
): Promise<void> {
  await moveOrder(db, ctx, order, { to: 'closed', cause, change: { closed_at: ctx.now() }, accountId });
  await checkSoon(db, ctx, order);
}

/** The price of the team's other open orders is no longer valid, so they are closed too. */
export async function closeOthers(
  db: Db,
  ctx: Context,
  { teamId, except, cause }: { teamId: number; except: number | null; cause: OrderCause },
): Promise<void> {
  for (const order of await openOrders(db, teamId)) {
    if (order.id !== except) await closeOrder(db, ctx, order, { cause });
  }
}

const dueOf = ({ team_id: teamId, id }: Pick<StoredOrder, 'team_id' | 'id'>) => ({ teamId, id });

export const checkSoon = (db: Db, ctx: Context, order: Pick<StoredOrder, 'team_id' | 'id'>) =>
  wakeDue(db, 'order.check', dueOf(order), ctx.now());

export const refundSoon = (db: Db, ctx: Context, order: Pick<StoredOrder, 'team_id' | 'id'>) =>
  wakeDue(db, 'order.refund', dueOf(order), ctx.now());

export const mailSoon = (db: Db, ctx: Context, order: Pick<StoredOrder, 'team_id' | 'id'>) =>
  wakeDue(db, 'order.mail', dueOf(order), ctx.now());

export const askForInvoice = (db: Db, ctx: Context, order: Pick<StoredOrder, 'team_id' | 'id'>) =>
  putDue(db, 'order.invoice', dueOf(order), ctx.now());
