import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface BegunPayment {
  orderNumber: string;
  fen: number;
  description: string;
  notifyUrl: string;
  expiresAt: Date;
}

const columns = [
  'order_number as orderNumber',
  'fen',
  'description',
  'notify_url as notifyUrl',
  'expires_at as expiresAt',
  'closed_at as closedAt',
] as const;

/** @returns false if there is one with that number */
export async function insertPayment(db: Db, payment: BegunPayment, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_payments')
    .values({
      order_number: payment.orderNumber,
      fen: payment.fen,
      description: payment.description,
      notify_url: payment.notifyUrl,
      expires_at: payment.expiresAt,
      created_at: now,
    })
    .onConflict(conflict => conflict.column('order_number').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export type SandboxPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPayment = (db: Db, orderNumber: string) =>
  db
    .selectFrom('sandbox_payments')
    .select(columns)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

/** Paying, closing and refunding run one after another. */
export const holdPayment = (db: Db, orderNumber: string) =>
  db
    .selectFrom('sandbox_payments')
    .select(columns)
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();

/** Those whose code can still be scanned, newest first. */
export const listOpenPayments = (db: Db, { now, max }: { now: Date; max: number }) =>
  db
    .selectFrom('sandbox_payments as p')
    .select(['p.order_number as orderNumber', 'p.description', 'p.fen'])
    .where('p.closed_at', 'is', null)
    .where('p.expires_at', '>', now)
    .where(where =>
      where.not(
        where.exists(
          where
            .selectFrom('sandbox_transactions as t')
            .select('t.id')
            .whereRef('t.order_number', '=', 'p.order_number'),
        ),
      ),
    )
    .orderBy('p.created_at', 'desc')
    .limit(max)
    .execute();

export async function closePayment(db: Db, orderNumber: string, now: Date): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ closed_at: now })
    .where('order_number', '=', orderNumber)
    .where('closed_at', 'is', null)
    .execute();
}

export interface SandboxTransaction {
  id: string;
  orderNumber: string;
  fen: number;
  payer: string;
  paidAt: Date;
  /** The amount that was or will be refunded. */
  refundedFen: number;
}

const refundedOf = sql<number>`
  (select coalesce(sum(r.fen), 0)::int8 from sandbox_refunds r where r.transaction_id = t.id)`;

/** The newest first, but refunded ones last. */
export const transactionsOf = (db: Db, orderNumber: string): Promise<SandboxTransaction[]> =>
  db
    .selectFrom('sandbox_transactions as t')
    .select([
      't.id',
      't.order_number as orderNumber',
      't.fen',
      't.payer',
      't.paid_at as paidAt',
      refundedOf.as('refundedFen'),
    ])
    .where('t.order_number', '=', orderNumber)
    .orderBy(sql`${refundedOf} > 0`)
    .orderBy('t.paid_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();

export async function insertTransaction(
  db: Db,
  { id, orderNumber, fen, payer, paidAt }: Omit<SandboxTransaction, 'refundedFen'>,
): Promise<void> {
  await db
    .insertInto('sandbox_transactions')
    .values({ id, order_number: orderNumber, fen, payer, paid_at: paidAt })
    .execute();
}

export interface SandboxRefund {
  number: string;
  orderNumber: string;
  transactionId: string;
  fen: number;
  createdAt: Date;
  doneAt: Date;
}

const refundColumns = [
  'number',
  'order_number as orderNumber',
  'transaction_id as transactionId',
  'fen',
  'created_at as createdAt',
  'done_at as doneAt',
] as const;

/** Returns the order that a transaction paid; empty if there is none. */
export async function orderOfTransaction(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('sandbox_transactions')
    .select('order_number')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.order_number ?? '';
}

export const findRefund = (db: Db, number: string): Promise<SandboxRefund | undefined> =>
  db.selectFrom('sandbox_refunds').select(refundColumns).where('number', '=', number).executeTakeFirst();

export async function insertRefund(db: Db, refund: SandboxRefund): Promise<void> {
  await db
    .insertInto('sandbox_refunds')
    .values({
      number: refund.number,
      order_number: refund.orderNumber,
      transaction_id: refund.transactionId,
      fen: refund.fen,
      created_at: refund.createdAt,
      done_at: refund.doneAt,
    })
    .execute();
}

export interface Span {
  from: Date;
  to: Date;
}

/** All trades in a span of time, oldest first. */
export async function movementsIn(db: Db, { from, to }: Span) {
  const payments = await db
    .selectFrom('sandbox_transactions as t')
    .innerJoin('sandbox_payments as p', 'p.order_number', 't.order_number')
    .select(['t.id', 't.order_number as orderNumber', 't.fen', 't.payer', 't.paid_at as at', 'p.description'])
    .where('t.paid_at', '>=', from)
    .where('t.paid_at', '<', to)
    .orderBy('t.paid_at')
    .execute();
  const refunds = await db
    .selectFrom('sandbox_refunds as r')
    .innerJoin('sandbox_transactions as t', 't.id', 'r.transaction_id')
    .innerJoin('sandbox_payments as p', 'p.order_number', 'r.order_number')
    .select([
      'r.number',
      'r.fen',
      'r.done_at as at',
      't.id',
      't.payer',
      't.fen as paidFen',
      'p.description',
      'p.order_number as orderNumber',
    ])
    .where('r.done_at', '>=', from)
    .where('r.done_at', '<', to)
    .orderBy('r.done_at')
    .execute();
  return { payments, refunds };
}
