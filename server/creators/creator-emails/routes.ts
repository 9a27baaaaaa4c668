import type { FastifyInstance } from 'fastify';
import { getCreatorEmails, preferEmail, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadEmails, preferAddress, unlockSelection } from './service.ts';

export function creatorEmailRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getCreatorEmails, ({ db, ctx, params }) => loadEmails(db, ctx, params.id));
  serve(app, deps, unlockEmails, ({ db, ctx, body }) => unlockSelection(db, ctx, body));
  serve(app, deps, preferEmail, async ({ db, ctx, params, body }) => {
    await preferAddress(db, ctx, params.id, body);
    return {};
  });
}
