import type { FastifyInstance } from 'fastify';
import { showCreatorMail } from '../../../contract/inbox/creator-mail.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { showMail } from './service.ts';

export function creatorMailRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, showCreatorMail, ({ db, ctx, params }) => showMail(db, ctx, params));
}
