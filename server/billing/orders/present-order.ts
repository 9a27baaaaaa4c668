import type { Order, getOrder } from '../../../contract/billing/orders.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Db } from '../../core/db/database.ts';
import { besidesOf, listEvents, type OrderIds, type StoredOrder } from './queries.ts';

type Besides = Awaited<ReturnType<typeof besidesOf>>;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function present(order: StoredOrder, besides: Besides, names: ReadonlyMap<string, string>): Order {
  const period = besides.periods.find(row => row.order_id === order.id);
  const invoice = besides.invoices.find(row => row.order_id === order.id);
  const mail = besides.mails.find(row => row.order_id === order.id);
  const wasPaid = order.paid_at !== null;
  return {
    number: order.number,
    plan: order.plan,
    planName: names.get(order.plan) ?? order.plan,
    months: order.months,
    monthlyFen: order.monthly_fen,
    discountBp: order.discount_bp,
    sum: {
      listFen: order.list_fen,
      discountFen: order.discount_fen,
      creditFen: order.credit_fen,
      payFen: order.pay_fen,
    },
    state: order.state,
    channel: wasPaid ? order.channel : '',
    payer: order.payer,
    transactionId: order.transaction_id,
    orderedBy: besides.accounts.find(row => row.order_id === order.id)?.nickname ?? '',
    orderedAt: order.ordered_at.toISOString(),
    payableUntil: order.payable_until.toISOString(),
    paidAt: iso(order.paid_at),
    closedAt: iso(order.closed_at),
    refundedAt: iso(order.refunded_at),
    period: period?.ends_at
      ? { beginsAt: period.begins_at.toISOString(), endsAt: period.ends_at.toISOString() }
      : null,
    refunds: besides.refunds
      .filter(row => row.order_id === order.id)
      .map(({ fen, reason, state, asked_at: askedAt, done_at: doneAt }) => ({
        fen,
        reason,
        isDone: state === 'done',
        askedAt: askedAt.toISOString(),
        doneAt: iso(doneAt),
      })),
    invoice: invoice
      ? {
          kind: invoice.kind,
          title: invoice.title,
          taxNumber: invoice.tax_number,
          email: invoice.email,
          state: invoice.state,
          requestedAt: invoice.requested_at.toISOString(),
          note: invoice.note,
        }
      : null,
    mail: mail
      ? { address: mail.address, state: mail.state, sentAt: iso(mail.sent_at), fault: mail.fault }
      : null,
  };
}

/** In the team's transaction. @param names of plans by code */
export async function presentOrders(
  db: Db,
  teamId: number,
  orders: readonly StoredOrder[],
  names: ReadonlyMap<string, string>,
): Promise<Order[]> {
  const ids = orders.map(order => order.id);
  const besides = await besidesOf(db, teamId, ids);
  return orders.map(order => present(order, besides, names));
}

/** The moves of an order, oldest first. */
export async function presentEvents(db: Db, ids: OrderIds): Promise<ReplyOf<typeof getOrder>['events']> {
  const events = await listEvents(db, ids);
  return events.map(event => ({
    at: event.at.toISOString(),
    cause: event.cause,
    from: event.from_state,
    to: event.to_state,
    by: event.account_id === null ? null : (event.nickname ?? ''),
  }));
}
