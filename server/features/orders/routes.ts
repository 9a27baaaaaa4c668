import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/orders.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import type { PaymentWorld } from '../../payments/payment-world.ts';
import { makeOrder } from './create-order.ts';
import { askInvoice } from './invoices.ts';
import { notifyRoute } from './notify-route.ts';
import { showOfferTo } from './offer.ts';
import { cancel, codeOf } from './pay-order.ts';
import { listFor, showTo } from './show.ts';

export function orderRoutes(app: FastifyInstance, deps: HttpDeps, world: PaymentWorld): void {
  serve(app, deps, contract.showOffer, ({ db, ctx, query }) => showOfferTo(db, ctx, query));
  serve(app, deps, contract.listOrders, ({ db, ctx, query }) => listFor(db, ctx, query));
  serve(app, deps, contract.createOrder, ({ db, ctx, body }) => makeOrder(db, ctx, world, body));
  serve(app, deps, contract.showOrder, ({ db, ctx, params }) => showTo(db, ctx, world, params.number));
  serve(app, deps, contract.payOrder, ({ db, ctx, params }) => codeOf(db, ctx, world, params.number));
  serve(app, deps, contract.cancelOrder, async ({ db, ctx, params }) => {
    await cancel(db, ctx, world, params.number);
    return {};
  });
  serve(app, deps, contract.requestInvoice, async ({ db, ctx, params, body }) => {
    await askInvoice(db, ctx, params.number, body);
    return {};
  });
  notifyRoute(app, deps, world);
}
