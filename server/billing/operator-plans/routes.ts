import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/billing/operator-plans.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changePlanBy, plansForOperator } from './change-plans.ts';
import { listExpiringTeams, giveByHand, timeOf } from './team-time.ts';

export function operatorPlanRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.getOperatorPlans, ({ db }) => plansForOperator(db));
  serve(app, deps, contract.changePlanRow, async ({ db, ctx, params, body }) => {
    await changePlanBy(db, ctx, params.code, body);
    return {};
  });
  serve(app, deps, contract.giveTime, ({ db, ctx, params, body }) =>
    giveByHand(db, ctx, params.teamId, body),
  );
  serve(app, deps, contract.getTeamTime, ({ db, ctx, params }) => timeOf(db, ctx, params.teamId));
  serve(app, deps, contract.listExpiring, ({ db, ctx, query }) => listExpiringTeams(db, ctx, query));
}
