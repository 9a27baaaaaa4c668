import { startRounds, type Rounds } from '../../core/jobs/polling-rounds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailWorld } from '../../outside/mail-protocol/mail-services.ts';
import type { PaymentWorld } from '../../outside/payments/payment-services.ts';
import { compareDueBills } from './reconciliation/daily-bills.ts';
import { lookAtDueOrders } from './payments/check-due-payments.ts';
import { mailPaidOrders } from './confirmation-mails/due-mails.ts';
import { processDueRefunds } from './refunds/due-refunds.ts';
import { findInvoice, settleInvoiceRow } from './invoices/invoices.queries.ts';
import { listPayments, listRefunds, updateRefund } from './money.queries.ts';
import { findOrder, findTeamNames, lockOrder, teamOfNumber } from './queries.ts';

export {
  findInvoice,
  settleInvoiceRow,
  listPayments,
  listRefunds,
  updateRefund,
  findOrder,
  findTeamNames,
  lockOrder,
  teamOfNumber,
};

interface PaymentWorlds {
  payments: PaymentWorld;
  mail: Pick<MailWorld, 'publicUrl' | 'system'>;
}

type Round = (pool: Db, ctx: Context, worlds: PaymentWorlds) => Promise<unknown>;

/** What falls due with orders without anybody asking; each goes its own round. */
const rounds: Record<string, Round> = {
  looks: (pool, ctx, { payments }) => lookAtDueOrders(pool, ctx, payments),
  refunds: (pool, ctx, { payments }) => processDueRefunds(pool, ctx, payments),
  bills: (pool, ctx, { payments }) => compareDueBills(pool, ctx, payments),
  mails: (pool, ctx, { mail }) => mailPaidOrders(pool, ctx, mail),
};
const roundEveryMs = 2000;

/** Asks gateways, gives money back, compares bills and tells of payments by mail, beside any number of processes that do the same. */
export function startPaymentWorker(
  parts: PaymentWorlds & {
    db: Db;
    makeContext: () => Context;
    onFailure: (error: unknown, name: string) => void;
  },
): Rounds {
  return startRounds(rounds, {
    everyMs: roundEveryMs,
    begin: round => round(parts.db, parts.makeContext(), parts),
    onFailure: parts.onFailure,
  });
}
