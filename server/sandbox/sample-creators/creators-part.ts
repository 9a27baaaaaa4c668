import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { announceCreator } from '../../campaigns/collaboration-drafts/notify-team.ts';
import { handInDraft } from '../../campaigns/collaboration-drafts/hand-in-draft.ts';
import type { HeldWork } from '../../campaigns/collaboration-pages/open-page.ts';
import { giveDeliverablePost } from '../../campaigns/collaborations/deliverables/give-post.ts';
import { deliverablesOf } from '../../campaigns/collaborations/service.ts';
import { announceCampaign } from '../../campaigns/shared/campaign-access.ts';

/* What sample creators do for a collaboration, as real ones do it on their page. The caller has locked it. */

/** The first thing to be made for a collaboration that has no post yet. */
export const openDeliverable = async (db: Db, { toNotify }: HeldWork) =>
  (await deliverablesOf(db, toNotify.teamId, toNotify.collaborationId)).find(({ post_url: url }) => !url);

/** Hands in a draft. @returns its id */
export async function handInSampleDraft(
  db: Db,
  ctx: Context,
  held: HeldWork,
  { version, note }: { version: number; note: string },
): Promise<number> {
  const { teamId, collaborationId, campaignId } = held.toNotify;
  const deliverable = await openDeliverable(db, held);
  const url = `https://drive.example/drafts/${collaborationId}-v${version}`;
  const draft = { deliverableId: deliverable?.id ?? null, note, url, fileId: null, by: null };
  const id = await handInDraft(db, ctx, held.toNotify, draft);
  await announceCampaign(db, teamId, campaignId);
  return id;
}

/** Gives the address of a published post. */
export async function giveSamplePost(db: Db, ctx: Context, held: HeldWork, url: string): Promise<void> {
  const { teamId, collaborationId, campaignId } = held.toNotify;
  const deliverable = await openDeliverable(db, held);
  if (!deliverable) return;
  await giveDeliverablePost(db, ctx, {
    teamId,
    collaborationId,
    deliverableId: deliverable.id,
    url,
    by: 'creator',
  });
  await announceCreator(db, ctx, held.toNotify, 'collaboration.postGiven');
  await announceCampaign(db, teamId, campaignId);
}
