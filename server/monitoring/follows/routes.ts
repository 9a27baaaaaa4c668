import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/monitoring/follows.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addFollows, removeFollow } from './add-follows.ts';
import { listFollows } from './list-follows.ts';

export function followRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listFollows, ({ db, ctx, params }) => listFollows(db, ctx, params.id));
  serve(app, deps, contract.addFollows, ({ db, ctx, params, body }) => addFollows(db, ctx, params.id, body));
  serve(app, deps, contract.removeFollow, async ({ db, ctx, params }) => {
    await removeFollow(db, ctx, params.id, params.followId);
    return {};
  });
}
