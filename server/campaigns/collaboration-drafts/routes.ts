import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/collaboration-drafts.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addFile, addLink, commentOnDraft, decideOnDraft } from './change-drafts.ts';
import { loadDrafts } from './list-drafts.ts';

export function collaborationDraftRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listDrafts, async ({ db, ctx, params }) => ({
    drafts: await loadDrafts(db, ctx, params.id),
  }));
  serve(app, deps, contract.addDraftLink, async ({ db, ctx, params, body }) => ({
    id: await addLink(db, ctx, params.id, body),
  }));
  serve(app, deps, contract.addDraftFile, async ({ db, ctx, params, body, file }) => ({
    id: await addFile(db, ctx, params.id, body, file),
  }));
  serve(app, deps, contract.decideDraft, async ({ db, ctx, params, body }) => {
    await decideOnDraft(db, ctx, params, body);
    return {};
  });
  serve(app, deps, contract.commentDraft, async ({ db, ctx, params, body }) => ({
    id: await commentOnDraft(db, ctx, params, body),
  }));
}
