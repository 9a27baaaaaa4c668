import type { FastifyInstance } from 'fastify';
import { listPlans, getEquity, getMemberUsage, getUsage } from '../../../contract/billing/plans.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { describeEquity, describeMemberUsage, describeUsage, loadPlans } from './load-plans.ts';

export function planRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listPlans, ({ db }) => loadPlans(db));
  serve(app, deps, getEquity, ({ db, ctx, query }) => describeEquity(db, ctx, query.teamId));
  serve(app, deps, getUsage, ({ db, ctx }) => describeUsage(db, ctx));
  serve(app, deps, getMemberUsage, ({ db, ctx, query }) => describeMemberUsage(db, ctx, query));
}
