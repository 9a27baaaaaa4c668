import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';
import {
  recordEffects,
  putPaidCost,
  type Into,
  type PaidCost,
} from '../../monitoring/effects/inputs/record-effects.ts';
import {
  dropAgreedCosts,
  putAgreedCosts,
  type AgreedInProject,
} from '../../monitoring/effects/agreed/agreed-costs.ts';
import { putPasted } from '../../monitoring/monitored-posts/put-pasted-posts.ts';
import { beyondPlan, holdProjectOf } from '../../monitoring/shared/projects.ts';
import { recordOf } from '../../monitoring/shared/project-records.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';

/** What a collaboration adds to its campaign's monitor project. */
export interface PutIntoProject {
  posts?: readonly { url: string; creatorId: number }[];
  coupon?: { code: string; creatorId: number };
  linkId?: { linkId: number; creatorId: number };
}

type OfCampaign = Pick<CampaignOf, 'teamId' | 'projectId' | 'ownerId' | 'accountId'>;

interface OpenProject {
  into: Into;
  /** The account on whose behalf it is added. */
  taker: Omit<Context, 'actor'> & { actor: { teamId: number; accountId: number } };
}

/** Returns a campaign's project, locked; undefined if it has none, or the project is closed or beyond the plan. */
async function openProject(db: Db, ctx: Context, campaign: OfCampaign): Promise<OpenProject | undefined> {
  const { teamId, projectId } = campaign;
  const project = projectId === null ? null : await holdProjectOf(db, teamId, projectId);
  if (project?.state !== 'open') return undefined;
  // If a creator or no account acts, it counts as done by the campaign's owner.
  const by = ctx.actor?.accountId ?? (campaign.ownerId || campaign.accountId);
  const taker = { ...ctx, actor: { teamId, accountId: by } };
  return (await beyondPlan(db, taker))(project.id) ? undefined : { into: { teamId, project, by }, taker };
}

/**
 * Adds known data of a campaign to its monitor project, in the caller's transaction as the team. What does not fit is
 * left out, because that is no error of the caller's action. Existing data stays.
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
 * Adds a payment to a campaign's monitor project as a new cost, each time it is called, in the caller's transaction as
 * the team.
 * @returns the project's id; null if it could not be added
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

/**
 * Makes these the agreed costs of a campaign's monitor project, and removes those of the campaign from a former one. A
 * project that is closed or beyond the plan keeps what it has. In the caller's transaction as the team.
 * @param read is called once the project is locked, so that two campaigns do not overwrite each other's news
 * @returns whether the project has changed
 */
export async function putAgreedIntoProject(
  db: Db,
  ctx: Context,
  campaign: OfCampaign & Pick<CampaignOf, 'id'>,
  read: (projectId: number) => Promise<AgreedInProject>,
): Promise<boolean> {
  const { teamId, id: campaignId, projectId } = campaign;
  await dropAgreedCosts(db, { teamId, campaignId }, projectId);
  const open = await openProject(db, ctx, campaign);
  if (!open) return false;
  return putAgreedCosts(db, ctx, open.into, await read(open.into.project.id));
}
