import type { FastifyInstance } from 'fastify';
import { refreshNow as refreshEndpoint, showRefresh } from '../../../contract/refreshes.ts';
import type { SourcesWorld } from '../../connectors/sources-world.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { askRefresh, showState } from './ask.ts';

export function refreshRoutes(app: FastifyInstance, deps: HttpDeps, world: SourcesWorld): void {
  serve(app, deps, showRefresh, ({ db, ctx, params }) => showState(db, ctx, world, params));
  serve(app, deps, refreshEndpoint, ({ db, ctx, params }) => askRefresh(db, ctx, world, params));
}
