import type { FastifyInstance } from 'fastify';
import { rankAds, saveAd as saveAdEndpoint, getAd } from '../../../contract/market/ads.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { listAds } from './list-ads.ts';
import { saveAd } from './service.ts';
import { describeAd } from './load-ad.ts';

export function adRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, rankAds, ({ db, ctx, query }) => listAds(db, ctx, world, query));
  serve(app, deps, getAd, ({ db, ctx, params }) => describeAd(db, ctx, world, params.id));
  serve(app, deps, saveAdEndpoint, async ({ db, ctx, params, body }) => {
    await saveAd(db, ctx, { ...params, ...body });
    return {};
  });
}
