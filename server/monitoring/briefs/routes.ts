import type { FastifyInstance } from 'fastify';
import {
  changeBrief,
  decideCheck,
  listChecks,
  showBrief,
  showPostChecks,
} from '../../../contract/monitoring/briefs/briefs.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { change, show } from './change-brief.ts';
import { decide } from './decide-check.ts';
import { list, showOne } from './listing/show-checks.ts';

export function briefRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, showBrief, ({ db, ctx, params }) => show(db, ctx, params.id));
  serve(app, deps, changeBrief, ({ db, ctx, params, body }) => change(db, ctx, params.id, body));
  serve(app, deps, listChecks, ({ db, ctx, params, query }) => list(db, ctx, params.id, query));
  serve(app, deps, showPostChecks, ({ db, ctx, params: { id, key } }) => showOne(db, ctx, id, key));
  serve(app, deps, decideCheck, async ({ db, ctx, params, body }) => {
    await decide(db, ctx, { projectId: params.id, key: params.key }, body);
    return {};
  });
}
