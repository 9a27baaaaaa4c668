import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { acceptOfferedTerms } from './creator-actions/accept-terms.ts';
import { openBriefFile } from './creator-actions/open-brief-file.ts';
import { takeDetails, type HasSecrets } from './details/creator-details.ts';
import { takeComment, takeDraftFile, takeDraftLink } from './creator-actions/hand-in-drafts.ts';
import { findOpenPage, type OpenPage } from './open-page.ts';
import { listPages } from './list-pages.ts';
import { endPage, makePage } from './page-links.ts';
import { takePost } from './creator-actions/report-post.ts';
import { loadWork } from './load-work.ts';

type PagesWorld = LinkServices & HasSecrets;

function teamRoutes(app: FastifyInstance, deps: HttpDeps, world: PagesWorld): void {
  serve(app, deps, contract.listCollaborationPages, ({ db, ctx, params }) =>
    listPages(db, ctx, world, params.id),
  );
  serve(app, deps, contract.makeCollaborationPage, ({ db, ctx, params, body }) =>
    makePage(db, ctx, world, params.id, body),
  );
  serve(app, deps, contract.revokeCollaborationPage, async ({ db, ctx, params }) => {
    await endPage(db, ctx, params);
    return {};
  });
}

/** Reads nothing of a file before it is clear that its sender may send one. */
function fileRoute(app: FastifyInstance, deps: HttpDeps): void {
  const pages = new WeakMap<object, OpenPage>();
  void app.register(async scope => {
    scope.addHook('preValidation', async (request: FastifyRequest) => {
      const { token } = request.params as { token: string };
      pages.set(request.ctx, await findOpenPage(deps.db, request.ctx, token, 'upload'));
    });
    serve(scope, deps, contract.handInDraftFile, async ({ db, ctx, body, file }) => {
      const page = pages.get(ctx);
      if (!page) throw new Error('a file came before its page was found');
      return { id: await takeDraftFile(db, ctx, page, body, file) };
    });
  });
}

function creatorRoutes(app: FastifyInstance, deps: HttpDeps, world: PagesWorld): void {
  serve(app, deps, contract.getCreatorWork, ({ db, ctx, params }) => loadWork(db, ctx, world, params.token));
  serve(app, deps, contract.acceptTerms, async ({ db, ctx, params, body }) => {
    await acceptOfferedTerms(db, ctx, params.token, body);
    return {};
  });
  serve(app, deps, contract.giveDetails, async ({ db, ctx, params, body }) => {
    await takeDetails(db, ctx, world, params.token, body);
    return {};
  });
  serve(app, deps, contract.handInDraftLink, async ({ db, ctx, params, body }) => ({
    id: await takeDraftLink(db, ctx, params.token, body),
  }));
  fileRoute(app, deps);
  serve(app, deps, contract.answerOnDraft, async ({ db, ctx, params, body }) => {
    await takeComment(db, ctx, params.token, { draftId: params.draftId, text: body.text });
    return {};
  });
  serve(app, deps, contract.givePost, async ({ db, ctx, params, body }) => {
    await takePost(db, ctx, params.token, body);
    return {};
  });
  serveFile(app, deps, contract.fetchBriefFile, ({ db, ctx, params }) => openBriefFile(db, ctx, params));
}

export function collaborationPageRoutes(app: FastifyInstance, deps: HttpDeps, world: PagesWorld): void {
  teamRoutes(app, deps, world);
  creatorRoutes(app, deps, world);
}
