import type { FastifyInstance } from 'fastify';
import {
  addCredential as addEndpoint,
  changeCredential as changeEndpoint,
  changeSource as changeSourceEndpoint,
  checkCredential as checkEndpoint,
  listSourceFaults,
  listSources,
  removeCredential as removeEndpoint,
  tellPlatform as tellEndpoint,
} from '../../../contract/sourcing/sources.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import {
  addCredential,
  changeCredential,
  checkCredential,
  removeCredential,
} from './credentials/credentials.ts';
import { changeSource } from './overview/change-source.ts';
import { loadFaults, loadSources, tellPlatform } from './overview/load-sources.ts';

export function sourceRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, listSources, ({ db, ctx }) => loadSources(db, ctx, world));
  serve(app, deps, changeSourceEndpoint, async ({ db, ctx, params, body }) => {
    await changeSource(db, ctx, params.code, body);
    return {};
  });
  serve(app, deps, addEndpoint, async ({ db, ctx, params, body }) => ({
    id: await addCredential(db, ctx, world, { source: params.code, ...body }),
  }));
  serve(app, deps, changeEndpoint, async ({ db, ctx, params, body }) => {
    await changeCredential(db, ctx, world, { id: params.id, ...body });
    return {};
  });
  serve(app, deps, removeEndpoint, async ({ db, ctx, params }) => {
    await removeCredential(db, ctx, params.id);
    return {};
  });
  serve(app, deps, checkEndpoint, ({ db, ctx, params }) => checkCredential(db, ctx, world, params.id));
  serve(app, deps, listSourceFaults, ({ db, ctx, params, query }) => loadFaults(db, ctx, params.code, query));
  serve(app, deps, tellEndpoint, ({ db, ctx, body }) => {
    tellPlatform(db, ctx, world, body);
    return Promise.resolve({});
  });
}
