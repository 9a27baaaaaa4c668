import type {
  createCampaignProject,
  offerCampaignProjects,
  getCampaignProject,
} from '../../../contract/campaigns/campaign-projects.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { monitorLimits } from '../../../contract/monitoring/monitor-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  bindProject,
  holdCampaign,
  syncCampaignLater,
  syncCampaignsOfProject,
  recordOf,
  refuseArchived,
  requireCampaign,
  announceCampaign,
  type SeenCampaign,
} from '../shared/campaign-access.ts';
import { effectOf } from '../../monitoring/effects/load-effect.ts';
import { holdProject, pageOfProjects, type SeenProject } from '../../monitoring/shared/projects.ts';
import { makeProject } from '../../monitoring/monitors/make-project.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { countUncosted, marksOfCampaign, postsOfCampaign } from './queries.ts';
import { putIntoProject } from './service.ts';

const maxOffered = 100;

const texts: Record<Lang, { bound: string }> = {
  zh: { bound: '该推广任务已关联监控项目，请先解除关联' },
  en: { bound: 'already has a monitor project. Unlink it first.' },
};

const presentProject = ({ id, name, state, beginsOn, endsOn, mine }: SeenProject) => ({
  id,
  name,
  state,
  beginsOn,
  endsOn,
  mine,
});

/** @throws AppError not_found */
export async function loadProject(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
): Promise<ReplyOf<typeof getCampaignProject>> {
  const { teamId } = ctx.actor;
  const { projectId, uncosted } = await asTeam(pool, teamId, async db => ({
    ...(await requireCampaign(db, ctx, campaignId)),
    uncosted: await countUncosted(db, teamId, campaignId, ctx.now()),
  }));
  if (projectId === null) return { project: null, figures: null };
  const { project, totals, posts } = await effectOf(pool, ctx, projectId);
  const { plays, engagements, clicks, orders, revenueFen, costFen, roiBp } = totals;
  const figures = { plays, engagements, clicks, orders, revenueFen, costFen, roiBp };
  const { id, name, state, beginsOn, endsOn, mine } = project;
  return {
    project: { id, name, state, beginsOn, endsOn, mine },
    figures: { ...figures, posts: posts.all, heldBack: posts.heldBack, uncosted },
  };
}

/** Returns open projects that the caller may change, newest first. @throws AppError not_found, forbidden */
export const offerProjects = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  name: string | undefined,
): Promise<ReplyOf<typeof offerCampaignProjects>> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await requireCampaign(db, ctx, campaignId, 'editor');
    const page = { size: maxOffered, offset: 0 };
    const { projects } = await pageOfProjects(db, ctx, { name: name?.trim() }, page);
    return {
      projects: projects.filter(({ mine, state }) => mine && state === 'open').map(presentProject),
    };
  });

/** Adds what creators reported before the project was bound. */
async function putEverything(db: Db, ctx: SignedIn, campaign: SeenCampaign): Promise<void> {
  const { teamId, id } = campaign;
  await putIntoProject(db, ctx, campaign, { posts: await postsOfCampaign(db, teamId, id) });
  for (const { coupon, short_link_id: linkId, creator_id: creatorId } of await marksOfCampaign(
    db,
    teamId,
    id,
  )) {
    await putIntoProject(db, ctx, campaign, {
      ...(coupon ? { coupon: { code: coupon, creatorId } } : {}),
      ...(linkId === null ? {} : { linkId: { linkId, creatorId } }),
    });
  }
}

async function bind(db: Db, ctx: SignedIn, campaign: SeenCampaign, project: SeenProject | null) {
  const { teamId, id } = campaign;
  const projectId = project?.id ?? null;
  await bindProject(db, teamId, id, projectId);
  if (project) await putEverything(db, ctx, { ...campaign, projectId });
  // The campaign sync adds earlier payments to the project, and moves what is agreed.
  await syncCampaignLater(db, teamId, id, ctx.now());
  // The campaigns that stay in the former project no longer share its typed fees with this one.
  if (campaign.projectId !== null) await syncCampaignsOfProject(db, ctx, teamId, campaign.projectId);
  const after = { project: project?.name ?? null };
  await recordOperation(db, ctx, teamId, { ...recordOf('campaign.project', campaign), after });
  await announceCampaign(db, teamId, id);
}

/** @throws AppError not_found, forbidden, campaign_state */
export async function bindToProject(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  projectId: number | null,
): Promise<void> {
  await asTeam(pool, ctx.actor.teamId, async db => {
    const campaign = await holdCampaign(db, ctx, campaignId, 'editor');
    refuseArchived(campaign);
    if (campaign.projectId === projectId) return;
    const project = projectId === null ? null : await holdProject(db, ctx, projectId);
    if (project && !project.mine) throw new AppError('forbidden', { who: 'maker' });
    await bind(db, ctx, campaign, project);
  });
}

/**
 * @throws AppError not_found, forbidden, campaign_state; entitlement_exceeded; invalid_request if one is bound already
 */
export function createBoundProject(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
): Promise<ReplyOf<typeof createCampaignProject>> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const campaign = await holdCampaign(db, ctx, campaignId, 'editor');
    refuseArchived(campaign);
    if (campaign.projectId !== null)
      throw new AppError('invalid_request', {}, [{ field: 'id', reason: texts[ctx.lang].bound }]);
    const { beginsOn, endsOn, zone, budgetMinor, currency } = campaign;
    const name = campaign.name.slice(0, monitorLimits.nameLength);
    const fields = { name, beginsOn, endsOn, zone, budgetMinor, currency, ownerId: accountId };
    const projectId = await makeProject(db, ctx, fields);
    await bind(db, ctx, campaign, await holdProject(db, ctx, projectId));
    return { projectId };
  });
}
