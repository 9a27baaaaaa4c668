import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/campaign-briefs.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { keepTemplate, listTemplates, removeTemplate } from './service.ts';

export function campaignBriefRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listBriefTemplates, ({ db, ctx }) => listTemplates(db, ctx));
  serve(app, deps, contract.keepBriefTemplate, async ({ db, ctx, body }) => ({
    id: await keepTemplate(db, ctx, body),
  }));
  serve(app, deps, contract.removeBriefTemplate, async ({ db, ctx, params }) => {
    await removeTemplate(db, ctx, params.id);
    return {};
  });
}
