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
