import type { FastifyInstance } from 'fastify';
import {
  fetchMessageSource,
  listOutbox,
  listRecipients,
  retryRecipients,
  settleDoubt,
  getMessage,
  getRecipient,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { retryFailed, settleByAccount } from './retry-messages.ts';
import { listMessages, readSource, loadMessage } from './outbox.ts';
import { listPageOfRecipients, loadRecipient } from './task-recipients.ts';

export function mailMessageRoutes(app: FastifyInstance, deps: HttpDeps, world: MailServices): void {
  serve(app, deps, listRecipients, ({ db, ctx, params, query }) =>
    listPageOfRecipients(db, ctx, params.id, query),
  );
  serve(app, deps, getRecipient, ({ db, ctx, params }) =>
    loadRecipient(db, ctx, params.id, params.recipientId),
  );
  serve(app, deps, retryRecipients, ({ db, ctx, params, body }) => retryFailed(db, ctx, params.id, body.ids));
  serve(app, deps, listOutbox, ({ db, ctx, query }) => listMessages(db, ctx, query));
  serve(app, deps, getMessage, ({ db, ctx, params }) => loadMessage(db, ctx, world, params.id));
  serveFile(app, deps, fetchMessageSource, ({ db, ctx, params }) => readSource(db, ctx, world, params.id));
  serve(app, deps, settleDoubt, async ({ db, ctx, params, body }) => {
    await settleByAccount(db, ctx, params.id, body.sent);
    return {};
  });
}
