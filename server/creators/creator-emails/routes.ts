import type { FastifyInstance } from 'fastify';
import { showCreatorEmails, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { showEmails, unlockSelection } from './service.ts';

export function creatorEmailRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, showCreatorEmails, ({ db, ctx, params }) => showEmails(db, ctx, params.id));
  serve(app, deps, unlockEmails, ({ db, ctx, body }) => unlockSelection(db, ctx, body));
}
