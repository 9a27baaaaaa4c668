import type { FastifyInstance } from 'fastify';
import {
  countPlatforms,
  filterChoices,
  searchCreators as searchEndpoint,
  getCreator as showEndpoint,
} from '../../../contract/creators/search/creator-search.ts';
import { countFacet as facetEndpoint } from '../../../contract/creators/search/creator-search.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { listChoices } from '../search-engine/facets/choices.ts';
import { countFacetForTeam, countPlatformsForTeam, loadCreatorForTeam, searchForTeam } from './service.ts';

export function creatorRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, searchEndpoint, ({ db, ctx, query }) => searchForTeam(db, ctx, query));
  serve(app, deps, facetEndpoint, ({ db, ctx, query }) => countFacetForTeam(db, ctx, query));
  serve(app, deps, countPlatforms, ({ db, ctx, query }) => countPlatformsForTeam(db, ctx, query));
  serve(app, deps, filterChoices, ({ db, ctx, query }) => listChoices(db, ctx, query.platform));
  serve(app, deps, showEndpoint, ({ db, ctx, params }) =>
    loadCreatorForTeam(db, ctx, params.platform, params.id),
  );
}
