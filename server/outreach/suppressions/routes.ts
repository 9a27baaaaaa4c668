import type { FastifyInstance } from 'fastify';
import {
  addSuppressions,
  liftSuppression,
  listSuppressions,
} from '../../../contract/outreach/suppressions.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addByHand, liftByHand, listEntries } from './service.ts';

export function suppressionRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listSuppressions, ({ db, ctx, query }) => listEntries(db, ctx, query));
  serve(app, deps, addSuppressions, ({ db, ctx, body }) => addByHand(db, ctx, body));
  serve(app, deps, liftSuppression, async ({ db, ctx, params, body }) => {
    await liftByHand(db, ctx, params.id, body.reason);
    return {};
  });
}
