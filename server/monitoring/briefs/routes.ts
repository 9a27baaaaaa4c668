import type { FastifyInstance } from 'fastify';
import {
  changeBrief,
  decideCheck,
  listChecks,
  getBrief,
  getPostChecks,
} from '../../../contract/monitoring/briefs/briefs.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { updateBrief, loadBrief } from './change-brief.ts';
import { decideOnCheck } from './decide-check.ts';
import { loadChecks, loadPostChecks } from './listing/load-checks.ts';

export function briefRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getBrief, ({ db, ctx, params }) => loadBrief(db, ctx, params.id));
  serve(app, deps, changeBrief, ({ db, ctx, params, body }) => updateBrief(db, ctx, params.id, body));
  serve(app, deps, listChecks, ({ db, ctx, params, query }) => loadChecks(db, ctx, params.id, query));
  serve(app, deps, getPostChecks, ({ db, ctx, params: { id, key } }) => loadPostChecks(db, ctx, id, key));
  serve(app, deps, decideCheck, async ({ db, ctx, params, body }) => {
    await decideOnCheck(db, ctx, { projectId: params.id, key: params.key }, body);
    return {};
  });
}
