import type { FastifyInstance } from 'fastify';
import {
  dismissBackgroundTask as dismissEndpoint,
  fetchBackgroundTaskFile,
  listBackgroundTasks,
} from '../../../contract/activity/background-tasks.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { dismissBackgroundTask, openBackgroundTaskFile, loadBackgroundTasks } from './task-tray.ts';

export function backgroundTaskRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listBackgroundTasks, async ({ db, ctx }) => ({
    works: await loadBackgroundTasks(db, ctx),
  }));
  serve(app, deps, dismissEndpoint, async ({ db, ctx, params }) => {
    await dismissBackgroundTask(db, ctx, params.id);
    return {};
  });
  serveFile(app, deps, fetchBackgroundTaskFile, ({ db, ctx, params }) =>
    openBackgroundTaskFile(db, ctx, params.id),
  );
}
