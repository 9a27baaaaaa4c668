import type { FastifyInstance } from 'fastify';
import {
  deleteSavedSearch,
  listSavedSearches,
  markSearchSeen,
  renameSavedSearch,
  saveSearch,
} from '../../../contract/creators/saved-searches.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addSearch, markSeen, removeSearch, renameSearch, loadSearches } from './service.ts';

export function savedSearchRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listSavedSearches, ({ db, ctx }) => loadSearches(db, ctx));
  serve(app, deps, saveSearch, ({ db, ctx, body }) => addSearch(db, ctx, body));
  serve(app, deps, renameSavedSearch, async ({ db, ctx, params, body }) => {
    await renameSearch(db, ctx, params.id, body.name);
    return {};
  });
  serve(app, deps, markSearchSeen, async ({ db, ctx, params }) => {
    await markSeen(db, ctx, params.id);
    return {};
  });
  serve(app, deps, deleteSavedSearch, async ({ db, ctx, params }) => {
    await removeSearch(db, ctx, params.id);
    return {};
  });
}
