import type { FastifyInstance } from 'fastify';
import { refreshNow as refreshEndpoint, getRefresh } from '../../../contract/sourcing/refreshes.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { askRefresh, loadState } from './request-refresh.ts';

export function refreshRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, getRefresh, ({ db, ctx, params }) => loadState(db, ctx, world, params));
  serve(app, deps, refreshEndpoint, ({ db, ctx, params }) => askRefresh(db, ctx, world, params));
}
