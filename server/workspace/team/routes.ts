import type { FastifyInstance } from 'fastify';
import { getMenu, pinMenuEntry } from '../../../contract/workspace/team.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadTeamMenu, pinEntry } from './service.ts';

export function teamRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getMenu, async ({ db, ctx, params }) => loadTeamMenu(db, ctx, params.id));
  serve(app, deps, pinMenuEntry, async ({ db, ctx, body }) => {
    await pinEntry(db, ctx, body);
    return {};
  });
}
