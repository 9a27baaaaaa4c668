import type { FastifyInstance } from 'fastify';
import { refreshNow as refreshEndpoint, showRefresh } from '../../../contract/sourcing/refreshes.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { askRefresh, showState } from './request-refresh.ts';

export function refreshRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, showRefresh, ({ db, ctx, params }) => showState(db, ctx, world, params));
  serve(app, deps, refreshEndpoint, ({ db, ctx, params }) => askRefresh(db, ctx, world, params));
}
