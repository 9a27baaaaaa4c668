import type { Currency } from '../../../contract/monitor-kinds.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { CampaignOf } from '../campaigns/service.ts';
import { putGiven } from '../effects/service.ts';
import { putPasted } from '../monitored-posts/service.ts';
import { beyondPlan, holdProjectOf, recordOf } from '../monitors/service.ts';
import { recordOperation } from '../operation-records/service.ts';

/** What a collaboration gives to the monitor project of its campaign. */
export interface PutIntoProject {
  posts?: readonly { url: string; creatorId: number }[];
  coupon?: { code: string; creatorId: number };
  linkId?: { linkId: number; creatorId: number };
  /** Something that was paid; in the smallest unit of the currency, on a `yyyy-MM-dd`. */
  cost?: { creatorId: number; amountMinor: number; currency: Currency; day: string; note: string };
}

/**
 * Puts what is known of a campaign into its monitor project, in the caller's transaction as the team. Does nothing
 * where the campaign has none, or it is closed or over the plan; what finds no room is left out: that is not an error
 * of what the caller does. What is there already stays as it is, but for costs: each is one more.
 */
export async function putIntoProject(
  db: Db,
  ctx: Context,
  campaign: Pick<CampaignOf, 'teamId' | 'projectId' | 'ownerId' | 'accountId'>,
  { posts = [], coupon, linkId, cost }: PutIntoProject,
): Promise<void> {
  const { teamId, projectId } = campaign;
  const project = projectId === null ? null : await holdProjectOf(db, teamId, projectId);
  if (project?.state !== 'open') return;
  // Where a creator or nobody acts, it counts as done by who answers for the campaign.
  const by = ctx.actor?.accountId ?? (campaign.ownerId || campaign.accountId);
  const taker = { ...ctx, actor: { teamId, accountId: by } };
  if ((await beyondPlan(db, taker))(project.id)) return;
  const added = await putPasted(db, taker, project.id, posts);
  if (added) {
    const record = recordOf('monitor.addPosts', project);
    await recordOperation(db, ctx, teamId, { ...record, after: { posts: added } });
  }
  const given = {
    coupons: coupon ? [coupon] : [],
    links: linkId ? [linkId] : [],
    costs: cost ? [cost] : [],
  };
  await putGiven(db, ctx, { teamId, project, by }, given);
}
