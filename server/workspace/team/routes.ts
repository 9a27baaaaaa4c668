import type { FastifyInstance } from 'fastify';
import { showMenu } from '../../../contract/workspace/team.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { showTeamMenu } from './service.ts';

export function teamRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, showMenu, async ({ db, ctx, params }) => ({
    menus: await showTeamMenu(db, ctx, params.id),
  }));
}
