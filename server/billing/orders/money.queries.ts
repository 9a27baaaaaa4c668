import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { OrderTables } from '../../core/db/schema/orders-tables.ts';
import type { OrderIds } from './queries.ts';

/** Inserts each payment once. @returns false if it is known */
export async function insertPayment(
  db: Db,
  row: Insertable<OrderTables['order_payments']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('order_payments')
    .values(row)
    .onConflict(conflict => conflict.columns(['team_id', 'order_id', 'transaction_id']).doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const listPayments = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('order_payments')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .orderBy('known_at')
    .execute();

/** Inserts each refund once. @returns false if it was already requested */
export async function insertRefund(db: Db, row: Insertable<OrderTables['order_refunds']>): Promise<boolean> {
  const inserted = await db
    .insertInto('order_refunds')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const listRefunds = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .execute();

export type StoredRefund = Awaited<ReturnType<typeof listRefunds>>[number];

export async function updateRefund(
  db: Db,
  { teamId, number }: { teamId: number; number: string },
  change: Updateable<OrderTables['order_refunds']>,
): Promise<void> {
  await db
    .updateTable('order_refunds')
    .set(change)
    .where('team_id', '=', teamId)
    .where('number', '=', number)
    .execute();
}

/** Orders that are being refunded; their time counts no more. */
export async function ordersInRefund(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_refunds as r')
    .innerJoin('order_payments as p', join =>
      join
        .onRef('p.team_id', '=', 'r.team_id')
        .onRef('p.order_id', '=', 'r.order_id')
        .onRef('p.transaction_id', '=', 'r.transaction_id'),
    )
    .select('r.order_id')
    .where('r.team_id', '=', teamId)
    .where('p.is_honoured', '=', true)
    .execute();
  return rows.map(row => row.order_id);
}

export async function insertMove(db: Db, row: Insertable<OrderTables['money_moves']>): Promise<void> {
  await db
    .insertInto('money_moves')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Money of all teams in a time range, the end excluded. */
export const movesBetween = (db: Db, channel: string, from: Date, to: Date) =>
  db
    .selectFrom('money_moves')
    .selectAll()
    .where('channel', '=', channel)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();

/** Money of the given orders, at any time. */
export async function movesOfOrders(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{
    order_number: string;
    kind: 'paid' | 'refunded';
    reference: string;
    fen: number;
  }>`
    select order_number, kind, reference, fen from money_moves
    where order_number = any(${[...numbers]}::text[])`.execute(db);
  return rows;
}
