import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/campaigns.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changeCampaign, createCampaign, changeCampaignState } from './change-campaign.ts';
import { duplicateCampaign, removeCampaign } from './copy-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { offerMembers, setMembers } from './campaign-members.ts';
import { addOwnFile, listOwnFiles, openOwnFile, removeOwnFile } from './own-files.ts';
import { loadCampaign } from './load-campaign.ts';

export function campaignRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listCampaigns, ({ db, ctx, query }) => listCampaigns(db, ctx, query));
  serve(app, deps, contract.getCampaign, ({ db, ctx, params }) => loadCampaign(db, ctx, params.id));
  serve(app, deps, contract.createCampaign, async ({ db, ctx, body }) => ({
    id: await createCampaign(db, ctx, body),
  }));
  serve(app, deps, contract.changeCampaign, async ({ db, ctx, params, body }) => ({
    revision: await changeCampaign(db, ctx, params.id, body),
  }));
  serve(app, deps, contract.changeCampaignState, async ({ db, ctx, params, body }) => {
    await changeCampaignState(db, ctx, params.id, body.state);
    return {};
  });
  serve(app, deps, contract.duplicateCampaign, async ({ db, ctx, params, body }) => ({
    id: await duplicateCampaign(db, ctx, params.id, body),
  }));
  serve(app, deps, contract.removeCampaign, async ({ db, ctx, params }) => {
    await removeCampaign(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.setCampaignMembers, async ({ db, ctx, params, body }) => {
    await setMembers(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.offerCampaignMembers, ({ db, ctx }) => offerMembers(db, ctx));
}

export function campaignFileRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listCampaignFiles, ({ db, ctx, params, query }) =>
    listOwnFiles(db, ctx, params.id, query.collaborationId),
  );
  serve(app, deps, contract.addCampaignFile, async ({ db, ctx, params, body, file }) => ({
    id: await addOwnFile(db, ctx, params.id, { ...body, collaborationId: body.collaborationId, file }),
  }));
  serveFile(app, deps, contract.fetchCampaignFile, async ({ db, ctx, params }) => {
    const { content, name } = await openOwnFile(db, ctx, params);
    return { content, mediaType: 'application/octet-stream', name };
  });
  serve(app, deps, contract.removeCampaignFile, async ({ db, ctx, params }) => {
    await removeOwnFile(db, ctx, params);
    return {};
  });
}
