import { syncCampaignsOfProject, unbindProject } from './campaigns/shared/campaign-access.ts';
import { deleteAlertsOf } from './monitoring/alerts/service.ts';
import { deleteBriefOf } from './monitoring/briefs/service.ts';
import { deleteReportOf } from './monitoring/client-reports/service.ts';
import { deleteEffectsOf } from './monitoring/effects/service.ts';
import { projectChanged, projectRemoved } from './monitoring/shared/project-hooks.ts';

/* All places where a later context takes part in an earlier one (server/core/hooks.ts). Importing this file
   registers them. */

projectRemoved.add((db, _ctx, { teamId, projectId }) => deleteBriefOf(db, teamId, projectId));
projectRemoved.add((db, _ctx, { teamId, projectId }) => deleteAlertsOf(db, teamId, projectId));
projectRemoved.add((db, _ctx, { teamId, projectId }) => deleteEffectsOf(db, teamId, projectId));
projectRemoved.add(deleteReportOf);
projectRemoved.add((db, _ctx, { teamId, projectId }) => unbindProject(db, teamId, projectId));

projectChanged.add((db, ctx, { teamId, projectId }) => syncCampaignsOfProject(db, ctx, teamId, projectId));
