import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';
import {
  recordEffects,
  putPaidCost,
  type Into,
  type PaidCost,
} from '../../monitoring/effects/inputs/record-effects.ts';
import { putPasted } from '../../monitoring/monitored-posts/put-pasted-posts.ts';
import { beyondPlan, holdProjectOf } from '../../monitoring/shared/projects.ts';
import { recordOf } from '../../monitoring/shared/project-records.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';

/** What a collaboration gives to the monitor project of its campaign. */
export interface PutIntoProject {
  posts?: readonly { url: string; creatorId: number }[];
  coupon?: { code: string; creatorId: number };
  linkId?: { linkId: number; creatorId: number };
}

type OfCampaign = Pick<CampaignOf, 'teamId' | 'projectId' | 'ownerId' | 'accountId'>;

interface OpenProject {
  into: Into;
  /** As whom it is put in. */
  taker: Omit<Context, 'actor'> & { actor: { teamId: number; accountId: number } };
}

/** The project of a campaign, held; undefined where it has none, or it is closed or over the plan. */
async function openProject(db: Db, ctx: Context, campaign: OfCampaign): Promise<OpenProject | undefined> {
  const { teamId, projectId } = campaign;
  const project = projectId === null ? null : await holdProjectOf(db, teamId, projectId);
  if (project?.state !== 'open') return undefined;
  // Where a creator or nobody acts, it counts as done by who answers for the campaign.
  const by = ctx.actor?.accountId ?? (campaign.ownerId || campaign.accountId);
  const taker = { ...ctx, actor: { teamId, accountId: by } };
  return (await beyondPlan(db, taker))(project.id) ? undefined : { into: { teamId, project, by }, taker };
}

/**
 * Puts what is known of a campaign into its monitor project, in the caller's transaction as the team. What finds no
 * room is left out: that is not an error of what the caller does. What is there already stays as it is.
 */
export async function putIntoProject(
  db: Db,
  ctx: Context,
  campaign: OfCampaign,
  { posts = [], coupon, linkId }: PutIntoProject,
): Promise<void> {
  const open = await openProject(db, ctx, campaign);
  if (!open) return;
  const { into, taker } = open;
  const { teamId, project } = into;
  const added = await putPasted(db, taker, project.id, posts);
  if (added) {
    const record = recordOf('monitor.addPosts', project);
    await recordOperation(db, ctx, teamId, { ...record, after: { posts: added } });
  }
  const given = { coupons: coupon ? [coupon] : [], links: linkId ? [linkId] : [] };
  await recordEffects(db, ctx, into, given);
}

/**
 * Puts something that was paid into the monitor project of a campaign, each time as one cost more, in the caller's
 * transaction as the team.
 * @returns the project's id; null where it found no place
 */
export async function putCostIntoProject(
  db: Db,
  ctx: Context,
  campaign: OfCampaign,
  cost: PaidCost,
): Promise<number | null> {
  const open = await openProject(db, ctx, campaign);
  return open && (await putPaidCost(db, ctx, open.into, cost)) ? open.into.project.id : null;
}
