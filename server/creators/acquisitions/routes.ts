import type { FastifyInstance } from 'fastify';
import {
  createAcquisition,
  listAcquisitions,
  removeAcquisition,
  showAcquisition,
  changeAcquisitionState,
  tryAcquisition,
} from '../../../contract/creators/acquisitions/acquisitions.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { create, tryIt } from './creation/create-acquisition.ts';
import { show, showAll } from './show-acquisitions.ts';
import { remove, changeState } from './change-state.ts';

export function acquisitionRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, listAcquisitions, ({ db, ctx, query }) => showAll(db, ctx, world, query));
  serve(app, deps, tryAcquisition, ({ db, ctx, body }) => tryIt(db, ctx, world, body));
  serve(app, deps, createAcquisition, async ({ db, ctx, body }) => ({
    id: await create(db, ctx, world, body),
  }));
  serve(app, deps, showAcquisition, ({ db, ctx, params, query }) => show(db, ctx, params.id, query));
  serve(app, deps, changeAcquisitionState, async ({ db, ctx, params, body }) => ({
    acquisition: await changeState(db, ctx, params.id, body.deed),
  }));
  serve(app, deps, removeAcquisition, async ({ db, ctx, params }) => {
    await remove(db, ctx, params.id);
    return {};
  });
}
