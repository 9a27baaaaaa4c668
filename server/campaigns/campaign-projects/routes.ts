import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/campaign-projects.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { bindToProject, createBoundProject, offerProjects, loadProject } from './bind-project.ts';

export function campaignProjectRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.getCampaignProject, ({ db, ctx, params }) => loadProject(db, ctx, params.id));
  serve(app, deps, contract.offerCampaignProjects, ({ db, ctx, params, query }) =>
    offerProjects(db, ctx, params.id, query.name),
  );
  serve(app, deps, contract.bindCampaignProject, async ({ db, ctx, params, body }) => {
    await bindToProject(db, ctx, params.id, body.projectId);
    return {};
  });
  serve(app, deps, contract.createCampaignProject, ({ db, ctx, params }) =>
    createBoundProject(db, ctx, params.id),
  );
}
