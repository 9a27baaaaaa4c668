import type { FastifyInstance } from 'fastify';
import {
  fetchMailPart,
  fetchMailSource,
  listThreads,
  showMailBody,
  showThread,
} from '../../../contract/inbox.ts';
import { serve, serveFile, type HttpDeps } from '../../http/serve.ts';
import { showBody } from './body.ts';
import { listInbox } from './list.ts';
import { showOne } from './show.ts';
import { openPart, openSource } from './sources.ts';

export function inboxRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listThreads, ({ db, ctx, query }) => listInbox(db, ctx, query));
  serve(app, deps, showThread, ({ db, ctx, params }) => showOne(db, ctx, params.id));
  serve(app, deps, showMailBody, ({ db, ctx, params, query }) =>
    showBody(db, ctx, params.id, query.pictures === '1'),
  );
  serveFile(app, deps, fetchMailSource, ({ db, ctx, params }) => openSource(db, ctx, params.id));
  serveFile(app, deps, fetchMailPart, ({ db, ctx, params }) => openPart(db, ctx, params));
}
