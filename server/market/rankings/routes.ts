import type { FastifyInstance } from 'fastify';
import { rankCreators, rankTags, rankVideos, getTag } from '../../../contract/market/rankings.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { describeTag, listCreators, listTags, listVideos } from './service.ts';

export function rankingRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, rankVideos, ({ db, ctx, query }) => listVideos(db, ctx, query));
  serve(app, deps, rankCreators, ({ db, ctx, query }) => listCreators(db, ctx, query));
  serve(app, deps, rankTags, ({ db, ctx, query }) => listTags(db, ctx, query));
  serve(app, deps, getTag, ({ db, ctx, params }) => describeTag(db, ctx, params));
}
