import { sql, type Insertable, type Updateable } from 'kysely';
import type { OrderFilter } from '../../../contract/billing/orders.ts';
import type { OrderState } from '../../../contract/billing/order-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { OrderTables } from '../../core/db/schema/orders-tables.ts';

export const openStates = ['created', 'paying'] as const satisfies readonly OrderState[];

export interface OrderIds {
  teamId: number;
  orderId: number;
}

/** The team and order of a number, before the team is known. */
export async function teamOfNumber(db: Db, number: string): Promise<OrderIds | null> {
  const row = await db
    .selectFrom('order_numbers')
    .select(['team_id', 'order_id'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? { teamId: row.team_id, orderId: row.order_id } : null;
}

export async function insertOrder(db: Db, row: Insertable<OrderTables['orders']>): Promise<number> {
  const { id } = await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('order_numbers')
    .values({ number: row.number, team_id: row.team_id, order_id: id })
    .execute();
  return id;
}

export const findOrder = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', orderId)
    .executeTakeFirst();

export const findOrderByNumber = (db: Db, teamId: number, number: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Locks an order: its moves are serialised. */
export const lockOrder = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export async function updateOrder(
  db: Db,
  { teamId, orderId }: OrderIds,
  change: Updateable<OrderTables['orders']>,
): Promise<void> {
  await db
    .updateTable('orders')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', orderId)
    .execute();
}

/** Limits requests to the gateway to one in `pauseMs`. @returns false if there was one just before */
export async function takeAsking(
  db: Db,
  { teamId, orderId }: OrderIds,
  at: Date,
  pauseMs: number,
): Promise<boolean> {
  const before = new Date(at.getTime() - pauseMs);
  const row = await db
    .updateTable('orders')
    .set({ asked_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', orderId)
    .where(or => or.or([or('asked_at', 'is', null), or('asked_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const openOrders = (db: Db, teamId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('state', 'in', openStates)
    .orderBy('id')
    .execute();

interface ChangesSince {
  /** Orders that are being refunded, at any time; their time counts no more. */
  inRefund: number[];
  /** Time was given or revoked. */
  isMoved: boolean;
  /** Another order of the team was paid. */
  isPaid: boolean;
}

/** What has changed for a team since a moment, besides an order. */
export async function changesSince(
  db: Db,
  { teamId, orderId }: OrderIds,
  since: Date,
): Promise<ChangesSince> {
  const { rows } = await sql<ChangesSince>`
    select array(
        select r.order_id from order_refunds r
        join order_payments p
          on p.team_id = ${teamId} and p.order_id = r.order_id and p.transaction_id = r.transaction_id
        where r.team_id = ${teamId} and p.is_honoured
      ) as "inRefund",
      exists (
        select from plan_periods where team_id = ${teamId} and (given_at > ${since} or ended_at > ${since})
      ) as "isMoved",
      exists (
        select from orders
        where team_id = ${teamId} and id <> ${orderId} and state in ('paid', 'refunded') and paid_at > ${since}
      ) as "isPaid"`.execute(db);
  return rows[0] ?? { inRefund: [], isMoved: false, isPaid: false };
}

export async function insertEvent(db: Db, row: Insertable<OrderTables['order_events']>): Promise<void> {
  await db.insertInto('order_events').values(row).execute();
}

export const listEvents = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('order_events as e')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'e.team_id').onRef('a.id', '=', 'e.account_id'),
    )
    .select(['e.at', 'e.cause', 'e.from_state', 'e.to_state', 'e.account_id', 'a.nickname'])
    .where('e.team_id', '=', teamId)
    .where('e.order_id', '=', orderId)
    .orderBy('e.id')
    .execute();

const filtered = (db: Db, teamId: number, { state, from, to }: MomentFilter) =>
  db
    .selectFrom('orders as o')
    .where('o.team_id', '=', teamId)
    .$if(state !== undefined, query => query.where('o.state', '=', state ?? 'created'))
    .$if(from !== undefined, query => query.where('o.ordered_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, query => query.where('o.ordered_at', '<', to ?? new Date(0)));

/** `from` and `to` as moments, the latter excluded. */
export type MomentFilter = Pick<OrderFilter, 'state'> & { from?: Date | undefined; to?: Date | undefined };

export async function countOrders(db: Db, teamId: number, filter: MomentFilter): Promise<number> {
  const { count } = await filtered(db, teamId, filter)
    .select(of => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const listOrderRows = (
  db: Db,
  teamId: number,
  filter: MomentFilter & { limit: number; offset?: number; before?: number },
) =>
  filtered(db, teamId, filter)
    .selectAll('o')
    .$if(filter.before !== undefined, query => query.where('o.id', '<', filter.before ?? 0))
    .orderBy('o.id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute();

/** Orders whose number begins so, in any case, newest first. */
export const ordersNumbered = (db: Db, teamId: number, text: string, limit: number) =>
  db
    .selectFrom('orders')
    .select(['number', 'plan', 'ordered_at'])
    .where('team_id', '=', teamId)
    .where(sql<boolean>`starts_with(number, upper(${text}))`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The additional data for presenting orders. */
export async function besidesOf(db: Db, teamId: number, ids: readonly number[]) {
  if (!ids.length) return { accounts: [], periods: [], refunds: [], invoices: [], mails: [] };
  const accounts = await db
    .selectFrom('orders as o')
    .innerJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'o.team_id').onRef('a.id', '=', 'o.ordered_by'),
    )
    .select(['o.id as order_id', 'a.nickname'])
    .where('o.team_id', '=', teamId)
    .where('o.id', 'in', ids)
    .execute();
  const periods = await db
    .selectFrom('plan_periods')
    .select(['order_id', 'begins_at', 'ends_at'])
    .where('team_id', '=', teamId)
    .where('order_id', 'in', ids)
    .execute();
  const refunds = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', 'in', ids)
    .orderBy('asked_at')
    .execute();
  const invoices = await db
    .selectFrom('invoice_requests')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', 'in', ids)
    .execute();
  const mails = await db
    .selectFrom('order_mails')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', 'in', ids)
    .execute();
  return { accounts, periods, refunds, invoices, mails };
}

export async function findTeamNames(db: Db, teamId: number): Promise<{ name: string; time_zone: string }> {
  return db
    .selectFrom('teams')
    .select(['name', 'time_zone'])
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
}

/** The time that an order gives; null if none, or it was revoked or credited towards another plan. */
export async function findPeriodOf(
  db: Db,
  { teamId, orderId }: OrderIds,
): Promise<{ beginsAt: Date; endsAt: Date } | null> {
  const row = await db
    .selectFrom('plan_periods')
    .select(['begins_at', 'ends_at'])
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.ends_at ? { beginsAt: row.begins_at, endsAt: row.ends_at } : null;
}

/** Whether the time of an order was revoked or credited towards another plan. */
export async function hasCountedPeriod(db: Db, { teamId, orderId }: OrderIds): Promise<boolean> {
  const row = await db
    .selectFrom('plan_periods')
    .select('id')
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
