import type { FastifyInstance } from 'fastify';
import {
  changeBasePrices,
  deletePaidPrice,
  listBasePrices,
  recordPaidPrice,
  getCreatorPrice,
} from '../../../contract/creators/creator-prices.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changeBase, deletePaid, listBase, recordPaid, loadPrice } from './service.ts';

export function creatorPriceRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getCreatorPrice, ({ db, ctx, params }) => loadPrice(db, ctx, params));
  serve(app, deps, recordPaidPrice, ({ db, ctx, params, body }) => recordPaid(db, ctx, params, body));
  serve(app, deps, deletePaidPrice, async ({ db, ctx, params }) => {
    await deletePaid(db, ctx, params);
    return {};
  });
  serve(app, deps, listBasePrices, ({ db, ctx }) => listBase(db, ctx));
  serve(app, deps, changeBasePrices, async ({ db, ctx, body }) => {
    await changeBase(db, ctx, body);
    return {};
  });
}
