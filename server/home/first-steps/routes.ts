import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/home/first-steps.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { hideFirstSteps } from './service.ts';

export function firstStepRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.hideFirstSteps, async ({ db, ctx, body }) => {
    await hideFirstSteps(db, ctx, body.isHidden);
    return {};
  });
}
