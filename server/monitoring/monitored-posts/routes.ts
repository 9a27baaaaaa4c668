import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/monitoring/monitored-posts.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addPosts, removePosts } from './add-posts.ts';
import { listPosts } from './list-monitored-posts.ts';
import { refetchPost, loadPost } from './load-post.ts';
import { tryPosts } from './preview-posts.ts';

export function monitoredPostRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, contract.tryPosts, ({ db, ctx, params, body }) =>
    tryPosts(db, ctx, world, params.id, body.links),
  );
  serve(app, deps, contract.addPosts, ({ db, ctx, params, body }) => addPosts(db, ctx, params.id, body));
  serve(app, deps, contract.listPosts, ({ db, ctx, params, query }) => listPosts(db, ctx, params.id, query));
  serve(app, deps, contract.getPost, ({ db, ctx, params }) => loadPost(db, ctx, params.id, params.key));
  serve(app, deps, contract.refetchPost, ({ db, ctx, params }) =>
    refetchPost(db, ctx, params.id, params.key),
  );
  serve(app, deps, contract.removePosts, async ({ db, ctx, params, body }) => ({
    removed: await removePosts(db, ctx, params.id, body.keys),
  }));
}
