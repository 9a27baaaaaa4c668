import type { BodyOf, QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listInvoiceRequests,
  settleInvoice,
  getOperatorOrder,
} from '../../../contract/billing/operator-orders.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  findInvoice,
  findOrder,
  findTeamNames,
  listPayments,
  listRefunds,
  lockOrder,
  settleInvoiceRow,
  teamOfNumber,
  updateRefund,
} from '../orders/service.ts';
import { refundSoon } from '../orders/move-order.ts';
import { presentEvents, presentOrders } from '../orders/present-order.ts';
import { refundWhole, refusalOf } from '../orders/refunds/refund-order.ts';
import { planNames } from '../plans/service.ts';
import { invoicePage } from './queries.ts';

/** @throws AppError not_found */
async function idsOf(pool: Db, number: string) {
  const ids = await teamOfNumber(pool, number);
  if (!ids) throw new AppError('not_found');
  return ids;
}

/** @throws AppError not_found */
export async function loadAnyOrder(
  pool: Db,
  ctx: SignedIn,
  number: string,
): Promise<ReplyOf<typeof getOperatorOrder>> {
  const ids = await idsOf(pool, number);
  const names = await planNames(pool, ctx.lang);
  return asTeam(pool, ids.teamId, async db => {
    const row = await findOrder(db, ids);
    const [order] = row ? await presentOrders(db, ids.teamId, [row], names) : [];
    if (!row || !order) throw new AppError('not_found');
    const [payments, refunds] = [await listPayments(db, ids), await listRefunds(db, ids)];
    return {
      ...order,
      teamId: ids.teamId,
      teamName: (await findTeamNames(db, ids.teamId)).name,
      events: await presentEvents(db, ids),
      payments: payments.map(payment => ({
        transactionId: payment.transaction_id,
        fen: payment.fen,
        paidAt: payment.paid_at.toISOString(),
        isHonoured: payment.is_honoured,
      })),
      refundRows: refunds.map(refund => ({
        number: refund.number,
        fen: refund.fen,
        reason: refund.reason,
        note: refund.note,
        state: refund.state,
        askedAt: refund.asked_at.toISOString(),
        doneAt: refund.done_at?.toISOString() ?? null,
        tries: refund.tries,
        fault: refund.fault,
      })),
      noRefund: await refusalOf(db, row),
    };
  });
}

/** @throws AppError not_found, order_state */
export async function refundAny(pool: Db, ctx: SignedIn, number: string, reason: string): Promise<void> {
  await refundWhole(pool, ctx, await idsOf(pool, number), reason);
}

/** Retries refunds that the gateway refused permanently. @throws AppError not_found, order_state */
export async function retryRefunds(pool: Db, ctx: SignedIn, number: string): Promise<void> {
  const ids = await idsOf(pool, number);
  await asTeam(pool, ids.teamId, async db => {
    const order = await lockOrder(db, ids);
    const stuck = (await listRefunds(db, ids)).filter(
      ({ state }) => state === 'closed' || state === 'abnormal',
    );
    if (!order || !stuck.length) throw new AppError('order_state');
    for (const refund of stuck) {
      await updateRefund(
        db,
        { teamId: ids.teamId, number: refund.number },
        { state: 'asked', tries: 0, fault: '' },
      );
    }
    await refundSoon(db, ctx, order);
  });
}

export async function invoiceRequests(
  pool: Db,
  page: QueryOf<typeof listInvoiceRequests>,
): Promise<ReplyOf<typeof listInvoiceRequests>> {
  const { rows, total } = await invoicePage(pool, page);
  const requests: ReplyOf<typeof listInvoiceRequests>['requests'] = [];
  for (const { team_id: teamId, id: orderId } of rows) {
    await asTeam(pool, teamId, async db => {
      const ids = { teamId, orderId };
      const [order, invoice] = [await findOrder(db, ids), await findInvoice(db, ids)];
      if (!order || !invoice) return;
      requests.push({
        number: order.number,
        teamId,
        teamName: (await findTeamNames(db, teamId)).name,
        payFen: order.pay_fen,
        kind: invoice.kind,
        title: invoice.title,
        taxNumber: invoice.tax_number,
        email: invoice.email,
        state: invoice.state,
        requestedAt: invoice.requested_at.toISOString(),
      });
    });
  }
  return { requests, total };
}

/** @throws AppError not_found, order_state if it is already settled */
export async function settleAnyInvoice(
  pool: Db,
  ctx: SignedIn,
  number: string,
  { state, note }: BodyOf<typeof settleInvoice>,
): Promise<void> {
  const ids = await idsOf(pool, number);
  await asTeam(pool, ids.teamId, async db => {
    const order = await lockOrder(db, ids);
    const invoice = await findInvoice(db, ids);
    if (!order || !invoice) throw new AppError('not_found');
    if (invoice.state !== 'requested') throw new AppError('order_state');
    await settleInvoiceRow(db, ids, { state, note, at: ctx.now() });
    await dropDue(db, 'order.invoice', { teamId: ids.teamId, id: ids.orderId });
  });
}
