import type { FastifyInstance } from 'fastify';
import { listVisits, getLinkFigures, getLinkParts } from '../../../contract/links/visits.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { describeFigures, describeParts } from './figures/visit-figures.ts';
import { listRecords } from './records/list-records.ts';

export function visitRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, getLinkFigures, ({ db, ctx, params, query }) =>
    describeFigures(db, ctx, params.id, query),
  );
  serve(app, deps, getLinkParts, ({ db, ctx, params, query }) => describeParts(db, ctx, params.id, query));
  serve(app, deps, listVisits, ({ db, ctx, query }) => listRecords(db, ctx, links, query));
}
