import type { FastifyInstance } from 'fastify';
import {
  listImportRuns,
  listJobs,
  retryDeadJob as retryEndpoint,
} from '../../../contract/activity/job-admin.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { retryDeadJob, loadImports, loadJobs } from './service.ts';

export function operationsRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listJobs, ({ db, ctx }) => loadJobs(db, ctx));
  serve(app, deps, listImportRuns, ({ db, ctx }) => loadImports(db, ctx));
  serve(app, deps, retryEndpoint, async ({ db, ctx, params }) => {
    await retryDeadJob(db, ctx, params.id);
    return {};
  });
}
