import type { FastifyInstance } from 'fastify';
import {
  fetchMessageSource,
  listOutbox,
  listRecipients,
  retryRecipients,
  settleDoubt,
  showMessage,
  showRecipient,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { retry, settle } from './retry-messages.ts';
import { listMessages, readSource, showSent } from './outbox.ts';
import { listPageOfRecipients, showOne } from './task-recipients.ts';

export function mailMessageRoutes(app: FastifyInstance, deps: HttpDeps, world: MailServices): void {
  serve(app, deps, listRecipients, ({ db, ctx, params, query }) =>
    listPageOfRecipients(db, ctx, params.id, query),
  );
  serve(app, deps, showRecipient, ({ db, ctx, params }) => showOne(db, ctx, params.id, params.recipientId));
  serve(app, deps, retryRecipients, ({ db, ctx, params, body }) => retry(db, ctx, params.id, body.ids));
  serve(app, deps, listOutbox, ({ db, ctx, query }) => listMessages(db, ctx, query));
  serve(app, deps, showMessage, ({ db, ctx, params }) => showSent(db, ctx, world, params.id));
  serveFile(app, deps, fetchMessageSource, ({ db, ctx, params }) => readSource(db, ctx, world, params.id));
  serve(app, deps, settleDoubt, async ({ db, ctx, params, body }) => {
    await settle(db, ctx, params.id, body.sent);
    return {};
  });
}
