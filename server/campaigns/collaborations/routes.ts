import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/collaborations.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changeFields } from './change-collaboration.ts';
import { listEvents } from './events/list-events.ts';
import { makeLink } from './make-short-link.ts';
import { removeCollaboration } from './remove-collaboration.ts';
import { loadCollaboration } from './load-collaboration.ts';

export function collaborationRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, contract.getCollaboration, ({ db, ctx, params }) =>
    loadCollaboration(db, ctx, links, params.id),
  );
  serve(app, deps, contract.changeCollaboration, ({ db, ctx, params, body }) =>
    changeFields(db, ctx, params.id, body),
  );
  serve(app, deps, contract.makeCollaborationLink, ({ db, ctx, params, body }) =>
    makeLink(db, ctx, links, params.id, body.targetUrl),
  );
  serve(app, deps, contract.listCollaborationEvents, ({ db, ctx, params, query }) =>
    listEvents(db, ctx, params.id, query),
  );
  serve(app, deps, contract.removeCollaboration, async ({ db, ctx, params }) => {
    await removeCollaboration(db, ctx, params.id);
    return {};
  });
}
