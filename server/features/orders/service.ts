import { startRounds, type Rounds } from '../../jobs/rounds.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { PaymentWorld } from '../../payments/payment-world.ts';
import { compareDueBills } from './bills.ts';
import { lookAtDueOrders } from './due-looks.ts';
import { workOffRefunds } from './due-refunds.ts';

export { compareBill } from './bills.ts';
export { findInvoice, settleInvoiceRow } from './invoices.queries.ts';
export { listPayments, listRefunds, updateRefund } from './money.queries.ts';
export { invoiceKind, refundSoon } from './move-order.ts';
export { presentEvents, presentOrders } from './present.ts';
export { findOrder, findTeamNames, lockOrder, teamOfNumber, type StoredOrder } from './queries.ts';
export { refundWhole, refusalOf } from './refund-order.ts';
export { settlePayment, type Settled } from './settle-payment.ts';
export { settleRefund } from './settle-refund.ts';
export { countOf, everyOrder } from './show.ts';
export { compareDueBills, lookAtDueOrders, workOffRefunds };

type Round = (pool: Db, ctx: Context, world: PaymentWorld) => Promise<unknown>;

/** What falls due with gateways without anybody asking; each goes its own round. */
const rounds: Record<string, Round> = {
  looks: lookAtDueOrders,
  refunds: workOffRefunds,
  bills: compareDueBills,
};
const roundEveryMs = 2000;

/** Asks gateways, gives money back and compares bills, beside any number of processes that do the same. */
export function startPaymentWorker(parts: {
  db: Db;
  makeContext: () => Context;
  payments: PaymentWorld;
  onFailure: (error: unknown, name: string) => void;
}): Rounds {
  return startRounds(rounds, {
    everyMs: roundEveryMs,
    begin: round => round(parts.db, parts.makeContext(), parts.payments),
    onFailure: parts.onFailure,
  });
}
