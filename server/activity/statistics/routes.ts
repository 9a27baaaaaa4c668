import type { FastifyInstance } from 'fastify';
import { getStatisticsCount } from '../../../contract/activity/statistics.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadStatistics } from './service.ts';

export function statisticsRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getStatisticsCount, ({ db, ctx }) => loadStatistics(db, ctx));
}
