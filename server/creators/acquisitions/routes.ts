import type { FastifyInstance } from 'fastify';
import {
  createAcquisition,
  listAcquisitions,
  removeAcquisition,
  getAcquisition,
  changeAcquisitionState,
  tryAcquisition,
} from '../../../contract/creators/acquisitions/acquisitions.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addAcquisition, tryIt } from './creation/create-acquisition.ts';
import { loadAcquisition, loadAcquisitions } from './load-acquisitions.ts';
import { removeEndedAcquisition, changeState } from './change-state.ts';

export function acquisitionRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, listAcquisitions, ({ db, ctx, query }) => loadAcquisitions(db, ctx, world, query));
  serve(app, deps, tryAcquisition, ({ db, ctx, body }) => tryIt(db, ctx, world, body));
  serve(app, deps, createAcquisition, async ({ db, ctx, body }) => ({
    id: await addAcquisition(db, ctx, world, body),
  }));
  serve(app, deps, getAcquisition, ({ db, ctx, params, query }) =>
    loadAcquisition(db, ctx, params.id, query),
  );
  serve(app, deps, changeAcquisitionState, async ({ db, ctx, params, body }) => ({
    acquisition: await changeState(db, ctx, params.id, body.deed),
  }));
  serve(app, deps, removeAcquisition, async ({ db, ctx, params }) => {
    await removeEndedAcquisition(db, ctx, params.id);
    return {};
  });
}
