import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from './db/database.ts';
import { pendingMigrations } from './db/migrate.ts';
import type { Env } from './env.ts';
import { creatorRoutes } from './features/creators/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { authenticate } from './features/identity/service.ts';
import { operationsRoutes } from './features/operations/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { refuseUnknownPaths } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import type { HttpDeps } from './http/serve.ts';
import { makeServer } from './http/server.ts';
import { serveWeb } from './http/web-files.ts';
import { catalogueJobs } from './features/catalogue/jobs.ts';
import type { AnyJob } from './jobs/define-job.ts';

/** Every job of every feature. */
export const jobs: readonly AnyJob[] = [...catalogueJobs];

export interface AppParts {
  env: Env;
  log: Logger;
  db: Db;
  makeContext: HttpDeps['makeContext'];
  areJobsHealthy: () => boolean;
}

/** The composition root: what a process serves over HTTP, by its role. */
export async function makeApp({
  env,
  log,
  db,
  makeContext,
  areJobsHealthy,
}: AppParts): Promise<FastifyInstance> {
  const app = await makeServer(env, log);
  serveMetrics(app, env.METRICS_TOKEN);
  serveHealth(app, async () => {
    const pending = await pendingMigrations(db).catch(() => null);
    return { database: pending !== null, migrations: pending?.length === 0, jobs: areJobsHealthy() };
  });
  if (env.ROLE === 'all' || env.ROLE === 'web') {
    await describeApi(app);
    const deps: HttpDeps = { db, makeContext, authenticate };
    await app.register(async routes => {
      identityRoutes(routes, deps, env);
      teamRoutes(routes, deps);
      creatorRoutes(routes, deps);
      statisticsRoutes(routes, deps);
      operationsRoutes(routes, deps);
    });
    await serveWeb(app, path.join(env.root, 'dist'));
  } else {
    refuseUnknownPaths(app);
  }
  return app;
}
