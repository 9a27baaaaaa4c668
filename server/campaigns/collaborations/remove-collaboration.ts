import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { announceCampaign, syncCampaignLater } from '../shared/campaign-access.ts';
import { dropCampaignFiles } from '../shared/campaign-files.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { payableSums } from '../shared/payable-sums.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import { deleteCollaboration } from './queries.ts';
import { recordOfOne } from './collaboration-records.ts';
import { holdCollaborationToChange } from './require-collaboration.ts';

/**
 * Removes a collaboration that is still negotiated and has no payables; others can only be cancelled.
 * @throws AppError not_found, forbidden, campaign_state, collaboration_state
 */
export function removeCollaboration(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { collaboration, campaign } = await holdCollaborationToChange(db, ctx, id);
    const { unpaid, paid } = await payableSums(db, teamId, id);
    if (collaboration.state !== 'negotiating' || unpaid + paid > 0) throw new AppError('collaboration_state');
    const subject = await recordOfOne(db, teamId, 'collaboration.remove', collaboration);
    await dropCampaignFiles(db, { teamId, campaignId: campaign.id, collaborationId: id });
    await deleteCollaboration(db, teamId, id);
    await noteInterest(db, ctx, [collaboration.creatorId], { kind: 'campaign', amount: -1 });
    await recordOperation(db, ctx, teamId, { ...subject, before: { campaign: campaign.name } });
    await syncCampaignLater(db, teamId, campaign.id, ctx.now());
    await announceCampaign(db, teamId, campaign.id);
  });
}
