import type { FastifyInstance } from 'fastify';
import { findEverything } from '../../../contract/home/find.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { find } from './service.ts';

export function findRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, findEverything, ({ db, ctx, query }) => find(db, ctx, links, query.q));
}
