import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import { announceCampaign, findCampaignOf, recordOf } from '../shared/campaign-access.ts';
import { dropCampaignFiles } from '../shared/campaign-files.ts';
import { deleteCampaign } from './copy-campaign.queries.ts';
import { collaboratingCreators, deleteCollaborations } from './erase-campaign.queries.ts';

/**
 * Deletes a campaign with everything in it, whatever became of its collaborations, in the caller's transaction as the
 * team; one that is gone is left alone. Users can delete only a campaign without collaborations: this is for samples.
 */
export async function eraseCampaign(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  const campaign = await findCampaignOf(db, teamId, id);
  if (!campaign) return;
  const creators = await collaboratingCreators(db, teamId, id);
  await noteInterest(db, ctx, creators, { kind: 'campaign', amount: -1 });
  await dropCampaignFiles(db, { teamId, campaignId: id, collaborationId: null });
  await deleteCollaborations(db, teamId, id);
  await deleteCampaign(db, teamId, id);
  await dropDue(db, 'campaign.sync', { teamId, id });
  const before = { name: campaign.name };
  await recordOperation(db, ctx, teamId, { ...recordOf('campaign.remove', campaign), before });
  await announceCampaign(db, teamId, id);
}
