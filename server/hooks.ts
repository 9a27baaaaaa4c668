import { moveCampaignCreators } from './campaigns/shared/merged-creators.ts';
import { campaignMoved } from './campaigns/shared/campaign-hooks.ts';
import {
  holdCampaignsOfProject,
  syncCampaignsOfProject,
  unbindProject,
} from './campaigns/shared/campaign-access.ts';
import { eraseCreators } from './catalogue/creator-records/erasing/erase-creators.ts';
import { creatorMerged, creatorsMerged } from './catalogue/creator-records/merging/merge-hooks.ts';
import { erasedFromTeam, leavesInstallation } from './core/db/personal-data/erasure-hooks.ts';
import { moveReferences } from './core/db/move-references.ts';
import { moveConnections } from './creators/creator-connections/merged-connections.ts';
import { passwordProved } from './identity/sign-in/admit.ts';
import { moveTeamCreators, recountLists } from './creators/shared/merged-creators.ts';
import { inboxReferences } from './inbox/shared/merged-creators.ts';
import { linkReferences } from './links/shared/merged-creators.ts';
import { addressesOffered } from './creators/creator-emails/address-hooks.ts';
import { dropErasedPlaces } from './market/rankings/editions/erased-places.ts';
import { deleteAlertsOf } from './monitoring/alerts/service.ts';
import { deleteBriefOf } from './monitoring/briefs/service.ts';
import { deleteReportOf } from './monitoring/client-reports/service.ts';
import { deleteEffectsOf } from './monitoring/effects/service.ts';
import { monitorReferences } from './monitoring/shared/merged-creators.ts';
import { projectChanged, projectRemoved, projectRemoving } from './monitoring/shared/project-hooks.ts';
import { mailReferences } from './outreach/shared/merged-creators.ts';
import { lookAtCampaign } from './sandbox/sample-creators/act-in-campaigns.ts';
import { moveInterest } from './sourcing/refreshes/merged-interest.ts';
import { findSuppressed } from './outreach/suppressions/service.ts';
import { recordErasure } from './workspace/erasures/record-erasure.ts';
import { refuseWithoutProvider } from './workspace/single-sign-on/sign-in.ts';
import './personal-data.ts';

/* All places where a later context takes part in an earlier one (server/core/hooks.ts). Importing this file
   registers them. */

passwordProved.add(refuseWithoutProvider);

addressesOffered.add(async (db, _ctx, { teamId, addresses, refused }) => {
  for (const address of await findSuppressed(db, teamId, addresses)) refused.add(address);
});

projectRemoving.add((db, _ctx, { teamId, projectId }) => holdCampaignsOfProject(db, teamId, projectId));

projectRemoved.add((db, _ctx, { teamId, projectId }) => deleteBriefOf(db, teamId, projectId));
projectRemoved.add((db, _ctx, { teamId, projectId }) => deleteAlertsOf(db, teamId, projectId));
projectRemoved.add((db, _ctx, { teamId, projectId }) => deleteEffectsOf(db, teamId, projectId));
projectRemoved.add(deleteReportOf);
projectRemoved.add((db, _ctx, { teamId, projectId }) => unbindProject(db, teamId, projectId));

projectChanged.add((db, ctx, { teamId, projectId }) => syncCampaignsOfProject(db, ctx, teamId, projectId));

campaignMoved.add((db, ctx, { teamId, campaignId }) => lookAtCampaign(db, teamId, campaignId, ctx.now()));

creatorsMerged.add((db, _ctx, { teamId, pairs }) => moveTeamCreators(db, teamId, pairs));
creatorsMerged.add((db, _ctx, { teamId, pairs }) => moveReferences(db, teamId, linkReferences, pairs));
creatorsMerged.add((db, _ctx, { teamId, pairs }) => moveReferences(db, teamId, mailReferences, pairs));
creatorsMerged.add((db, _ctx, { teamId, pairs }) => moveReferences(db, teamId, inboxReferences, pairs));
creatorsMerged.add((db, _ctx, { teamId, pairs }) => moveReferences(db, teamId, monitorReferences, pairs));
creatorsMerged.add(moveCampaignCreators);

creatorMerged.add((db, _ctx, pair) => moveInterest(db, pair));
creatorMerged.add(moveConnections);

erasedFromTeam.add(recountLists);
erasedFromTeam.add(recordErasure);
leavesInstallation.add(dropErasedPlaces);
leavesInstallation.add(eraseCreators);
