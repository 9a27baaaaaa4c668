import type { FastifyInstance } from 'fastify';
import { getCreatorEmails, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadEmails, unlockSelection } from './service.ts';

export function creatorEmailRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getCreatorEmails, ({ db, ctx, params }) => loadEmails(db, ctx, params.id));
  serve(app, deps, unlockEmails, ({ db, ctx, body }) => unlockSelection(db, ctx, body));
}
