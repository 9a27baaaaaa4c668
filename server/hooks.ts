import { syncCampaignsOfProject, unbindProject } from './campaigns/shared/campaign-access.ts';
import { forgetAlerts } from './monitoring/alerts/service.ts';
import { forgetBrief } from './monitoring/briefs/service.ts';
import { forgetReport } from './monitoring/client-reports/service.ts';
import { forgetEffects } from './monitoring/effects/service.ts';
import { projectChanged, projectRemoved } from './monitoring/shared/project-hooks.ts';

/* All places where a later context takes part in an earlier one (server/core/hooks.ts). Importing this file
   registers them. */

projectRemoved.add((db, _ctx, { teamId, projectId }) => forgetBrief(db, teamId, projectId));
projectRemoved.add((db, _ctx, { teamId, projectId }) => forgetAlerts(db, teamId, projectId));
projectRemoved.add((db, _ctx, { teamId, projectId }) => forgetEffects(db, teamId, projectId));
projectRemoved.add(forgetReport);
projectRemoved.add((db, _ctx, { teamId, projectId }) => unbindProject(db, teamId, projectId));

projectChanged.add((db, ctx, { teamId, projectId }) => syncCampaignsOfProject(db, ctx, teamId, projectId));
