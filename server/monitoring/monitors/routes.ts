import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/monitoring/monitors.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changeProject, createProject, changeProjectState } from './change-project.ts';
import { listProjects } from './list-projects.ts';
import { removeProject } from './remove-project.ts';
import { loadProject } from './load-project.ts';

export function monitorRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, contract.listProjects, ({ db, ctx, query }) => listProjects(db, ctx, query));
  serve(app, deps, contract.createProject, async ({ db, ctx, body }) => ({
    id: await createProject(db, ctx, body),
  }));
  serve(app, deps, contract.getProject, ({ db, ctx, params }) => loadProject(db, ctx, world, params.id));
  serve(app, deps, contract.changeProject, async ({ db, ctx, params, body }) => {
    await changeProject(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.changeProjectState, async ({ db, ctx, params, body }) => {
    await changeProjectState(db, ctx, params.id, body.state);
    return {};
  });
  serve(app, deps, contract.removeProject, async ({ db, ctx, params }) => {
    await removeProject(db, ctx, params.id);
    return {};
  });
}
