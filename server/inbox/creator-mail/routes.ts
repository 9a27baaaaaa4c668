import type { FastifyInstance } from 'fastify';
import { getCreatorMail } from '../../../contract/inbox/creator-mail.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadCreatorMail } from './service.ts';

export function creatorMailRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getCreatorMail, ({ db, ctx, params }) => loadCreatorMail(db, ctx, params));
}
