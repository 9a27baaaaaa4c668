import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listBills,
  listMoney,
  listNotices,
  getRevenue,
} from '../../../contract/billing/operator-orders.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { billsPage, countMoves, listMoves, noticesPage, revenueRows } from './queries.ts';

const maxDays = 400;
const dayMs = 24 * 3_600_000;
const wrongDays = {
  zh: '应早于结束日期，且不超过 400 天',
  en: 'must be before the end date, up to 400 days',
};

/** @throws AppError invalid_request */
export async function loadRevenue(
  db: Db,
  { lang }: SignedIn,
  { from, to }: QueryOf<typeof getRevenue>,
): Promise<ReplyOf<typeof getRevenue>> {
  if (from > to || Date.parse(to) - Date.parse(from) > maxDays * dayMs)
    throw new AppError('invalid_request', {}, [{ field: 'from', reason: wrongDays[lang] }]);
  const rows = (await revenueRows(db, from, to)).map(row => ({
    day: row.day,
    plan: row.plan,
    payments: Number(row.payments),
    paidFen: Number(row.paid),
    refunds: Number(row.refunds),
    refundedFen: Number(row.refunded),
  }));
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return { rows, paidFen: sum(row => row.paidFen), refundedFen: sum(row => row.refundedFen) };
}

export async function moneyMoves(
  db: Db,
  query: QueryOf<typeof listMoney>,
): Promise<ReplyOf<typeof listMoney>> {
  const rows = await listMoves(db, query);
  return {
    moves: rows.map(row => ({
      kind: row.kind,
      number: row.order_number,
      reference: row.reference,
      teamId: row.team_id,
      plan: row.plan,
      channel: row.channel,
      fen: row.fen,
      at: row.at.toISOString(),
    })),
    total: await countMoves(db, query),
  };
}

export async function loadNotices(
  db: Db,
  query: QueryOf<typeof listNotices>,
): Promise<ReplyOf<typeof listNotices>> {
  const { rows, total } = await noticesPage(db, query);
  return {
    notices: rows.map(row => ({
      id: row.id,
      channel: row.channel,
      noticeId: row.notice_id,
      number: row.order_number,
      at: row.at.toISOString(),
      outcome: row.outcome,
      reason: row.reason,
      address: row.address,
    })),
    total,
  };
}

export async function loadBills(
  db: Db,
  query: QueryOf<typeof listBills>,
): Promise<ReplyOf<typeof listBills>> {
  const { rows, total } = await billsPage(db, query);
  return {
    bills: rows.map(row => ({
      channel: row.channel,
      day: row.ymd,
      comparedAt: row.compared_at.toISOString(),
      payments: row.payments,
      paidFen: row.paid_fen,
      refunds: row.refunds,
      refundedFen: row.refunded_fen,
      differences: row.differences,
    })),
    total,
  };
}
