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
