import type { FastifyInstance } from 'fastify';
import { listPlans, showEquity, showMemberUsage, showUsage } from '../../../contract/billing/plans.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { describeEquity, describeMemberUsage, describeUsage, showPlans } from './show-plans.ts';

export function planRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listPlans, ({ db }) => showPlans(db));
  serve(app, deps, showEquity, ({ db, ctx, query }) => describeEquity(db, ctx, query.teamId));
  serve(app, deps, showUsage, ({ db, ctx }) => describeUsage(db, ctx));
  serve(app, deps, showMemberUsage, ({ db, ctx, query }) => describeMemberUsage(db, ctx, query));
}
