import { may } from '../../../contract/core/roles/permissions.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listOrders, Order, OrderFilter, getOrder } from '../../../contract/billing/orders.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { PaymentFault } from '../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../outside/payments/payment-services.ts';
import { planNames } from '../plans/service.ts';
import { midnightOf } from '../plans/counting-periods.ts';
import { checkPayment } from './payments/ask-gateway.ts';
import { isOpen, requireOrder } from './payments/pay-order.ts';
import { presentEvents, presentOrders } from './present-order.ts';
import {
  countOrders,
  findOrderByNumber,
  findTeamNames,
  listOrderRows,
  ordersNumbered,
  takeAsking,
  type MomentFilter,
} from './queries.ts';

/** The minimum interval of a page's requests to the gateway about an order. */
const pauseMs = 3000;
/** A slower gateway is not waited for: a realtime event reports its reply. */
const patienceMs = 2000;

async function momentsOf(db: Db, teamId: number, { state, from, to }: OrderFilter): Promise<MomentFilter> {
  const { time_zone: zone } = await findTeamNames(db, teamId);
  const dayMs = 24 * 3_600_000;
  const next = to && new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return {
    state,
    from: from === undefined ? undefined : midnightOf(from, zone),
    to: next === undefined ? undefined : midnightOf(next, zone),
  };
}

export function listFor(
  pool: Db,
  ctx: SignedIn,
  { page, size, ...filter }: QueryOf<typeof listOrders>,
): Promise<ReplyOf<typeof listOrders>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const moments = await momentsOf(db, teamId, filter);
    const rows = await listOrderRows(db, teamId, { ...moments, limit: size, offset: (page - 1) * size });
    const names = await planNames(db, ctx.lang);
    const orders = await presentOrders(db, teamId, rows, names);
    return { orders, total: await countOrders(db, teamId, moments) };
  });
}

/** Asks the gateway at most every three seconds while the order may be paid; a missing reply comes later. */
async function checkIfOpen(pool: Db, ctx: SignedIn, world: PaymentServices, number: string): Promise<void> {
  const order = await requireOrder(pool, ctx, number);
  const gateway = world.gatewayOf(order.channel);
  if (!gateway || order.state !== 'paying' || !isOpen(order)) return;
  const ids = { teamId: order.team_id, orderId: order.id };
  if (!(await asTeam(pool, ids.teamId, db => takeAsking(db, ids, ctx.now(), pauseMs)))) return;
  const check = checkPayment(pool, ctx, gateway, order).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof PaymentFault)) throw error;
    },
  );
  const stop = new AbortController();
  const waited = sleep(patienceMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
  // Later failures are found by the job, which checks again.
  check.catch(() => undefined);
  await Promise.race([check, waited]).finally(() => stop.abort());
}

/** @throws AppError not_found, also for another team's order */
export async function loadOrder(
  pool: Db,
  ctx: SignedIn,
  world: PaymentServices,
  number: string,
): Promise<ReplyOf<typeof getOrder>> {
  await checkIfOpen(pool, ctx, world, number);
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const row = await findOrderByNumber(db, teamId, number);
    const [order] = row ? await presentOrders(db, teamId, [row], await planNames(db, ctx.lang)) : [];
    if (!row || !order) throw new AppError('not_found');
    const events = await presentEvents(db, { teamId, orderId: row.id });
    return { ...order, events, teamName: (await findTeamNames(db, teamId)).name, seller: world.seller };
  });
}

const batch = 200;

export function countOf(pool: Db, { actor: { teamId } }: SignedIn, filter: OrderFilter): Promise<number> {
  return asTeam(pool, teamId, async db => countOrders(db, teamId, await momentsOf(db, teamId, filter)));
}

/** Yields every matching order, newest first, in batches. */
export async function* everyOrder(
  pool: Db,
  { actor: { teamId }, lang }: SignedIn,
  filter: OrderFilter,
): AsyncGenerator<Order> {
  let before: number | undefined;
  for (;;) {
    const read = await asTeam(pool, teamId, async db => {
      const at = { ...(await momentsOf(db, teamId, filter)), limit: batch, ...(before && { before }) };
      const rows = await listOrderRows(db, teamId, at);
      return { rows, orders: await presentOrders(db, teamId, rows, await planNames(db, lang)) };
    });
    yield* read.orders;
    before = read.rows.at(-1)?.id;
    if (read.rows.length < batch) return;
  }
}

/**
 * Returns orders by the beginning of their number, newest first; none for a sub-account, who may not see orders. In the
 * caller's transaction as the team.
 */
export async function findOrdersByNumber(
  db: Db,
  { actor, lang }: SignedIn,
  text: string,
  limit: number,
): Promise<Pick<Order, 'number' | 'planName' | 'orderedAt'>[]> {
  if (!may(actor, 'billing.manage')) return [];
  const rows = await ordersNumbered(db, actor.teamId, text, limit);
  const names = rows.length ? await planNames(db, lang) : new Map<string, string>();
  return rows.map(row => ({
    number: row.number,
    planName: names.get(row.plan) ?? row.plan,
    orderedAt: row.ordered_at.toISOString(),
  }));
}
