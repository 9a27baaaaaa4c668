import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/billing/operator-orders.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadBills, moneyMoves, loadNotices, loadRevenue } from './revenue.ts';
import { invoiceRequests, refundAny, retryRefunds, settleAnyInvoice, loadAnyOrder } from './manage-orders.ts';

export function operatorOrderRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.getRevenue, ({ db, ctx, query }) => loadRevenue(db, ctx, query));
  serve(app, deps, contract.listMoney, ({ db, query }) => moneyMoves(db, query));
  serve(app, deps, contract.getOperatorOrder, ({ db, ctx, params }) => loadAnyOrder(db, ctx, params.number));
  serve(app, deps, contract.refundOrder, async ({ db, ctx, params, body }) => {
    await refundAny(db, ctx, params.number, body.reason);
    return {};
  });
  serve(app, deps, contract.retryRefund, async ({ db, ctx, params }) => {
    await retryRefunds(db, ctx, params.number);
    return {};
  });
  serve(app, deps, contract.listNotices, ({ db, query }) => loadNotices(db, query));
  serve(app, deps, contract.listBills, ({ db, query }) => loadBills(db, query));
  serve(app, deps, contract.listInvoiceRequests, ({ db, query }) => invoiceRequests(db, query));
  serve(app, deps, contract.settleInvoice, async ({ db, ctx, params, body }) => {
    await settleAnyInvoice(db, ctx, params.number, body);
    return {};
  });
}
