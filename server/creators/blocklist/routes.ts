import type { FastifyInstance } from 'fastify';
import { listBlocklist, unblock } from '../../../contract/creators/blocklist.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { listEntries, unblockEntry } from './blocklist-entries.ts';

export function blocklistRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listBlocklist, ({ db, ctx, query }) => listEntries(db, ctx, query));
  serve(app, deps, unblock, async ({ db, ctx, params, body }) => {
    await unblockEntry(db, ctx, params.id, body.reason);
    return {};
  });
}
