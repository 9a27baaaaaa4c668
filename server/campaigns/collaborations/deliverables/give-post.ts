import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { putIntoProject } from '../../campaign-projects/service.ts';
import {
  syncCampaignLater,
  refuseArchived,
  announceCampaign,
  type CampaignOf,
} from '../../shared/campaign-access.ts';
import type { CollaborationOf } from '../collaboration.ts';
import { deliverablesOfEach, updateDeliverable } from '../deliverables.queries.ts';
import { insertEvents } from '../events/collaboration-events.queries.ts';
import { readAddress, wrongPost, type PostAddress } from './post-address.ts';
import { updateCollaboration } from '../queries.ts';
import { holdCollaborationOf } from '../require-collaboration.ts';
import { applySign } from '../states/apply-sign.ts';

export type PostGiver = 'team' | 'creator' | 'monitor';

export interface GivenPost {
  teamId: number;
  collaborationId: number;
  deliverableId: number;
  url: string;
  /** The key of a post that is watched already; without it `url` is read. */
  key?: string;
  by: PostGiver;
}

/** The columns of a deliverable that gets a post, or another one. */
export const postColumns = ({ url, key }: PostAddress, by: PostGiver, at: Date) => ({
  post_url: url,
  post_key: key,
  post_by: by,
  post_found_at: at,
  check_outcome: null,
});

/**
 * Handles new posts: watches those that nobody watches yet, starts their checks, and may move the card. The caller has
 * locked the collaboration.
 * @param addresses those that are not watched yet
 */
export async function followPosts(
  db: Db,
  ctx: Context,
  { campaign, collaboration }: { campaign: CampaignOf; collaboration: CollaborationOf },
  addresses: readonly PostAddress[],
): Promise<void> {
  const { teamId } = campaign;
  const watched = addresses.filter(({ key }) => key !== null);
  const { creatorId } = collaboration;
  if (watched.length)
    await putIntoProject(db, ctx, campaign, { posts: watched.map(({ url }) => ({ url, creatorId })) });
  // Earlier checks were of other posts.
  await updateCollaboration(db, teamId, collaboration.id, { checks_passed_at: null });
  await applySign(db, ctx, { teamId, collaborationId: collaboration.id, sign: 'postFound' });
  if (addresses.length) await syncCampaignLater(db, teamId, campaign.id, ctx.now());
}

/** See `giveDeliverablePost` of the service. */
export async function giveDeliverablePost(
  db: Db,
  ctx: Context,
  { teamId, collaborationId, deliverableId, url, key, by }: GivenPost,
): Promise<void> {
  const held = await holdCollaborationOf(db, teamId, collaborationId);
  if (!held) throw new AppError('not_found');
  refuseArchived(held.campaign);
  const all = await deliverablesOfEach(db, teamId, [collaborationId]);
  const deliverable = all.find(({ id }) => id === deliverableId);
  if (!deliverable) throw new AppError('not_found');
  const address = key === undefined ? readAddress(url, deliverable.kind) : { url, key };
  if ('fault' in address) throw wrongPost(ctx.lang, 'url', address.fault);
  if (deliverable.post_url === address.url) return;
  if (all.some(({ id, post_url: known }) => id !== deliverableId && known === address.url))
    throw wrongPost(ctx.lang, 'url', 'twice');
  const at = ctx.now();
  await updateDeliverable(db, teamId, deliverableId, postColumns(address, by, at));
  const kind = by === 'monitor' ? ('postFound' as const) : ('postGiven' as const);
  const accountId = by === 'team' ? (ctx.actor?.accountId ?? null) : null;
  const details = { url: address.url, title: deliverable.title };
  const event = { collaborationId, kind, accountId, details };
  await insertEvents(db, { teamId, campaignId: held.campaign.id, at }, [event]);
  await followPosts(db, ctx, held, by === 'monitor' ? [] : [address]);
  await announceCampaign(db, teamId, held.campaign.id);
}
