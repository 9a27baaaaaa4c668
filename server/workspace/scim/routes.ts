import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/workspace/scim/scim-tokens.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadTokens, makeToken, revokeToken } from './tokens.ts';

/** @param site its public address is known only once the server listens */
export function scimTokenRoutes(app: FastifyInstance, deps: HttpDeps, site: { publicUrl: string }): void {
  serve(app, deps, contract.listScimTokens, ({ db, ctx }) => loadTokens(db, ctx, site));
  serve(app, deps, contract.createScimToken, ({ db, ctx, body }) => makeToken(db, ctx, body));
  serve(app, deps, contract.revokeScimToken, async ({ db, ctx, params }) => {
    await revokeToken(db, ctx, params.id);
    return {};
  });
}
