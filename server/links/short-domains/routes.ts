import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/links/short-domains.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addDomain, loadDomains, removeDomain, verifyDomain } from './domains.ts';

export function shortDomainRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, contract.listShortDomains, ({ db, ctx }) => loadDomains(db, ctx));
  serve(app, deps, contract.addShortDomain, ({ db, ctx, body }) => addDomain(db, ctx, links, body.host));
  serve(app, deps, contract.verifyShortDomain, ({ db, ctx, params }) =>
    verifyDomain(db, ctx, links, params.id),
  );
  serve(app, deps, contract.removeShortDomain, async ({ db, ctx, params }) => {
    await removeDomain(db, ctx, params.id);
    return {};
  });
}
