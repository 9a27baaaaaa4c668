import type { FastifyInstance } from 'fastify';
import { getHome } from '../../../contract/home/overview.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { loadHome } from './service.ts';

export function homeRoutes(app: FastifyInstance, deps: HttpDeps, mail: MailServices): void {
  serve(app, deps, getHome, ({ db, ctx }) => loadHome(db, ctx, mail));
}
