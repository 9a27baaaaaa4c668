import { sql } from 'kysely';
import type { Db } from '../../../server/core/db/database.ts';

/** The gateway's payments compared with the product's records; amounts in fen. */
export interface PayOutcome {
  paidFen: number;
  refundedFen: number;
  benefitFen: number;
  /** (paid − refunded) − benefits: lost or duplicated money. */
  differenceFen: number;
  transactions: number;
  refunds: number;
  honoured: number;
  periods: number;
  /** Transactions of the gateway that the product does not know. */
  ignored: number;
  /** Payments of the product that the gateway does not know. */
  invented: number;
  /** Honoured payments without exactly one period of the same amount. */
  unequal: number;
  /** Payments that are neither honoured nor fully refunded. */
  unsettled: number;
  /** Orders that are still open. */
  open: number;
  /** Paid orders without an honoured payment, or the reverse. */
  misstated: number;
  orders: Record<string, number>;
  /** The number of notifications by result. */
  notices: Record<string, number>;
  /** Lines in which the bills and the product's records differ. */
  billDifferences: number;
  bills: number;
}

/** Counts as the superuser, across all teams. */
export async function judgeMoney(all: Db): Promise<PayOutcome> {
  const one = async (query: ReturnType<typeof sql<{ value: number }>>) =>
    (await query.execute(all)).rows[0]?.value ?? 0;
  const grouped = async (query: ReturnType<typeof sql<{ name: string; count: number }>>) =>
    Object.fromEntries((await query.execute(all)).rows.map(({ name, count }) => [name, count]));
  const paidFen = await one(sql`select coalesce(sum(fen), 0)::int8 as value from sandbox_transactions`);
  const refundedFen = await one(sql`select coalesce(sum(fen), 0)::int8 as value from sandbox_refunds`);
  const benefitFen = await one(
    sql`select coalesce(sum(fen), 0)::int8 as value from plan_periods where order_id is not null`,
  );
  return {
    paidFen,
    refundedFen,
    benefitFen,
    differenceFen: paidFen - refundedFen - benefitFen,
    transactions: await one(sql`select count(*)::int8 as value from sandbox_transactions`),
    refunds: await one(sql`select count(*)::int8 as value from sandbox_refunds`),
    honoured: await one(sql`select count(*)::int8 as value from order_payments where is_honoured`),
    periods: await one(sql`select count(*)::int8 as value from plan_periods where order_id is not null`),
    ignored: await one(sql`
      select count(*)::int8 as value from sandbox_transactions t
      where not exists (select from order_payments p where p.transaction_id = t.id and p.fen = t.fen)`),
    invented: await one(sql`
      select count(*)::int8 as value from order_payments p
      where not exists (select from sandbox_transactions t where t.id = p.transaction_id and t.fen = p.fen)`),
    unequal: await one(sql`
      select count(*)::int8 as value from order_payments p
      where p.is_honoured and 1 <> (
        select count(*) from plan_periods g
        where g.team_id = p.team_id and g.order_id = p.order_id and g.fen = p.fen)`),
    unsettled: await one(sql`
      select count(*)::int8 as value from order_payments p
      where not p.is_honoured and 1 <> (
        select count(*) from order_refunds r join sandbox_refunds s on s.number = r.number and s.fen = r.fen
        where r.team_id = p.team_id and r.order_id = p.order_id and r.transaction_id = p.transaction_id
          and r.fen = p.fen and r.state = 'done')`),
    open: await one(sql`select count(*)::int8 as value from orders where state in ('created', 'paying')`),
    misstated: await one(sql`
      select count(*)::int8 as value from orders o
      where (o.state = 'paid') <> exists (
        select from order_payments p where p.team_id = o.team_id and p.order_id = o.id and p.is_honoured)`),
    orders: await grouped(
      sql`select state as name, count(*)::int8 as count from orders group by 1 order by 1`,
    ),
    notices: await grouped(
      sql`select outcome as name, count(*)::int8 as count from payment_notices group by 1 order by 1`,
    ),
    billDifferences: await one(
      sql`select coalesce(sum(jsonb_array_length(differences)), 0)::int8 as value from payment_bills`,
    ),
    bills: await one(sql`select count(*)::int8 as value from payment_bills`),
  };
}

/** The number of tasks of each kind that are due now, or with `ever`, at any time. */
export async function stillDue(all: Db, now: Date, ever = false): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int8 as count from (
      select kind from due_work
      where kind in ('order.check', 'order.refund') and (${ever} or due_at <= ${now} or leased_by <> '')
      union all
      select 'notice' from sandbox_notices
      where delivered_at is null and due_at is not null and (${ever} or due_at <= ${now})
      union all
      select 'refund' from order_refunds where ${ever} and state in ('asked', 'processing')
    ) due group by kind order by kind`.execute(all);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Whether a day with payments has a bill that was not compared yet. */
export async function hasUnbilled(all: Db): Promise<boolean> {
  const { rows } = await sql`
    select from sandbox_transactions t
    where not exists (
      select from payment_bills b where b.day = (t.paid_at at time zone 'Asia/Shanghai')::date)
    limit 1`.execute(all);
  return rows.length > 0;
}
