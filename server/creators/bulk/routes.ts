import type { FastifyInstance } from 'fastify';
import { actOnCreators, checkContacts } from '../../../contract/creators/bulk.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { actOrSendLater } from './jobs.ts';
import { loadContacts } from './service.ts';

export function bulkRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, actOnCreators, ({ db, ctx, body }) => actOrSendLater(db, ctx, body));
  serve(app, deps, checkContacts, ({ db, ctx, body }) => loadContacts(db, ctx, body.selection));
}
