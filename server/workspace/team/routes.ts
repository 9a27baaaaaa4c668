import type { FastifyInstance } from 'fastify';
import { getMenu } from '../../../contract/workspace/team.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadTeamMenu } from './service.ts';

export function teamRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getMenu, async ({ db, ctx, params }) => loadTeamMenu(db, ctx, params.id));
}
