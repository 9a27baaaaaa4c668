import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { DueWork } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { isOver } from '../../../contract/campaigns/collaboration-states.ts';
import { announceCampaign, holdCampaignOf, type CampaignOf } from '../shared/campaign-access.ts';
import { refreshCandidates } from '../candidates/refresh-candidates.ts';
import { collaborationsOf, readTakenBack } from '../collaborations/service.ts';
import { readFacts } from '../collaborations/states/state-facts.ts';
import { visitsOf } from '../collaborations/short-link-visits.ts';
import type { CollaborationOf } from '../collaborations/collaboration.ts';
import { applySign } from '../collaborations/states/apply-sign.ts';
import { putMissingCosts } from '../payables/payments/project-cost.ts';
import { followPrices } from '../payables/payments/record-real-price.ts';
import { checkPosts } from './check-campaign-posts.ts';
import { findPosts } from './find-deliverable-posts.ts';

const againMs = 10 * 60_000;

/** @returns whether some goal is not reached yet */
async function countVisits(
  db: Db,
  ctx: Context,
  campaign: CampaignOf,
  collaborations: readonly CollaborationOf[],
): Promise<boolean> {
  const open = collaborations.flatMap(({ id, visitsGoal: goal, shortLinkId: linkId, visitsReachedAt }) =>
    goal !== null && linkId !== null && visitsReachedAt === null ? [{ id, goal, linkId }] : [],
  );
  const linkIds = [...new Set(open.map(({ linkId }) => linkId))];
  const visits = await visitsOf(db, ctx, campaign, linkIds);
  const reached = open.filter(({ linkId, goal }) => (visits.get(linkId) ?? 0) >= goal);
  const { teamId } = campaign;
  for (const { id } of reached)
    await applySign(db, ctx, { teamId, collaborationId: id, sign: 'visitsReached' });
  return reached.length < open.length;
}

/** Moves cards on that are checked and paid, unless somebody moved them back. */
async function findPaid(
  db: Db,
  ctx: Context,
  teamId: number,
  collaborations: readonly CollaborationOf[],
): Promise<void> {
  const checked = collaborations.filter(({ state }) => state === 'checked');
  if (!checked.length) return;
  const facts = await readFacts(db, teamId, checked);
  const paid = checked.map(({ id }) => id).filter(id => (facts.get(id)?.paid ?? 0) > 0);
  const takenBack = await readTakenBack(db, teamId, paid);
  for (const collaborationId of paid.filter(id => !takenBack.has(id)))
    await applySign(db, ctx, { teamId, collaborationId, sign: 'allPaid' });
}

/**
 * Syncs a campaign: news from its mail, its project, its short links and its payables moves its cards. One transaction
 * that locks the campaign: repeating it, or running it twice at the same time, changes nothing more. It wakes nothing
 * itself: what locks the project wakes the campaign afterwards, and the project is locked here last.
 * @returns when to sync again without news; null: when there is news
 */
export function syncCampaign(pool: Db, ctx: Context, { teamId, id }: DueWork): Promise<Date | null> {
  return asTeam(pool, teamId, async db => {
    const campaign = await holdCampaignOf(db, teamId, id);
    if (!campaign || campaign.state === 'archived') return null;
    const silentAt = await refreshCandidates(db, ctx, teamId, campaign);
    const going = async () => (await collaborationsOf(db, teamId, id)).filter(({ state }) => !isOver(state));
    await findPosts(db, ctx, campaign, await going());
    // Each step must see what the one before moved.
    const isWaiting = await checkPosts(db, ctx, campaign, await going());
    const isOpen = await countVisits(db, ctx, campaign, await going());
    await findPaid(db, ctx, teamId, await going());
    await followPrices(db, ctx, campaign);
    if (await putMissingCosts(db, ctx, campaign)) await announceCampaign(db, teamId, id);
    if (campaign.state === 'done' || (!isWaiting && !isOpen)) return silentAt;
    const again = new Date(ctx.now().getTime() + againMs);
    return silentAt && silentAt < again ? silentAt : again;
  });
}
