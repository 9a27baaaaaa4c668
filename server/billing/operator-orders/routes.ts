import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/billing/operator-orders.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { bills, moneyMoves, notices, revenue } from './revenue.ts';
import { invoiceRequests, refundAny, retryRefunds, settleAnyInvoice, showAny } from './manage-orders.ts';

export function operatorOrderRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.showRevenue, ({ db, ctx, query }) => revenue(db, ctx, query));
  serve(app, deps, contract.listMoney, ({ db, query }) => moneyMoves(db, query));
  serve(app, deps, contract.showOperatorOrder, ({ db, ctx, params }) => showAny(db, ctx, params.number));
  serve(app, deps, contract.refundOrder, async ({ db, ctx, params, body }) => {
    await refundAny(db, ctx, params.number, body.reason);
    return {};
  });
  serve(app, deps, contract.retryRefund, async ({ db, ctx, params }) => {
    await retryRefunds(db, ctx, params.number);
    return {};
  });
  serve(app, deps, contract.listNotices, ({ db, query }) => notices(db, query));
  serve(app, deps, contract.listBills, ({ db, query }) => bills(db, query));
  serve(app, deps, contract.listInvoiceRequests, ({ db, query }) => invoiceRequests(db, query));
  serve(app, deps, contract.settleInvoice, async ({ db, ctx, params, body }) => {
    await settleAnyInvoice(db, ctx, params.number, body);
    return {};
  });
}
