import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/sandbox/sample-campaign.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { addSampleCampaign, removeSampleCampaign, sampleCampaignOf } from './service.ts';

export function sampleCampaignRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox, links }: { isSandbox: boolean; links: LinkServices },
): void {
  const refuseOutside = () => {
    if (!isSandbox) throw new AppError('sandbox_only');
  };
  serve(app, deps, contract.getSampleCampaign, async ({ db, ctx }) => {
    refuseOutside();
    return { campaignId: await sampleCampaignOf(db, ctx) };
  });
  serve(app, deps, contract.addSampleCampaign, async ({ db, ctx, body }) => {
    refuseOutside();
    return { campaignId: await addSampleCampaign(db, ctx, links, body.zone) };
  });
  serve(app, deps, contract.removeSampleCampaign, async ({ db, ctx }) => {
    refuseOutside();
    await removeSampleCampaign(db, ctx, links);
    return {};
  });
}
