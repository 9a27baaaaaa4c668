import type { FastifyInstance } from 'fastify';
import { listMailboxes, syncMailbox } from '../../../contract/inbox/mailboxes.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { syncNow } from './service.ts';
import { loadMailboxes } from './load-mailboxes.ts';

export function mailboxRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listMailboxes, ({ db, ctx }) => loadMailboxes(db, ctx));
  serve(app, deps, syncMailbox, async ({ db, ctx, params }) => {
    await syncNow(db, ctx, params.senderId);
    return {};
  });
}
