import { sql } from 'kysely';
import type { MoneyKind, NoticeOutcome } from '../../../contract/billing/operator-order-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export interface Page {
  page: number;
  size: number;
}

const offsetOf = ({ page, size }: Page) => (page - 1) * size;

/** The money of all teams by day (in China) and plan. */
export async function revenueRows(db: Db, from: string, to: string) {
  const { rows } = await sql<{
    day: string;
    plan: string;
    payments: string;
    paid: string;
    refunds: string;
    refunded: string;
  }>`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, plan,
      count(*) filter (where kind = 'paid') as payments,
      coalesce(sum(fen) filter (where kind = 'paid'), 0) as paid,
      count(*) filter (where kind = 'refunded') as refunds,
      coalesce(sum(fen) filter (where kind = 'refunded'), 0) as refunded
    from money_moves
    where at >= ${`${from}T00:00:00+08:00`}::timestamptz
      and at < ${`${to}T00:00:00+08:00`}::timestamptz + interval '1 day'
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

export interface MoneyFilter {
  number?: string | undefined;
  teamId?: number | undefined;
  kind?: MoneyKind | undefined;
}

const moves = (db: Db, { number, teamId, kind }: MoneyFilter) =>
  db
    .selectFrom('money_moves')
    .$if(Boolean(number), query => query.where('order_number', '=', number ?? ''))
    .$if(teamId !== undefined, query => query.where('team_id', '=', teamId ?? 0))
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'paid'));

export const listMoves = (db: Db, filter: MoneyFilter & Page) =>
  moves(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('order_number')
    .orderBy('kind')
    .orderBy('reference')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();

export async function countMoves(db: Db, filter: MoneyFilter): Promise<number> {
  const { count } = await moves(db, filter)
    .select(of => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const notices = (db: Db, outcome: NoticeOutcome | undefined) =>
  db
    .selectFrom('payment_notices')
    .$if(outcome !== undefined, query => query.where('outcome', '=', outcome ?? 'refused'));

export async function noticesPage(db: Db, filter: { outcome?: NoticeOutcome | undefined } & Page) {
  const rows = await notices(db, filter.outcome)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();
  const { count } = await notices(db, filter.outcome)
    .select(of => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: count };
}

export async function billsPage(db: Db, page: Page) {
  const rows = await db
    .selectFrom('payment_bills')
    .selectAll()
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('ymd'))
    .orderBy('day', 'desc')
    .orderBy('channel')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const { count } = await db
    .selectFrom('payment_bills')
    .select(of => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: count };
}

/** Invoices of all teams that wait for an operator, oldest first. */
export async function invoicePage(db: Db, page: Page) {
  const due = db.selectFrom('due_work').where('kind', '=', 'order.invoice');
  const rows = await due
    .select(['team_id', 'id', 'due_at'])
    .orderBy('due_at')
    .orderBy('team_id')
    .orderBy('id')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const { count } = await due.select(of => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, total: count };
}
