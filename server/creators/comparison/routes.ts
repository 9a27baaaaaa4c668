import type { FastifyInstance } from 'fastify';
import { compareCreators as compareEndpoint } from '../../../contract/creators/comparison.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { compareForTeam } from './service.ts';

export function comparisonRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, compareEndpoint, ({ db, ctx, query }) => compareForTeam(db, ctx, query.ids));
}
