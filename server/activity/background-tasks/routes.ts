import type { FastifyInstance } from 'fastify';
import {
  dismissWork as dismissEndpoint,
  fetchWorkFile,
  listWorks,
} from '../../../contract/activity/background-tasks.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { dismissWork, openWorkFile, loadWorks } from './task-tray.ts';

export function workRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listWorks, async ({ db, ctx }) => ({ works: await loadWorks(db, ctx) }));
  serve(app, deps, dismissEndpoint, async ({ db, ctx, params }) => {
    await dismissWork(db, ctx, params.id);
    return {};
  });
  serveFile(app, deps, fetchWorkFile, ({ db, ctx, params }) => openWorkFile(db, ctx, params.id));
}
