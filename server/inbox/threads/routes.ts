import type { FastifyInstance } from 'fastify';
import {
  actOnThreads,
  assignCreator,
  correctMail,
  createLabel,
  deleteLabel,
  fetchMailPart,
  fetchMailSource,
  listLabels,
  listPeople,
  listThreads,
  getInboxCounts,
  getMailBody,
  getThread,
  updateLabel,
} from '../../../contract/inbox/threads.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { actOn, loadPeople } from './actions/act-on-threads.ts';
import { assignTo } from './actions/assign-creator.ts';
import { loadMailBody } from './messages/load-mail-body.ts';
import { correct } from './actions/correct-mail-kind.ts';
import { countInbox } from './listing/unread-counts.ts';
import { addLabel, changeLabel, removeLabel, loadLabels } from './thread-labels.ts';
import { listInbox } from './listing/list-threads.ts';
import { loadThread } from './messages/load-thread.ts';
import { openPart, openSource } from './messages/mail-sources.ts';

export function inboxRoutes(app: FastifyInstance, deps: HttpDeps, mail: MailServices): void {
  serve(app, deps, listThreads, ({ db, ctx, query }) => listInbox(db, ctx, query));
  serve(app, deps, getInboxCounts, ({ db, ctx }) => countInbox(db, ctx));
  serve(app, deps, getThread, ({ db, ctx, params }) => loadThread(db, ctx, params.id));
  serve(app, deps, getMailBody, ({ db, ctx, params, query }) =>
    loadMailBody(db, ctx, mail, { mailId: params.id, areRemoteShown: query.pictures === '1' }),
  );
  serveFile(app, deps, fetchMailSource, ({ db, ctx, params }) => openSource(db, ctx, params.id));
  serveFile(app, deps, fetchMailPart, ({ db, ctx, params }) => openPart(db, ctx, params));
  serve(app, deps, actOnThreads, ({ db, ctx, body }) => actOn(db, ctx, body));
  serve(app, deps, correctMail, async ({ db, ctx, params, body }) => {
    await correct(db, ctx, params.id, body.kind);
    return {};
  });
  serve(app, deps, assignCreator, async ({ db, ctx, params, body }) => {
    await assignTo(db, ctx, params.id, body.creatorId);
    return {};
  });
  serve(app, deps, listPeople, ({ db, ctx }) => loadPeople(db, ctx));
  serve(app, deps, listLabels, ({ db, ctx }) => loadLabels(db, ctx));
  serve(app, deps, createLabel, ({ db, ctx, body }) => addLabel(db, ctx, body));
  serve(app, deps, updateLabel, async ({ db, ctx, params, body }) => {
    await changeLabel(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, deleteLabel, async ({ db, ctx, params }) => {
    await removeLabel(db, ctx, params.id);
    return {};
  });
}
